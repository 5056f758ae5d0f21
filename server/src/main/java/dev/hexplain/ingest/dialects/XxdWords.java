package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.DumpRow.ColumnIssue;
import dev.hexplain.ingest.dialects.DumpRow.Octets;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * {@code xxd -e}: little-endian groups, while the text column is in byte order, which tells it from {@code xxd -g 4}:
 *
 * <pre>
 * 00000000: 0500edac 03007273 006f6f46           ....sr..Foo.
 * </pre>
 */
final class XxdWords extends OffsetDump {
    private static final int FEWEST_DIGITS = 7;
    private static final int SURE = 95;
    private static final int UNLIKELY = 30;
    private static final int MOST_GROUPS = 32;

    /** How wide a group is, in digits, and how many there are. */
    private record Shape(int digits, int groups) {
        int width() {
            return groups * (digits + 1) - 1;
        }
    }

    private static final Shape USUAL = new Shape(8, 4);

    @Override
    public String id() {
        return "xxd-e";
    }

    @Override
    public String title() {
        return "xxd -e";
    }

    @Override
    Lines open(List<String> head) {
        Shape shape = shape(head);
        return line -> parse(line, shape);
    }

    /** The shape in which most lines show their own text. */
    private static Shape shape(List<String> head) {
        Shape best = USUAL;
        int most = 0;
        for (int digits : new int[] {8, 4, 16}) {
            for (int groups = 1; groups <= MOST_GROUPS; groups++) {
                Shape shape = new Shape(digits, groups);
                int fitting =
                        (int) head.stream().filter(line -> fits(line, shape)).count();
                if (fitting > most) {
                    most = fitting;
                    best = shape;
                }
            }
        }
        return best;
    }

    private static boolean fits(String line, Shape shape) {
        return parse(line, shape) instanceof Octets row
                && row.cells().issues().isEmpty()
                && row.text() != null
                && TextColumn.ASCII.shows(row.text(), row.cells().octets());
    }

    private static DumpRow parse(String line, Shape shape) {
        HexRows.@Nullable Offset offset = HexRows.hex(line, HexRows.indent(line), FEWEST_DIGITS, ": ");
        return offset == null
                ? DumpRow.unreadable(1, "an offset and words", line)
                : octets(offset.value(), line, offset.end(), shape);
    }

    private static Octets octets(long offset, String line, int from, Shape shape) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        List<ColumnIssue> issues = new ArrayList<>();
        int end = Math.min(line.length(), from + shape.width());
        for (int at = from; at < end; at += shape.digits() + 1) {
            String group =
                    line.substring(at, Math.min(end, at + shape.digits())).strip();
            boolean pairs = group.isEmpty() || (HexGroups.isHex(group) && group.length() % 2 == 0);
            if (!pairs) {
                issues.add(new ColumnIssue(
                        at + 1, "Not a word: its bytes are missing", shape.digits() + " hex digits", group));
                continue;
            }
            for (int i = group.length(); i > 0; i -= 2) {
                octets.write(Integer.parseInt(group.substring(i - 2, i), 16));
            }
        }
        String text = line.substring(end);
        return new Octets(offset, new RowCells(octets.toByteArray(), issues, 1), text.isBlank() ? null : text, end + 1);
    }

    @Override
    int certainty(OffsetRows rows, Transcription trial) {
        return rows.textSeen() ? SURE : UNLIKELY;
    }
}
