package dev.hexplain.inspect.view;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The encoding of a sample by one codec. Where {@code state} is not {@link State#encoded}, the reason is given, and
 * nothing else.
 *
 * @param version of the library
 * @param size in bytes
 * @param bytes all of them, where they are few
 * @param dump id of a dump that holds them
 * @param tree id of its tree
 * @param root id of the tree's root field
 * @param format what the bytes are decoded as
 * @param order {@code big} or {@code little}, where the format leaves that open
 * @param explained bytes that have a meaning
 * @param roles bytes by role
 * @param members bytes by member of the object
 * @param runs the bytes in order; null where there are too many
 * @param label what came back when the codec read its own bytes
 */
@SuppressWarnings("ArrayRecordComponent") // written out as JSON, never compared
public record EncodingView(
        String codec,
        State state,
        @Nullable String reason,
        String version,
        @Nullable Integer size,
        @Nullable CompressedView compressed,
        byte @Nullable [] bytes,
        @Nullable String dump,
        @Nullable String tree,
        @Nullable String root,
        @Nullable String format,
        @Nullable String order,
        @Nullable Long explained,
        @Nullable Map<String, Long> roles,
        @Nullable List<MemberView> members,
        @Nullable List<RunView> runs,
        @Nullable LabelView label,
        @Nullable Double millis) {

    /** The outcome. Named as in JSON. */
    public enum State {
        encoded,
        unsupported,
        unavailable
    }

    /** Sizes in bytes after compressors. */
    public record CompressedView(int deflate, int zstd, int lz4, int snappy) {}

    /**
     * Bytes of a member of the object.
     *
     * @param path empty for what serves the encoding alone
     */
    public record MemberView(String path, long bytes) {}

    /**
     * Neighbouring bytes that are one leaf.
     *
     * @param path where it stands in the object; empty for what serves the encoding alone
     * @param order null where its bytes have none
     */
    public record RunView(
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
    public record LabelView(String kind, String reason) {}
}
