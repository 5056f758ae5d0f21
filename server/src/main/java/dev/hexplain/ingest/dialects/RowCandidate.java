package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.Octets;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * One way to read a line as a row: a number that may be its offset, and the bytes behind it.
 *
 * @param index of the number among those of the line
 * @param digits of the number, in a radix that the line does not tell
 * @param line the line
 * @param cells the bytes that may be the row's, up to where the notation ends
 * @param octets these bytes
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record RowCandidate(int index, String digits, String line, List<Cell> cells, byte[] octets) {
    private static final int MOST_NUMBERS = 12;
    private static final int MOST_DIGITS = 16;
    private static final int WIDEST_PREFIX = 200;
    /** In longer lines the text is not searched for. */
    private static final int LONGEST_SEARCHED = 1024;

    private static final int MOST_CELLS = 256;

    /** Tools leave a wider gap between the eighth byte and the ninth. */
    private static final int HALF = 8;

    private static final int HALF_GAP = 4;

    /** What may be between an offset and the bytes, and between two bytes. */
    private static final String BEHIND_OFFSET = " \t:|>])}-=.,;";

    private static final String BETWEEN = " \t-|,:";

    /**
     * A group of digits.
     *
     * @param from its first character
     * @param to the one behind
     * @param count of all bytes up to and with it
     */
    record Cell(int from, int to, int count) {}

    /** All ways to read a line, by the numbers in it from left to right. */
    static List<RowCandidate> of(String line, CellKind kind) {
        List<RowCandidate> candidates = new ArrayList<>();
        int before = -1;
        for (int at = 0; at < Math.min(line.length(), WIDEST_PREFIX) && candidates.size() < MOST_NUMBERS; ) {
            int start = line.startsWith("0x", at) ? at + 2 : at;
            int end = endOfHex(line, start);
            boolean apart = at == 0 || !Character.isLetterOrDigit(line.charAt(at - 1));
            int behind = end < line.length() && "hH".indexOf(line.charAt(end)) >= 0 ? end + 1 : end;
            boolean over = behind == line.length() || BEHIND_OFFSET.indexOf(line.charAt(behind)) >= 0;
            if (apart && over && end > start && end - start <= MOST_DIGITS) {
                RowCandidate row = read(candidates.size(), line, new Cell(start, end, 0), behind, kind);
                candidates.add(before >= 0 && row.isOneOf(before, at, behind, kind) ? row.withoutCells() : row);
                before = behind;
            }
            at = Math.max(end, at + 1);
        }
        return candidates;
    }

    /** The end of a row's bytes in a line without an offset, which are shown as text behind them; -1 where they are not. */
    static int endShownByText(String line) {
        Cell shown = line.length() > LONGEST_SEARCHED
                ? null
                : read(0, line, new Cell(0, 0, 0), 0, CellKind.HEX).endShownByText();
        return shown == null ? -1 : shown.to();
    }

    private static int endOfHex(String line, int from) {
        int end = from;
        while (end < line.length() && HexGroups.digit(line.charAt(end)) >= 0) {
            end++;
        }
        return end;
    }

    private static RowCandidate read(int index, String line, Cell number, int from, CellKind kind) {
        List<Cell> cells = new ArrayList<>();
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        int at = skip(line, from, BEHIND_OFFSET, kind);
        while (at < line.length() && cells.size() < MOST_CELLS) {
            int to = line.charAt(at) == '-' ? at + 1 : at;
            while (to < line.length() && Character.isLetterOrDigit(line.charAt(to))) {
                to++;
            }
            boolean over = to == line.length() || BETWEEN.indexOf(line.charAt(to)) >= 0 || line.charAt(to) == ';';
            if (to == at || !over || !kind.put(line.substring(at, to), octets)) {
                break;
            }
            cells.add(new Cell(at, to, octets.size()));
            at = skip(line, to, BETWEEN, kind);
        }
        String digits = line.substring(number.from(), number.to());
        if (isListed(line, number, cells)) {
            return new RowCandidate(index, digits, line, List.of(), new byte[0]);
        }
        return new RowCandidate(index, digits, line, cells, octets.toByteArray());
    }

    /** Whether a number is one of a list: the same sign follows it as follows the next. */
    private static boolean isListed(String line, Cell number, List<Cell> cells) {
        return cells.size() > 1
                && line.startsWith(",", number.to())
                && line.startsWith(",", cells.getFirst().to());
    }

    /** Whether the number looks as the bytes behind it do, and is behind another as they are behind each other. */
    private boolean isOneOf(int before, int from, int behind, CellKind kind) {
        if (cells.size() < 2) {
            return false;
        }
        String separator = line.substring(before, from);
        Cell first = cells.getFirst();
        Cell second = cells.get(1);
        boolean alike = kind == CellKind.DECIMAL || first.to() - first.from() == digits.length();
        return alike
                && separator.equals(line.substring(behind, first.from()))
                && separator.equals(line.substring(first.to(), second.from()));
    }

    private RowCandidate withoutCells() {
        return new RowCandidate(index, digits, line, List.of(), new byte[0]);
    }

    /** Behind separators; the sign of a number is none. */
    private static int skip(String line, int from, String separators, CellKind kind) {
        int at = from;
        while (at < line.length() && separators.indexOf(line.charAt(at)) >= 0) {
            boolean sign = kind == CellKind.DECIMAL
                    && line.charAt(at) == '-'
                    && at > from
                    && at + 1 < line.length()
                    && Character.isDigit(line.charAt(at + 1));
            if (sign) {
                return at;
            }
            at++;
        }
        return at;
    }

    OptionalLong offset(int radix) {
        return WordLine.number(digits, radix);
    }

    /** Whether the numbers may be in one column: filled with zeros to one width, or not filled. */
    boolean alike(RowCandidate other) {
        return digits.length() == other.digits.length() || !(isFilled() || other.isFilled());
    }

    private boolean isFilled() {
        return digits.length() > 1 && digits.charAt(0) == '0';
    }

    /** Whether all bytes are in words of so many digits. */
    boolean inWords(int digits) {
        return cells.stream().allMatch(cell -> cell.to() - cell.from() == digits);
    }

    /** Whether nothing is in the line but the number. */
    boolean alone() {
        String rest = line.strip();
        return cells.isEmpty() && rest.endsWith(digits) && rest.length() <= digits.length() + 2;
    }

    /** Whether the row holds so many bytes, and what follows them may be something else. */
    boolean holds(long count) {
        for (Cell cell : cells) {
            if (cell.count() == count) {
                return cell.count() == cells.getLast().count() || !isTight(cell) || cell.equals(end(0));
            }
        }
        return false;
    }

    /** Whether a byte follows a cell just as bytes follow each other, and only bytes. */
    private boolean isTight(Cell cell) {
        return !line.startsWith("  ", cell.to())
                && line.substring(cells.getLast().to()).isBlank();
    }

    /** The last cell: before a text that shows the bytes, of a full row, or before a gap. */
    private Cell end(int width) {
        Cell shown = line.length() > LONGEST_SEARCHED ? null : endShownByText();
        if (shown != null) {
            return shown;
        }
        for (Cell cell : cells) {
            if (width > 0 && cell.count() == width) {
                return cell;
            }
        }
        Cell last = cells.getFirst();
        for (Cell cell : cells) {
            int most = last.count() == HALF ? HALF_GAP : 1;
            if (cell.from() - last.to() > most && line.startsWith("  ", last.to())) {
                return last;
            }
            last = cell;
        }
        return last;
    }

    private @Nullable Cell endShownByText() {
        int seen = line.stripTrailing().length();
        for (Cell cell : cells.reversed()) {
            int shown = seen - cell.to();
            if (shown > 0 && shows(line.substring(cell.to()), Arrays.copyOf(octets, cell.count()))) {
                return cell;
            }
        }
        return null;
    }

    /**
     * The row.
     *
     * @param width bytes of a full row, or 0
     */
    Octets row(int radix, int width) {
        Cell last = end(width);
        byte[] own = Arrays.copyOf(octets, last.count());
        String text = line.substring(last.to());
        boolean column = !text.isBlank() && (shows(text, own) || isAsLong(text, own.length));
        RowCells row = new RowCells(own, List.of(), 1);
        return new Octets(offset(radix).orElseThrow(), row, column ? text : null, last.to() + 1);
    }

    /** A text of another length is a comment. */
    private static boolean isAsLong(String text, int octets) {
        int length = bare(text).length();
        return octets > HALF && length <= octets && length >= octets - 2;
    }

    static boolean shows(String text, byte[] octets) {
        String bare = bare(text);
        return TextColumn.ASCII.shows(text, octets)
                || TextColumn.ASCII.shows(bare, octets)
                || (bare.length() == octets.length && TextColumn.resembles(bare, octets));
    }

    /** Without what some tools put around the text. */
    private static String bare(String text) {
        String seen = text.strip();
        boolean around = seen.length() > 1
                && Arrays.asList("||", "<>", "><", "\"\"", "**", "[]", "''", "()")
                        .contains("" + seen.charAt(0) + seen.charAt(seen.length() - 1));
        return around ? seen.substring(1, seen.length() - 1) : seen;
    }
}
