package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some of what a search found, in the order of bytes or of values.
 *
 * @param next where to go on; null where all is searched
 * @param problem why nothing was found although there may be something: the first value that could not be asked, say; null
 *     for no such reason
 * @param complete whether nothing was left out up to there: values that a limit ended, layers that were not unpacked
 * @param notes what was left out, and why, a sentence each
 */
public record HitsView(
        List<Hit> items, @Nullable String next, @Nullable String problem, boolean complete, List<String> notes) {
    /**
     * What was found.
     *
     * @param offset of its first byte in its source
     * @param is what it is, in words: {@code UTF-8}, {@code int, big-endian}; of a field or a value, its type
     * @param field id of the field that holds its first byte, or is found itself
     * @param path of the field; of a value, its own
     * @param before printable characters before it
     * @param text its own, or what a field or a value says
     * @param after printable characters behind it
     * @param bytes the first of its bytes, in hexadecimal
     */
    public record Hit(
            int source,
            long offset,
            long length,
            String is,
            @Nullable String field,
            String path,
            String before,
            String text,
            String after,
            String bytes) {}
}
