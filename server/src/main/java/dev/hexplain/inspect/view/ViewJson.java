package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** How views are written as JSON, by the API and on the command line: components that are null are left out. */
public final class ViewJson {
    private ViewJson() {}

    /** For mappers that do more than that. */
    public static JsonMapper.Builder builder() {
        return JsonMapper.builder()
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS));
    }

    public static JsonMapper mapper() {
        return builder().build();
    }
}
