package dev.hexplain.inspect.view;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A sample: an object of the server that codecs encode.
 *
 * @param type its Java class
 * @param schema JSON schema of the values
 * @param values those it has by default
 * @param size what can be made larger or smaller; null where nothing can
 * @param published sizes that articles published
 */
public record SampleView(
        String id,
        String title,
        String doc,
        String type,
        JsonNode schema,
        JsonNode values,
        @Nullable SizeView size,
        List<PublishedView> published) {

    /**
     * The adjustable size of a sample.
     *
     * @param title what is counted: {@code payload}
     * @param unit {@code bytes} or {@code elements}
     * @param normal what it is by default
     */
    public record SizeView(
            String title,
            String unit,
            int min,
            int max,

            @com.fasterxml.jackson.annotation.JsonProperty("default")
            int normal) {}

    /**
     * A size that an article published.
     *
     * @param codec its id
     * @param note how it compares with what is measured here; empty where it is the same
     */
    public record PublishedView(String codec, int bytes, String source, String note) {}
}
