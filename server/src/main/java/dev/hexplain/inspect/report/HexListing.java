package dev.hexplain.inspect.report;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import java.util.HexFormat;

/** Bytes by rows of 16, as hex and ASCII, with their offsets. */
final class HexListing {
    private static final int PER_ROW = 16;
    private static final int MOST_ROWS = 16;
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

    private HexListing() {}

    /** The first rows of a range, which the end of the source cuts; what is left out is said. */
    static String of(Source source, Range range) {
        long length = Math.min(range.length(), source.length() - range.offset());
        StringBuilder lines = new StringBuilder();
        for (int row = 0; row < MOST_ROWS && row * PER_ROW < length; row++) {
            long at = range.offset() + (long) row * PER_ROW;
            byte[] bytes = source.copy(at, (int) Math.min(PER_ROW, length - (long) row * PER_ROW));
            lines.append("%08X  %-47s  %s%n".formatted(at, HEX.formatHex(bytes), ascii(bytes)));
        }
        long left = length - (long) MOST_ROWS * PER_ROW;
        return left > 0 ? lines.append("… %,d more bytes%n".formatted(left)).toString() : lines.toString();
    }

    private static String ascii(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte each : bytes) {
            text.append(each >= ' ' && each <= '~' ? (char) each : '.');
        }
        return text.toString();
    }
}
