package dev.hexplain.ingest.dialects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of a text that are the offsets of its rows: those that grow by the bytes of the row they are in.
 *
 * @param first the first row, or null where no number counts bytes
 * @param index of the offset among the numbers of most lines
 * @param radix of the offsets
 * @param width bytes of most rows; 0 where there is one row
 * @param kind the notation of the bytes
 */
record OffsetColumn(@Nullable RowCandidate first, int index, int radix, int width, CellKind kind) {
    private static final int[] RADICES = {16, 10, 8};
    private static final int WIDEST_ROW = 256;
    /** A row follows another at most so many lines below: text may be between them. */
    private static final int FARTHEST = 3;

    /** So many rows that follow others are no chance, however short their numbers. */
    private static final int LINKS = 3;

    private static final int FEWEST_ZEROS = 4;
    private static final int FEWEST_BYTES = 4;

    private static final OffsetColumn NONE = new OffsetColumn(null, 0, 16, 0, CellKind.HEX);

    /** Rows that follow each other, seen from the last; of a text of several dumps, each from the first offset on. */
    private record Chain(
            RowCandidate row, int line, @Nullable Chain above, int links) {
        /** Whether a row may be the first of another dump: at the same offset, of a dump of several rows or all zeros. */
        boolean restarts(RowCandidate below, int radix) {
            RowCandidate first = first();
            boolean zeros = first.digits().length() >= FEWEST_ZEROS
                    && first.digits().chars().allMatch(c -> c == '0');
            return (links > 0 || zeros)
                    && !first.cells().isEmpty()
                    && below.cells().size() >= FEWEST_BYTES
                    && first.digits().length() == below.digits().length()
                    && first.offset(radix).equals(below.offset(radix))
                    && below.offset(radix).isPresent();
        }

        RowCandidate first() {
            return above == null ? row : above.first();
        }

        /**
         * Whether most lines with bytes follow each other so, and no other line has digits of another radix there; two
         * numbers among others may do so by chance.
         */
        boolean explains(List<List<RowCandidate>> lines, int radix) {
            long rows = lines.stream()
                    .filter(each -> each.stream().anyMatch(row -> row.cells().size() >= FEWEST_BYTES))
                    .count();
            boolean chance = links < LINKS && row.digits().length() <= 2;
            return links > 0
                    && (links + 1) * 2L > rows
                    && !chance
                    && lines.stream().allMatch(each -> fits(each, radix));
        }

        /** The first row: where one is gone, rows are before those that follow each other. */
        RowCandidate begin(List<List<RowCandidate>> lines, int radix) {
            return lines.stream()
                    .filter(each -> each.size() > row.index())
                    .map(each -> each.get(row.index()))
                    .filter(each -> each.alike(row) && !each.cells().isEmpty() && isBelow(each, radix))
                    .findFirst()
                    .orElseGet(this::first);
        }

        private boolean isBelow(RowCandidate other, int radix) {
            OptionalLong offset = other.offset(radix);
            return offset.isPresent()
                    && offset.getAsLong() < first().offset(radix).orElseThrow();
        }

        private boolean fits(List<RowCandidate> line, int radix) {
            return line.size() <= row.index()
                    || line.get(row.index()).cells().isEmpty()
                    || !line.get(row.index()).alike(row)
                    || line.get(row.index()).offset(radix).isPresent();
        }

        /** Six or seven digits and words are of {@code od}, which writes them in the order of the machine. */
        boolean isOfWords() {
            RowCandidate.Cell word = first().cells().getFirst();
            int digits = word.to() - word.from();
            return (digits == 4 || digits == 8 || digits == 16) && isOfWords(digits);
        }

        private boolean isOfWords(int digits) {
            int before = row.digits().length();
            return row.inWords(digits)
                    && (before == 6 || before == 7)
                    && row.line().startsWith(row.digits())
                    && !row.line().startsWith(":", before)
                    && (above == null || above.isOfWords(digits));
        }
    }

    static OffsetColumn of(List<String> head) {
        OffsetColumn best = NONE;
        int most = 0;
        for (CellKind kind : CellKind.values()) {
            List<List<RowCandidate>> lines = head.stream()
                    .filter(line -> !line.isBlank())
                    .map(line -> RowCandidate.of(line, kind))
                    .toList();
            for (int radix : RADICES) {
                Chain chain = longest(lines, radix);
                if (chain != null && chain.links() > most && chain.explains(lines, radix) && !chain.isOfWords()) {
                    most = chain.links();
                    best = new OffsetColumn(
                            chain.begin(lines, radix), chain.row().index(), radix, commonStep(chain, radix), kind);
                }
            }
        }
        return most > 0 ? best : single(head);
    }

    private static @Nullable Chain longest(List<List<RowCandidate>> lines, int radix) {
        List<Chain> ends = new ArrayList<>();
        Chain longest = null;
        for (int line = 0; line < lines.size(); line++) {
            for (RowCandidate row : lines.get(line)) {
                Chain chain = extend(ends, row, line, radix);
                ends.add(chain);
                longest = longest == null || chain.links() > longest.links() ? chain : longest;
            }
        }
        return longest;
    }

    private static Chain extend(List<Chain> ends, RowCandidate row, int line, int radix) {
        Chain best = new Chain(row, line, null, 0);
        for (int i = ends.size() - 1; i >= 0 && ends.get(i).line() >= line - FARTHEST; i--) {
            Chain above = ends.get(i);
            if (above.line() < line
                    && above.links() + 1 >= best.links()
                    && above.row().alike(row)
                    && (follows(above.row(), row, radix) || above.restarts(row, radix))) {
                best = new Chain(row, line, above, above.links() + 1);
            }
        }
        return best;
    }

    private static boolean follows(RowCandidate above, RowCandidate row, int radix) {
        OptionalLong from = above.offset(radix);
        OptionalLong to = row.offset(radix);
        long step = from.isPresent() && to.isPresent() ? to.getAsLong() - from.getAsLong() : 0;
        return step > 0 && step <= WIDEST_ROW && above.holds(step);
    }

    private static int commonStep(Chain last, int radix) {
        Map<Integer, Integer> counts = new HashMap<>();
        int common = 0;
        for (Chain chain = last; chain.above() != null; chain = chain.above()) {
            int step = (int) (chain.row().offset(radix).orElseThrow()
                    - chain.above().row().offset(radix).orElseThrow());
            int count = step > 0 ? counts.merge(step, 1, Integer::sum) : -1;
            common = count >= counts.getOrDefault(common, 0) ? step : common;
        }
        return common;
    }

    /** One row: zeros before pairs of digits. */
    private static OffsetColumn single(List<String> head) {
        List<String> lines = head.stream().filter(line -> !line.isBlank()).toList();
        if (lines.size() != 1) {
            return NONE;
        }
        return RowCandidate.of(lines.getFirst(), CellKind.HEX).stream()
                .filter(row -> row.digits().length() >= FEWEST_ZEROS)
                .filter(row -> row.digits().chars().allMatch(c -> c == '0'))
                .filter(row -> row.cells().size() >= FEWEST_BYTES)
                .filter(row -> row.cells().getLast().count() == row.cells().size())
                .findFirst()
                .map(row -> new OffsetColumn(row, row.index(), 16, 0, CellKind.HEX))
                .orElse(NONE);
    }

    boolean isFirst(RowCandidate candidate) {
        return first != null
                && first.index() == candidate.index()
                && first.line().equals(candidate.line());
    }
}
