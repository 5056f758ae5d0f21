package dev.hexplain.inspect.encodings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The sample, values and codecs of an encoding run.
 *
 * @param sample its id
 * @param values an object of values that replace those it has by itself
 * @param codecs ids; empty for all
 * @param size how large, in the sample's own unit
 */
public record EncodeRequest(String sample, JsonNode values, Optional<List<String>> codecs, OptionalInt size) {
    public static EncodeRequest of(String sample) {
        return new EncodeRequest(sample, JsonNodeFactory.instance.objectNode(), Optional.empty(), OptionalInt.empty());
    }

    /** The same in another size. */
    public EncodeRequest withSize(int other) {
        return new EncodeRequest(sample, values, codecs, OptionalInt.of(other));
    }
}
