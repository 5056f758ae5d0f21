package dev.hexplain.api;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The byte range that a {@code Range} header asks for (RFC 9110, section 14). */
sealed interface ByteRange {
    /** The whole content: there is no header, or one that may be ignored. */
    record Whole() implements ByteRange {}

    /** One range of bytes, inside the content. */
    record Part(long first, long length) implements ByteRange {}

    /** A range outside the content (416 Range Not Satisfiable). */
    record Unsatisfiable() implements ByteRange {}

    Pattern ONE = Pattern.compile("bytes=\\s*([0-9]{0,18})-([0-9]{0,18})\\s*", Pattern.CASE_INSENSITIVE);

    /**
     * Reads the header. Several ranges, another unit, or nonsense mean the whole: a server may ignore the header then
     * (section 14.2), and need not answer in many parts.
     *
     * @param size of the content, in bytes
     */
    static ByteRange of(@Nullable String header, long size) {
        Matcher found = ONE.matcher(header == null ? "" : header);
        if (!found.matches() || (found.group(1).isEmpty() && found.group(2).isEmpty())) {
            return new Whole();
        }
        if (found.group(1).isEmpty()) {
            return last(Long.parseLong(found.group(2)), size);
        }
        long first = Long.parseLong(found.group(1));
        long last = found.group(2).isEmpty() ? size - 1 : Long.parseLong(found.group(2));
        if (!found.group(2).isEmpty() && last < first) {
            return new Whole();
        }
        return first >= size ? new Unsatisfiable() : new Part(first, Math.min(last, size - 1) - first + 1);
    }

    private static ByteRange last(long count, long size) {
        long length = Math.min(count, size);
        return length == 0 ? new Unsatisfiable() : new Part(size - length, length);
    }
}
