package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.DumpRow.Again;
import dev.hexplain.ingest.dialects.DumpRow.ColumnIssue;
import dev.hexplain.ingest.dialects.DumpRow.End;
import dev.hexplain.ingest.dialects.DumpRow.Octets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Base class of {@code od} and {@code hexdump} output: rows of numbers behind an offset. The offsets may be octal,
 * decimal or hex, whichever makes them consecutive; where a number is of several bytes, their order is an assumption.
 */
abstract class WordDump extends OffsetDump {
    private static final int SURE = 94;
    private static final int SINGLE = 70;
    private static final int UNLIKELY = 30;
    private static final int UNADDRESSED = 88;
    private static final int UNADDRESSED_HEX = 50;
    private static final int FEWEST = 4;

    private final String name;
    private final WordCell cell;
    private final List<Integer> units;
    private final WordOrder order;

    /**
     * @param name id of the reading in little-endian order
     * @param units bytes that a number may have, the likelier first
     */
    WordDump(String name, WordCell cell, List<Integer> units, WordOrder order) {
        this.name = name;
        this.cell = cell;
        this.units = List.copyOf(units);
        this.order = order;
    }

    /** Whether columns may be so many characters apart; 0 where there is only one. */
    boolean fits(int step) {
        return true;
    }

    /** Radices of offsets, most likely first. */
    abstract List<Integer> radices();

    @Override
    public final String id() {
        return order.id(name);
    }

    @Override
    final Lines open(List<String> head) {
        return WordLine.unaddressed(head)
                ? new Unaddressed(WordShape.unaddressed(head, cell, units))
                : addressed(WordShape.of(head, cell, radices(), units, 0));
    }

    private Lines addressed(WordShape shape) {
        return line -> parse(line, shape);
    }

    /** The rows of {@code od -A n}: each is where the one above ends. */
    private final class Unaddressed implements Lines {
        private final WordShape shape;
        private long offset;

        Unaddressed(WordShape shape) {
            this.shape = shape;
        }

        @Override
        public DumpRow parse(String line) {
            DumpRow row = octets(WordLine.unaddressed(line), shape.unit(), offset, line);
            offset += row instanceof Octets octets ? octets.cells().octets().length : 0;
            return row;
        }

        @Override
        public boolean addressed() {
            return false;
        }

        @Override
        public @Nullable String remark() {
            return shape.unit() <= 1
                    ? null
                    : "Without offsets nothing tells how many bytes of the last word there were: all are read";
        }
    }

    @Override
    void close(OffsetRows rows, Transcription out) {
        if (rows.unit() > 1) {
            order.note(out, name);
        }
    }

    private DumpRow parse(String line, WordShape shape) {
        WordLine columns = WordLine.of(line);
        OptionalLong offset = columns == null ? OptionalLong.empty() : columns.offset(shape.radix());
        if (columns == null || offset.isEmpty()) {
            return WordLine.isAgain(line) ? new Again() : DumpRow.unreadable(1, "an offset and numbers", line);
        }
        return columns.tokens().isEmpty()
                ? new End(offset.getAsLong())
                : octets(columns, shape.unit(), offset.getAsLong(), line);
    }

    private DumpRow octets(WordLine columns, int unit, long offset, String line) {
        return unit != WordCell.NONE && fits(columns.step())
                ? new Octets(offset, cells(columns, unit), columns.text(), line.indexOf('>') + 2)
                : DumpRow.unreadable(1, "columns as " + title() + " spaces them", line);
    }

    private RowCells cells(WordLine line, int unit) {
        byte[] octets = new byte[line.tokens().size() * unit];
        List<ColumnIssue> issues = new ArrayList<>();
        int used = 0;
        for (int i = 0; i < line.tokens().size(); i++) {
            String token = line.tokens().get(i);
            int own = cell.unit(token);
            OptionalLong word = own == unit || own == WordCell.ANY ? cell.parse(token, unit) : OptionalLong.empty();
            if (word.isPresent()) {
                order.put(word.getAsLong(), unit, octets, used);
                used += unit;
            } else {
                issues.add(new ColumnIssue(
                        line.columns().get(i),
                        "Not a number of this dump: its bytes are missing",
                        expected(unit),
                        token));
            }
        }
        return new RowCells(Arrays.copyOf(octets, used), issues, unit);
    }

    private String expected(int unit) {
        return unit == 1 ? "one byte" : unit + " bytes";
    }

    /** Without offsets, plain hex is as likely unless its words begin as something known. */
    private int unaddressed(OffsetRows rows, Transcription trial) {
        if (rows.withIssues() > 0 || rows.unreadable() > 0 || trial.position() < FEWEST) {
            return UNLIKELY;
        }
        boolean hex = cell == WordCell.HEX && !rows.textSeen();
        return hex && KnownSignatures.phrase(trial.start()) == null ? UNADDRESSED_HEX : UNADDRESSED;
    }

    @Override
    int certainty(OffsetRows rows, Transcription trial) {
        if (!rows.addressed()) {
            return unaddressed(rows, trial);
        }
        if (rows.count() == 1 && !rows.closed() && !rows.textSeen()) {
            return rows.offset() == trial.position() ? SINGLE : UNLIKELY;
        }
        return SURE;
    }

    private boolean asPlainHex(OffsetRows rows) {
        boolean asWritten = rows.unit() == 1 || order == WordOrder.BIG;
        return cell == WordCell.HEX && asWritten && !rows.textSeen();
    }

    @Override
    Confidence confidence(OffsetRows rows, Transcription trial) {
        Confidence fits = super.confidence(rows, trial);
        if (rows.withIssues() * 2 > rows.count()) {
            return Confidence.no("columns do not read as " + title());
        }
        if (!rows.addressed() && asPlainHex(rows)) {
            return Confidence.no("hex without offsets, which is plain hex");
        }
        if (!fits.possible() || rows.unit() == 1) {
            return fits;
        }
        return order.confidence(fits, trial);
    }
}
