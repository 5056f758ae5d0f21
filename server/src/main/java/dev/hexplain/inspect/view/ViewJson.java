package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** How views are written as JSON, by the API and on the command line: components that are null are left out. */
public final class ViewJson {
    private static final JsonMapper MAPPER = mapper();

    private ViewJson() {}

    /** A view, or a plain value, in one line. */
    public static String line(@Nullable Object view) {
        try {
            return MAPPER.writeValueAsString(view);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** For mappers that do more than that. */
    public static JsonMapper.Builder builder() {
        return JsonMapper.builder(factory())
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS));
    }

    /** Threads share buffers: each request has a new thread, which would make its own. */
    private static JsonFactory factory() {
        return JsonFactory.builder()
                .recyclerPool(JsonRecyclerPools.sharedConcurrentDequePool())
                .build();
    }

    public static JsonMapper mapper() {
        return builder().build();
    }
}
