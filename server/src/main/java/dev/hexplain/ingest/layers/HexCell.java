package dev.hexplain.ingest.layers;

import dev.hexplain.ingest.SourceReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * A cell of a row of text: bytes in hex, as databases spell them ({@code X'…'}, {@code 0x…}, {@code \x…}), or a text.
 *
 * @param from first character, without white space and quotes
 * @param to behind the last
 */
record HexCell(long from, long to) {
    /** Digits without a prefix that are taken for bytes; fewer may be a number. */
    private static final int LEAST_BARE = 16;

    private static final int LONGEST_TEXT = 60;

    /** As in {@code HEXTORAW('…')} and {@code decode('…', 'hex')}. */
    private static final int LONGEST_FUNCTION = 24;

    /** A cell without what is around its content. */
    static HexCell of(SourceReader bytes, long from, long to) {
        long start = from;
        long end = to;
        while (start < end && bytes.u1(start) <= ' ') {
            start++;
        }
        while (end > start && bytes.u1(end - 1) <= ' ') {
            end--;
        }
        return new HexCell(start, end);
    }

    /** The range of the digits, if these are bytes. */
    Optional<HexCell> digits(SourceReader bytes) {
        long open = bytes.indexOf('(', from, Math.min(to, from + LONGEST_FUNCTION));
        HexCell inside = open < 0 ? this : HexCell.of(bytes, open + 1, to);
        long start = inside.prefixEnd(bytes);
        long end = start;
        while (end < to && digit(bytes, end) >= 0) {
            end++;
        }
        boolean marked = open >= 0 || start - inside.from > 1;
        boolean whole = end == to || "'\")".indexOf(bytes.u1(end)) >= 0;
        long least = marked ? 2 : LEAST_BARE;
        return whole && end - start >= least && (end - start) % 2 == 0
                ? Optional.of(new HexCell(start, end))
                : Optional.empty();
    }

    /** The offset behind {@code X'}, {@code 0x}, {@code '\x}, {@code E'\\x} or a quote. */
    private long prefixEnd(SourceReader bytes) {
        long at = from;
        if (at + 1 < to && "xXeE".indexOf(bytes.u1(at)) >= 0 && bytes.u1(at + 1) == '\'') {
            at++;
        }
        while (at < to && "'\"\\".indexOf(bytes.u1(at)) >= 0) {
            at++;
        }
        if (bytes.at(at, '0', 'x') || bytes.at(at, '0', 'X')) {
            return at + 2;
        }
        return at > from && at < to && bytes.u1(at) == 'x' ? at + 1 : at;
    }

    private HexCell unquoted(SourceReader bytes) {
        boolean quoted = from < to && (bytes.u1(from) == '\'' || bytes.u1(from) == '"');
        long close = quoted ? bytes.indexOf(bytes.u1(from), from + 1, to) : -1;
        return close < 0 ? this : new HexCell(from + 1, close);
    }

    /** The cell as text, without quotes. */
    String text(SourceReader bytes) {
        HexCell inside = unquoted(bytes);
        return bytes.text(inside.from, (int) Math.min(LONGEST_TEXT, inside.to - inside.from), StandardCharsets.UTF_8);
    }

    /** The value of a hex digit, or -1. */
    static int digit(SourceReader bytes, long at) {
        return bytes.has(at, 1) ? Character.digit(bytes.u1(at), 16) : -1;
    }
}
