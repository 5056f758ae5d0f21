package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An imported object, and its encodings by several codecs. */
public record ImportedView(@JsonUnwrapped ObjectView object, List<EncodingView> results, double millis) {

    /**
     * An imported object.
     *
     * @param className the class of the object, as in source code
     * @param classes how many classes were defined for it
     * @param losses what differs from the dump; the first of many
     * @param rewritten what Java serialization writes of it now; null where it is a part of the dump
     */
    public record ObjectView(
            String className,
            int classes,
            List<LossView> losses,
            @Nullable RewrittenView rewritten) {}

    /**
     * A difference between the dump and the object.
     *
     * @param kind {@code left_out}, {@code not_kept}, {@code undefined} or {@code stand_in}
     * @param path of the field in the dump; empty for a class
     */
    public record LossView(String kind, String path, String className, String reason) {}

    /**
     * A stream written again, compared with the original.
     *
     * @param same whether the bytes are the same
     * @param offset of the first difference; null where there is none
     * @param path of the field that is there in the dump; null where there is none
     * @param cause in a word or two; null where there is none
     */
    public record RewrittenView(
            boolean same,
            @Nullable Long offset,
            @Nullable String path,
            @Nullable String cause,
            @Nullable String reason) {}
}
