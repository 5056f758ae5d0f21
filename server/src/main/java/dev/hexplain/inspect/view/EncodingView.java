package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The encoding of a sample by one codec, or why there is none. */
public sealed interface EncodingView {
    String codec();

    /** Of the codec's library. */
    String version();

    /** The outcome's name in JSON. */
    @JsonProperty
    default String state() {
        return switch (this) {
            case Encoded _ -> "encoded";
            case Unsupported _ -> "unsupported";
            case Unavailable _ -> "unavailable";
        };
    }

    /**
     * An encoding.
     *
     * @param size in bytes
     * @param bytes all of them, where they are few
     * @param kept where it can be looked at; null where it is not kept
     * @param format what the bytes are decoded as
     * @param schema the language of the schema that the codec wrote by; null where it needs none
     * @param order {@code big} or {@code little}, where the format leaves that open
     * @param label what came back when the codec read its own bytes
     */
    @SuppressWarnings("ArrayRecordComponent") // written out as JSON, never compared
    @JsonPropertyOrder({"codec", "state"})
    record Encoded(
            String codec,
            String version,
            int size,
            @Nullable CompressedView compressed,
            byte @Nullable [] bytes,
            @JsonUnwrapped @Nullable KeptView kept,
            String format,
            @Nullable SchemaLanguageView schema,
            @Nullable String order,
            @JsonUnwrapped ExplanationView explanation,
            LabelView label,
            double millis)
            implements EncodingView {}

    /**
     * The language of a schema.
     *
     * @param language its title
     * @param ending of the names of files
     */
    record SchemaLanguageView(String language, String ending) {}

    /** An object that the codec cannot take. */
    @JsonPropertyOrder({"codec", "state", "reason"})
    record Unsupported(String codec, String reason, String version) implements EncodingView {}

    /** A codec whose library cannot be used here. */
    @JsonPropertyOrder({"codec", "state", "reason"})
    record Unavailable(String codec, String reason, String version) implements EncodingView {}

    /**
     * Where an encoding can be looked at.
     *
     * @param dump id of a dump that holds its bytes
     * @param tree id of its tree
     * @param root id of the tree's root field
     */
    record KeptView(String dump, String tree, String root) {}

    /**
     * What the bytes of an encoding are for.
     *
     * @param explained bytes that have a meaning
     * @param roles bytes by role
     * @param members bytes by member of the object
     * @param runs the bytes in order; null where there are too many
     */
    record ExplanationView(
            long explained,
            @Nullable Map<String, Long> roles,
            @Nullable List<MemberView> members,
            @Nullable List<RunView> runs) {}

    /** Sizes in bytes after compressors. */
    record CompressedView(int deflate, int zstd, int lz4, int snappy) {}

    /**
     * Bytes of a member of the object.
     *
     * @param path empty for what serves the encoding alone
     */
    record MemberView(String path, long bytes) {}

    /**
     * Neighbouring bytes that are one leaf.
     *
     * @param path where it is in the object; empty for what serves the encoding alone
     * @param order null where its bytes have none
     */
    record RunView(
            long offset,
            long length,
            String role,
            String path,
            String name,
            String type,
            @Nullable String order,
            String value) {}

    /**
     * How the decoded object compares with the sample.
     *
     * @param kind {@code exact}, {@code references}, {@code types} or {@code values}
     * @param reason in words; empty for an exact one
     */
    record LabelView(String kind, String reason) {}
}
