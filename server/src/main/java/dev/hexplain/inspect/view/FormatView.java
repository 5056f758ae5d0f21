package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A format, as lists show it.
 *
 * @param doc the first paragraph
 * @param ports well-known ports, if it is a protocol
 * @param samples their ids
 * @param takes a description of the schema it needs; null where it needs none
 * @param space that it is in; only of the user's own
 * @param version how often it was saved; only of the user's own
 * @param savedAt as ISO 8601; only of the user's own
 */
public record FormatView(
        String id,
        String title,
        String category,
        String doc,
        Kind kind,
        Origin origin,
        String license,
        List<String> fileExtensions,
        List<SignatureView> signatures,
        List<Integer> ports,
        List<String> samples,
        @Nullable String takes,
        @Nullable String space,
        @Nullable Integer version,
        @Nullable String savedAt) {

    /** The kind of its decoder. Named as in JSON. */
    public enum Kind {
        /** Code. */
        @JsonProperty("native")
        NATIVE,
        descriptor
    }

    /** Where it comes from. Named as in JSON. */
    public enum Origin {
        builtin,
        own
    }

    /** Bytes that tell it. */
    public record SignatureView(long offset, String hex) {}
}
