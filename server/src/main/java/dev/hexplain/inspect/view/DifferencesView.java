package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What differs between two trees.
 *
 * @param as what was compared: values, fields or bytes
 * @param same whether nothing differs
 * @param complete whether all differences were counted
 * @param summary in words
 * @param notes a sentence each: what changed in the classes of streams
 * @param counts of the differences by kind, those that there are
 * @param items the first ones
 */
public record DifferencesView(
        String as,
        boolean same,
        boolean complete,
        String summary,
        List<String> notes,
        List<Count> counts,
        List<Difference> items) {
    /** The same without what is listed. */
    public DifferencesView withoutItems() {
        return new DifferencesView(as, same, complete, summary, notes, counts, List.of());
    }

    /** @param kind changed, type-changed, added, removed or moved */
    public record Count(String kind, long count) {}

    /**
     * One of them.
     *
     * @param path of the value or field in the first tree, in the second one where it is only there
     * @param newPath in the second tree; as {@code path} unless it stands elsewhere there
     * @param before absent where it was added
     * @param after absent where it was removed
     */
    public record Difference(
            String kind,
            String path,
            String newPath,
            @Nullable Side before,
            @Nullable Side after) {}

    /**
     * One side of a difference.
     *
     * @param text in brief: a value, or bytes in hexadecimal
     * @param type of a value or a field; empty for bytes
     * @param field id of the field that holds it, or that the first byte is in; empty where there is none
     * @param source number of the source that the offset counts in
     */
    public record Side(String text, String type, String field, int source, long offset, long length) {}
}
