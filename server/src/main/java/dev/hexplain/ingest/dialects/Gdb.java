package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.DumpRow.ColumnIssue;
import dev.hexplain.ingest.dialects.DumpRow.Octets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * GDB's {@code x/} with the letters {@code x z d u o t c f a} and {@code b h w g}, and LLDB's {@code memory read -f x}:
 * addresses, perhaps with a symbol, and words. Digits tell how many bytes a word has, or else the next address does:
 *
 * <pre>
 * 0x7ffe10 &lt;buffer&gt;:     0x0500edac      0x03007273
 * 0x7ffe18 &lt;buffer+8&gt;:   0x006f6f46
 * </pre>
 */
final class Gdb extends OffsetDump {
    private static final String NAME = "gdb";

    private final WordOrder order;

    Gdb(WordOrder order) {
        this.order = order;
    }

    @Override
    public String id() {
        return order.id(NAME);
    }

    @Override
    public String title() {
        return "GDB x, " + order.title();
    }

    @Override
    Lines open(List<String> head) {
        return new Rows(GdbShape.of(GdbShape.rows(head)));
    }

    /** Rows of one shape. */
    private final class Rows implements Lines {
        private final GdbShape shape;

        Rows(GdbShape shape) {
            this.shape = shape;
        }

        @Override
        public DumpRow parse(String line) {
            GdbLine words = GdbLine.of(line);
            return words == null
                    ? DumpRow.unreadable(HexRows.indent(line) + 1, "an address such as 0x7ffe10:", line)
                    : new Octets(words.address(), cells(words, shape), null, line.length());
        }

        @Override
        public @Nullable String remark() {
            return shape.told()
                    ? null
                    : "One row does not tell how many bytes a number has: the fewest that all fit in are taken";
        }
    }

    private RowCells cells(GdbLine line, GdbShape shape) {
        List<ColumnIssue> issues = new ArrayList<>();
        byte[] octets = new byte[line.tokens().size() * Long.BYTES];
        int used = 0;
        int unit = 0;
        for (int i = 0; i < line.tokens().size(); i++) {
            String token = line.tokens().get(i);
            int own = unit == 0 ? shape.unit(token) : unit;
            OptionalLong word = unit == 0 || shape.unit(token) == unit ? shape.word(token, own) : OptionalLong.empty();
            if (word.isEmpty() || own > Long.BYTES) {
                String message = "Not a word of this dump: its bytes are missing";
                issues.add(new ColumnIssue(line.columns().get(i), message, expected(shape, own), token));
            } else {
                unit = own;
                order.put(word.getAsLong(), unit, octets, used);
                used += unit;
            }
        }
        return new RowCells(Arrays.copyOf(octets, used), issues, Math.max(1, unit));
    }

    private static String expected(GdbShape shape, int unit) {
        return shape.letter() == GdbShape.Letter.HEX ? "such as 0x0500edac" : "a number of " + unit + " bytes";
    }

    @Override
    void close(OffsetRows rows, Transcription out) {
        if (rows.unit() > 1) {
            order.note(out, NAME);
        }
    }

    @Override
    Confidence confidence(OffsetRows rows, Transcription trial) {
        Confidence fits = trial.position() == 0 ? Confidence.no("no words") : super.confidence(rows, trial);
        if (!fits.possible() || (rows.unit() == 1 && order == WordOrder.LITTLE)) {
            return fits;
        }
        return rows.unit() == 1 ? Confidence.no("bytes have no order") : order.confidence(fits, trial);
    }
}
