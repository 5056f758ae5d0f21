package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.DumpRow.Again;
import dev.hexplain.ingest.dialects.DumpRow.ColumnIssue;
import dev.hexplain.ingest.dialects.DumpRow.End;
import dev.hexplain.ingest.dialects.DumpRow.Octets;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;

/** Rows of characters in columns of width four behind an offset, or without one as {@code od -A n} prints them. */
abstract class CharacterDump extends OffsetDump {
    private static final int SURE = 93;
    private static final int UNADDRESSED = 80;
    private static final int UNLIKELY = 25;
    private static final int COLUMN = 4;
    private static final int USUAL_WIDTH = 16;
    private static final List<Integer> RADICES = List.of(8, 16, 10);

    /** Appends the byte that a cell without the blanks around it stands for; false if it stands for none. */
    abstract boolean put(String cell, ByteArrayOutputStream octets);

    /** Whether a blank column is a blank, which at the end of a row only the next offset tells from nothing. */
    abstract boolean blankIsByte();

    @Override
    final Lines open(List<String> head) {
        if (WordLine.unaddressed(head)) {
            return new Unaddressed();
        }
        int width = width(head);
        WordShape shape = WordShape.of(head, WordCell.HEX, RADICES, List.of(1), width);
        return line -> parse(line, shape.radix(), width);
    }

    /** Bytes of a full row: as many as there are columns, where the next offset agrees. */
    private static int width(List<String> head) {
        List<WordLine> lines =
                head.stream().map(WordLine::of).filter(Objects::nonNull).toList();
        if (lines.size() < 2) {
            return USUAL_WIDTH;
        }
        int columns = (lines.getFirst().length() - lines.getFirst().offset().length() + COLUMN - 1) / COLUMN;
        for (int radix : RADICES) {
            OptionalLong from = lines.get(0).offset(radix);
            OptionalLong to = lines.get(1).offset(radix);
            boolean last = lines.get(1).tokens().isEmpty();
            if (!last && from.isPresent() && to.isPresent() && to.getAsLong() - from.getAsLong() == columns) {
                return columns;
            }
        }
        return USUAL_WIDTH;
    }

    /** Rows that each are where the one above ends. */
    private final class Unaddressed implements Lines {
        private long offset;

        @Override
        public DumpRow parse(String line) {
            RowCells cells = cells(line, 0, (line.length() + COLUMN - 1) / COLUMN);
            DumpRow row = new Octets(offset, cells, null, line.length());
            offset += cells.octets().length;
            return row;
        }

        @Override
        public boolean addressed() {
            return false;
        }
    }

    private DumpRow parse(String line, int radix, int width) {
        WordLine columns = WordLine.of(line);
        OptionalLong offset = columns == null ? OptionalLong.empty() : columns.offset(radix);
        if (columns == null || offset.isEmpty()) {
            return WordLine.isAgain(line) ? new Again() : DumpRow.unreadable(1, "an offset and characters", line);
        }
        int start = columns.offset().length();
        return line.length() == start
                ? new End(offset.getAsLong())
                : new Octets(offset.getAsLong(), cells(line, start, width), null, line.length());
    }

    private RowCells cells(String line, int start, int width) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        List<ColumnIssue> issues = new ArrayList<>();
        int certain = 0;
        for (int at = start; at < line.length() && at < start + width * COLUMN; at += COLUMN) {
            String cell =
                    line.substring(at, Math.min(line.length(), at + COLUMN)).strip();
            int before = octets.size();
            if (line.charAt(at) != ' ' || !put(cell, octets)) {
                issues.add(new ColumnIssue(
                        at + 1, "Not a character: the byte is missing", "a character or octal number", cell));
            }
            certain = cell.isEmpty() || octets.size() == before ? certain : octets.size();
        }
        byte[] row = octets.toByteArray();
        int filled = row.length;
        if (blankIsByte() && filled < width && issues.isEmpty()) {
            row = Arrays.copyOf(row, width);
            Arrays.fill(row, filled, width, (byte) ' ');
        }
        return new RowCells(row, issues, width, blankIsByte() ? certain : row.length);
    }

    /** False: other kinds of blanks may be characters of the dump. */
    @Override
    final boolean readsPlain() {
        return false;
    }

    @Override
    int certainty(OffsetRows rows, Transcription trial) {
        if (!rows.addressed()) {
            return UNADDRESSED;
        }
        return rows.closed() || rows.count() > 1 ? SURE : UNLIKELY;
    }

    @Override
    Confidence confidence(OffsetRows rows, Transcription trial) {
        return !rows.addressed() && rows.withIssues() > 0
                ? Confidence.no("other text than columns of characters")
                : super.confidence(rows, trial);
    }
}
