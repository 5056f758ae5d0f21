package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What codecs make of bytes whose classes have changed: the cells that were tried so far, from one on.
 *
 * @param outcomes what may become of an object
 * @param total cells there will be
 * @param measuring whether more cells will come
 * @param items in the order of changes, their directions, and codecs
 */
public record FlexibilityMatrixView(
        List<OutcomeView> outcomes,
        List<CodecHeadView> codecs,
        List<ChangeView> changes,
        int from,
        int total,
        boolean measuring,
        List<CellView> items) {
    /** What may become of an object. */
    public record OutcomeView(String id, String title, String sign, String meaning) {}

    /** A codec that was tried. */
    public record CodecHeadView(String id, String title, String library) {}

    /** A change, and in which directions it is tried. */
    public record ChangeView(String id, String title, String theme, List<String> directions) {}

    /**
     * What a codec makes of a change.
     *
     * @param outcome the id of one
     * @param reason null where all is the same
     */
    public record CellView(
            String codec,
            String change,
            String direction,
            String outcome,
            @Nullable String reason) {}

    /** A codec and a change, in each direction: the bytes, and what the reader took from where. */
    public record PairView(String codec, String library, ChangeView change, List<ReadingView> readings) {}

    /**
     * One direction.
     *
     * @param members what became of the values; null where nothing was read
     * @param writerClasses as a class list
     * @param readerClasses as a class list
     * @param written by the writer's classes; null where nothing was
     * @param rewritten by the reader's classes; null where that does not work
     * @param taken the bytes that were written, as the reader's schema explains them; null where the format needs no schema
     *     or both have the same
     */
    public record ReadingView(
            String direction,
            String outcome,
            @Nullable String reason,
            @Nullable List<MemberFateView> members,
            String writerClasses,
            String readerClasses,
            @Nullable VersionEncodingView written,
            @Nullable RewrittenView rewritten,
            @Nullable List<EncodingView.RunView> taken) {}

    /**
     * What became of a value.
     *
     * @param written its path in what was written; null where it was not
     * @param read its path in what was read; null where it has no place there
     * @param outcome the id of one
     */
    public record MemberFateView(
            @Nullable String written, @Nullable String read, String outcome, String words) {}

    /**
     * An object of one version, encoded.
     *
     * @param bytes null where there are too many
     * @param format null where none decodes them
     * @param runs null where they are not explained
     */
    @SuppressWarnings("ArrayRecordComponent") // for JSON only
    public record VersionEncodingView(
            int size,
            byte @Nullable [] bytes,
            @Nullable String format,
            @Nullable List<EncodingView.RunView> runs) {}

    /**
     * What the reader's classes write.
     *
     * @param of {@code read}: the object that was read; {@code own}: one of the same values that the reader has
     */
    public record RewrittenView(String of, @JsonUnwrapped VersionEncodingView encoding) {}
}
