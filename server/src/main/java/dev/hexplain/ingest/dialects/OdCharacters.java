package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.Row.Blank;
import dev.hexplain.ingest.dialects.Row.End;
import dev.hexplain.ingest.dialects.Row.Flaw;
import dev.hexplain.ingest.dialects.Row.Octets;
import dev.hexplain.ingest.dialects.Row.Repeat;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/**
 * {@code od -c} and {@code hexdump -c}: characters, escapes and octal numbers in columns of four.
 *
 * <pre>
 * 0000000 254 355  \0 005   s   r  \0 003   F   o   o  \0
 * 0000014
 * </pre>
 *
 * <p>A blank column is a blank, which at the end of a row only the next offset tells from nothing.
 */
final class OdCharacters extends OffsetDump {
    private static final int SURE = 93;
    private static final int UNLIKELY = 25;
    private static final int COLUMN = 4;
    private static final int WIDTH = 16;
    private static final String ESCAPES = "0abtnvfr";
    private static final byte[] ESCAPED = {0, 7, 8, 9, 10, 11, 12, 13};

    @Override
    public String id() {
        return "od-c";
    }

    @Override
    public String title() {
        return "od -c, hexdump -c";
    }

    @Override
    Lines open(List<String> head) {
        WordShape shape = WordShape.of(head, WordCell.HEX, List.of(8, 16, 10), List.of(1), WIDTH);
        return line -> parse(line, shape.radix());
    }

    private static Row parse(String line, int radix) {
        if (line.isBlank()) {
            return new Blank();
        }
        if (line.strip().equals("*")) {
            return new Repeat();
        }
        WordLine columns = WordLine.of(line);
        OptionalLong offset = columns == null ? OptionalLong.empty() : columns.offset(radix);
        if (columns == null || offset.isEmpty()) {
            return Row.unreadable(1, "an offset and characters", line);
        }
        int start = columns.offset().length();
        return line.length() == start
                ? new End(offset.getAsLong())
                : new Octets(offset.getAsLong(), cells(line, start), null, line.length());
    }

    private static Cells cells(String line, int start) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        List<Flaw> flaws = new ArrayList<>();
        int certain = 0;
        for (int at = start; at < line.length() && at < start + WIDTH * COLUMN; at += COLUMN) {
            String cell =
                    line.substring(at, Math.min(line.length(), at + COLUMN)).strip();
            int before = octets.size();
            if (line.charAt(at) != ' ' || !put(cell, octets)) {
                flaws.add(
                        new Flaw(at + 1, "Not a character: the byte is missing", "a character or octal number", cell));
            }
            certain = cell.isEmpty() || octets.size() == before ? certain : octets.size();
        }
        byte[] row = octets.toByteArray();
        int filled = row.length;
        if (filled < WIDTH && flaws.isEmpty()) {
            row = Arrays.copyOf(row, WIDTH);
            Arrays.fill(row, filled, WIDTH, (byte) ' ');
        }
        return new Cells(row, flaws, WIDTH, certain);
    }

    /** Two stars stand under the rest of a character that takes several bytes. */
    private static boolean put(String cell, ByteArrayOutputStream octets) {
        if (cell.length() <= 1) {
            octets.writeBytes((cell.isEmpty() ? " " : cell).getBytes(StandardCharsets.UTF_8));
            return true;
        }
        if (cell.length() == 2 && cell.charAt(0) == '\\' && ESCAPES.indexOf(cell.charAt(1)) >= 0) {
            octets.write(ESCAPED[ESCAPES.indexOf(cell.charAt(1))]);
            return true;
        }
        if (cell.length() == 3 && WordCell.OCTAL.unit(cell) == 1 && cell.charAt(0) <= '3') {
            octets.write(Integer.parseInt(cell, 8));
            return true;
        }
        return cell.equals("**");
    }

    @Override
    int certainty(OffsetRows rows, Transcription trial) {
        return rows.closed() || rows.count() > 1 ? SURE : UNLIKELY;
    }
}
