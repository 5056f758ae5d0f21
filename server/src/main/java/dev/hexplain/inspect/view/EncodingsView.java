package dev.hexplain.inspect.view;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The encodings of a sample by several codecs.
 *
 * @param values all that were encoded
 * @param size how large the sample was made; null where it is as it is by itself
 * @param millis until the last had finished
 */
public record EncodingsView(
        String sample, JsonNode values, @Nullable Integer size, List<EncodingView> results, double millis) {}
