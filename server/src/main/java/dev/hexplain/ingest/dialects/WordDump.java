package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Recognition;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.Row.Blank;
import dev.hexplain.ingest.dialects.Row.End;
import dev.hexplain.ingest.dialects.Row.Flaw;
import dev.hexplain.ingest.dialects.Row.Octets;
import dev.hexplain.ingest.dialects.Row.Repeat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/**
 * Rows of numbers behind an offset, as {@code od} and {@code hexdump} print them. The offsets may be octal, decimal or
 * hex, whichever makes them follow on; where a number is of several bytes, their order is an assumption.
 */
abstract class WordDump extends OffsetDump {
    private static final int SURE = 94;
    private static final int SINGLE = 70;
    private static final int UNLIKELY = 30;

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
        WordShape shape = WordShape.of(head, cell, radices(), units, 0);
        return line -> parse(line, shape);
    }

    @Override
    void close(OffsetRows rows, Transcription out) {
        if (rows.unit() > 1) {
            order.note(out, name);
        }
    }

    private Row parse(String line, WordShape shape) {
        if (line.isBlank()) {
            return new Blank();
        }
        if (line.strip().equals("*")) {
            return new Repeat();
        }
        WordLine columns = WordLine.of(line);
        OptionalLong offset = columns == null ? OptionalLong.empty() : columns.offset(shape.radix());
        if (columns == null || offset.isEmpty()) {
            return Row.unreadable(1, "an offset and numbers", line);
        }
        if (columns.tokens().isEmpty()) {
            return new End(offset.getAsLong());
        }
        if (!fits(columns.step())) {
            return Row.unreadable(1, "columns as " + title() + " spaces them", line);
        }
        String text = columns.text();
        return new Octets(offset.getAsLong(), cells(columns, shape.unit()), text, line.indexOf('>') + 2);
    }

    private Cells cells(WordLine line, int unit) {
        byte[] octets = new byte[line.tokens().size() * unit];
        List<Flaw> flaws = new ArrayList<>();
        int used = 0;
        for (int i = 0; i < line.tokens().size(); i++) {
            String token = line.tokens().get(i);
            int own = cell.unit(token);
            OptionalLong word = own == unit || own == WordCell.ANY ? cell.parse(token, unit) : OptionalLong.empty();
            if (word.isPresent()) {
                order.put(word.getAsLong(), unit, octets, used);
                used += unit;
            } else {
                flaws.add(new Flaw(
                        line.columns().get(i),
                        "Not a number of this dump: its bytes are missing",
                        expected(unit),
                        token));
            }
        }
        return new Cells(Arrays.copyOf(octets, used), flaws, unit);
    }

    private String expected(int unit) {
        return unit == 1 ? "one byte" : unit + " bytes";
    }

    @Override
    int certainty(OffsetRows rows, Transcription trial) {
        if (rows.count() == 1 && !rows.closed() && !rows.textSeen()) {
            return rows.offset() == trial.position() ? SINGLE : UNLIKELY;
        }
        return SURE;
    }

    @Override
    Recognition judge(OffsetRows rows, Transcription trial) {
        Recognition fits = super.judge(rows, trial);
        if (rows.flawed() * 2 > rows.count()) {
            return Recognition.no("columns do not read as " + title());
        }
        if (!fits.possible() || rows.unit() == 1) {
            return fits;
        }
        return order.judge(fits, trial);
    }
}
