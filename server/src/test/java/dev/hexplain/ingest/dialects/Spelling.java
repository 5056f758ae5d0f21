package dev.hexplain.ingest.dialects;

import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Writers of the dialects, the other half of round trips. */
final class Spelling {

    private Spelling() {}

    /** As {@code xxd -c columns -g group}, with {@code -u} and {@code -a} if so asked. */
    static String xxd(byte[] bytes, int columns, int group, boolean upper, boolean autoskip) {
        HexFormat hex = upper ? HexFormat.of().withUpperCase() : HexFormat.of();
        int area = 2 * columns + (columns - 1) / group;
        StringBuilder text = new StringBuilder();
        boolean starred = false;
        for (int from = 0; from < bytes.length; from += columns) {
            byte[] row = Arrays.copyOfRange(bytes, from, Math.min(from + columns, bytes.length));
            boolean last = from + columns >= bytes.length;
            if (autoskip
                    && from > 0
                    && !last
                    && isZero(row)
                    && isZero(Arrays.copyOfRange(bytes, from - columns, from))) {
                text.append(starred ? "" : "*\n");
                starred = true;
                continue;
            }
            starred = false;
            StringJoiner groups = new StringJoiner(" ");
            for (int i = 0; i < row.length; i += group) {
                groups.add(hex.formatHex(row, i, Math.min(i + group, row.length)));
            }
            text.append("%08x: %s  %s%n".formatted(from, pad(groups.toString(), area), ascii(row)));
        }
        return text.toString();
    }

    /** As {@code hexdump -C}. */
    static String hexdump(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        boolean starred = false;
        byte[] above = {};
        for (int from = 0; from < bytes.length; from += 16) {
            byte[] row = Arrays.copyOfRange(bytes, from, Math.min(from + 16, bytes.length));
            boolean repeats = from > 0 && Arrays.equals(row, Arrays.copyOf(above, row.length));
            if (repeats) {
                text.append(starred ? "" : "*\n");
            } else {
                String hex = HexFormat.ofDelimiter(" ").formatHex(row);
                String halves = row.length > 8 ? hex.substring(0, 24) + " " + hex.substring(24) : hex;
                text.append("%08x  %s  |%s|%n".formatted(from, pad(halves, 48), ascii(row)));
                above = row;
            }
            starred = repeats;
        }
        return bytes.length == 0 ? "" : text + "%08x%n".formatted(bytes.length);
    }

    /** As {@code xxd -p}: bare digits, {@code width} bytes a line. */
    static String wrappedHex(byte[] bytes, int width) {
        StringBuilder text = new StringBuilder();
        for (int from = 0; from < bytes.length; from += width) {
            text.append(HexFormat.of().formatHex(bytes, from, Math.min(from + width, bytes.length)));
            text.append('\n');
        }
        return text.toString();
    }

    static String wrappedBase64(byte[] bytes, int width) {
        return Base64.getMimeEncoder(width, new byte[] {'\n'}).encodeToString(bytes);
    }

    /** {@code text} with line {@code number} (from 1) replaced, or left out if {@code line} is null. */
    static String withLine(String text, int number, @Nullable String line) {
        StringBuilder changed = new StringBuilder();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            String kept = i == number - 1 ? line : lines.get(i);
            changed.append(kept == null ? "" : kept + "\n");
        }
        return changed.toString();
    }

    static String line(String text, int number) {
        return text.lines().toList().get(number - 1);
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static boolean isZero(byte[] row) {
        return Arrays.equals(row, new byte[row.length]);
    }

    private static String ascii(byte[] row) {
        StringBuilder text = new StringBuilder();
        for (byte b : row) {
            text.append(b >= 0x20 && b < 0x7F ? (char) b : '.');
        }
        return text.toString();
    }
}
