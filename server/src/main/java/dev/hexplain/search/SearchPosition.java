package dev.hexplain.search;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a search goes on.
 *
 * @param source the source that is searched
 * @param offset where the next hit may begin
 * @param end of the last hit, which the next one goes on behind
 */
public record SearchPosition(int source, long offset, long end) {
    public static final SearchPosition START = new SearchPosition(0, 0, 0);

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,9})\\.(\\d{1,18})\\.(\\d{1,18})");

    /** As {@link #toString} writes it; empty for any other text. */
    public static Optional<SearchPosition> parse(String text) {
        Matcher written = WRITTEN.matcher(text);
        return written.matches()
                ? Optional.of(new SearchPosition(
                        Integer.parseInt(written.group(1)),
                        Long.parseLong(written.group(2)),
                        Long.parseLong(written.group(3))))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return source + "." + offset + "." + end;
    }
}
