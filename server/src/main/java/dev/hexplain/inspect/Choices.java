package dev.hexplain.inspect;

import java.util.OptionalLong;

/**
 * How somebody wants a dump to be read.
 *
 * @param format a format's id, or {@value #DETECT}
 * @param dialect a dialect's id, or {@value #DETECT}
 * @param offset first byte of the source to decode; where it is empty, detection says
 */
public record Choices(String format, String dialect, OptionalLong offset) {
    public static final String DETECT = "auto";
    public static final Choices AUTO = new Choices(DETECT, DETECT, OptionalLong.empty());

    boolean detectsFormat() {
        return format.equals(DETECT);
    }

    boolean detectsDialect() {
        return dialect.equals(DETECT);
    }
}
