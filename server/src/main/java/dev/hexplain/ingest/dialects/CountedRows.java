package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Transcription;
import dev.hexplain.ingest.dialects.DumpRow.Aside;
import dev.hexplain.ingest.dialects.DumpRow.End;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Offsets and bytes, however a tool or a hand writes them. A number that counts the bytes of the rows is the offset,
 * whatever is around it:
 *
 * <pre>
 * 0CA2:0100  AC ED 00 05 73 72 00 03-46 6F 6F 00     ....sr..Foo.
 * [0010] aced 0005 7372
 * 3: 172
 * </pre>
 */
final class CountedRows extends OffsetDump {
    private static final int COUNTED = 92;
    private static final int SINGLE = 86;
    private static final int UNLIKELY = 30;

    /** A list of so many small numbers, some of them no ASCII, is one of bytes. */
    private static final int MANY = 16;

    private static final int LIKELY = 78;

    /** Bytes of a row; of fewer, it may be a list with numbers. */
    private static final int FEW = 4;

    @Override
    public String id() {
        return "offsets";
    }

    @Override
    public String title() {
        return "Offsets and bytes";
    }

    @Override
    boolean inParts() {
        return true;
    }

    /** The offset is found wherever it is. */
    @Override
    boolean mayHaveMargin() {
        return false;
    }

    @Override
    boolean shows(String text, byte[] octets) {
        return RowCandidate.shows(text, octets);
    }

    @Override
    Lines open(List<String> head) {
        return new Rows(OffsetColumn.of(head));
    }

    /** Reads each line as the row that begins where the one above ends. */
    private static final class Rows implements Lines {
        private final OffsetColumn column;
        private long first = -1;
        private long next = -1;

        Rows(OffsetColumn column) {
            this.column = column;
        }

        @Override
        public DumpRow parse(String line) {
            List<RowCandidate> candidates = RowCandidate.of(line, column.kind());
            RowCandidate row = choose(candidates);
            if (row != null) {
                DumpRow.Octets octets = row.row(column.radix(), column.width());
                first = first < 0 ? octets.offset() : first;
                next = octets.offset() + octets.cells().octets().length;
                return octets;
            }
            if (candidates.size() == 1 && next >= 0 && candidates.getFirst().alone()) {
                OptionalLong end = candidates.getFirst().offset(column.radix());
                if (end.isPresent()) {
                    return new End(end.getAsLong());
                }
            }
            return next < 0 || !HexGroups.holdsPairs(line)
                    ? new Aside(line.strip())
                    : DumpRow.unreadable(1, "an offset and bytes", line);
        }

        private @Nullable RowCandidate choose(List<RowCandidate> candidates) {
            RowCandidate usual = null;
            for (RowCandidate candidate : candidates) {
                OptionalLong offset = candidate.offset(column.radix());
                if (candidate.cells().isEmpty() || offset.isEmpty()) {
                    continue;
                }
                if (next < 0 ? column.isFirst(candidate) : offset.getAsLong() == next) {
                    return candidate;
                }
                boolean likely = offset.getAsLong() > next || offset.getAsLong() == 0 || offset.getAsLong() == first;
                usual = next >= 0 && candidate.index() == column.index() && likely ? candidate : usual;
            }
            return usual;
        }
    }

    @Override
    int certainty(OffsetRows rows, Transcription trial) {
        if (KnownSignatures.phrase(trial.start()) != null || rows.textSeen()) {
            return COUNTED;
        }
        if (trial.position() < (long) FEW * rows.count()) {
            return rows.count() >= MANY && rows.count() == trial.position() && rows.isListOfBytes() ? LIKELY : UNLIKELY;
        }
        return rows.count() == 1 && !rows.closed() ? SINGLE : COUNTED;
    }
}
