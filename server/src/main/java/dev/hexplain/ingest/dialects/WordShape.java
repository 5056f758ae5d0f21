package dev.hexplain.ingest.dialects;

import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * The radix of the offsets and the word size of a word dump: the choice that makes the offsets consecutive.
 *
 * @param radix of the offsets
 * @param unit bytes of a word, or {@link WordCell#NONE} where columns do not stand as any of the tool's do
 */
record WordShape(int radix, int unit) {

    /**
     * The choice that fits the first lines best.
     *
     * @param radices those of the tool, most likely first
     * @param units bytes that words may have, most likely first
     * @param width bytes of a full row where lines do not show how many there are, or 0
     */
    static WordShape of(List<String> head, WordCell cell, List<Integer> radices, List<Integer> units, int width) {
        List<WordLine> lines =
                head.stream().map(WordLine::of).filter(Objects::nonNull).toList();
        WordShape best = new WordShape(likeliest(lines, radices).getFirst(), units.getFirst());
        int most = -1;
        for (int unit : possible(lines, cell, units)) {
            for (int radix : likeliest(lines, radices)) {
                int fitting = fitting(lines, radix, unit, width);
                if (fitting > most) {
                    most = fitting;
                    best = new WordShape(radix, unit);
                }
            }
        }
        return best;
    }

    /** The shape of lines without offsets: how far apart their columns are tells the bytes of a word. */
    static WordShape unaddressed(List<String> head, WordCell cell, List<Integer> units) {
        for (String line : head) {
            WordLine columns = WordLine.unaddressed(line);
            if (!columns.tokens().isEmpty()) {
                int unit = cell.unit(columns.tokens().getFirst());
                int told = unit == WordCell.ANY ? cell.unitOfColumn(columns.step()) : unit;
                return new WordShape(0, units.contains(told) ? told : WordCell.NONE);
            }
        }
        return new WordShape(0, WordCell.NONE);
    }

    /** In hex, {@code od} writes six digits; otherwise seven. */
    private static List<Integer> likeliest(List<WordLine> lines, List<Integer> radices) {
        boolean six = !lines.isEmpty() && lines.getFirst().offset().length() == 6;
        return six ? List.of(16, 8, 10) : radices;
    }

    private static List<Integer> possible(List<WordLine> lines, WordCell cell, List<Integer> units) {
        for (WordLine line : lines) {
            if (!line.tokens().isEmpty()) {
                int unit = cell.unit(line.tokens().getFirst());
                int told = cell.unitOfColumn(line.step());
                if (unit == WordCell.ANY) {
                    return units.contains(told) ? List.of(told) : holding(line, cell, units);
                }
                return units.contains(unit) ? List.of(unit) : units;
            }
        }
        return units;
    }

    /** The word sizes that the numbers of a line fit in, if there are any. */
    private static List<Integer> holding(WordLine line, WordCell cell, List<Integer> units) {
        List<Integer> holding = units.stream()
                .filter(unit -> line.tokens().stream()
                        .allMatch(token -> cell.parse(token, unit).isPresent()))
                .toList();
        return holding.isEmpty() ? units : holding;
    }

    /** Of characters, each of which takes four columns. */
    private static int columns(WordLine line) {
        return (line.length() - line.offset().length() + 3) / 4;
    }

    private static int fitting(List<WordLine> lines, int radix, int unit, int width) {
        int fitting = 0;
        for (int i = 1; i < lines.size(); i++) {
            WordLine above = lines.get(i - 1);
            OptionalLong from = above.offset(radix);
            OptionalLong to = lines.get(i).offset(radix);
            if (from.isEmpty() || to.isEmpty()) {
                return -1;
            }
            int bytes = width > 0 ? columns(above) : above.tokens().size() * unit;
            long gap = to.getAsLong() - from.getAsLong();
            boolean last = i == lines.size() - 1 && lines.get(i).tokens().isEmpty();
            boolean padded =
                    (last || gap == width) && gap > bytes - Math.max(unit, width) && gap <= Math.max(bytes, width);
            fitting += gap == bytes ? 2 : padded ? 1 : 0;
        }
        return fitting;
    }
}
