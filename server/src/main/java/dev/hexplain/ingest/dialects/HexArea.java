package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.dialects.DumpRow.Octets;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the range of a dump row that holds hex digits. Pairs of digits, in groups of any size, are followed by the
 * characters they stand for. Where the text shows the bytes, that tells where the digits end; otherwise two blanks do,
 * or a group that is not hex.
 */
final class HexArea {
    /** In longer lines the text is not searched for. */
    private static final int LONGEST_SEARCHED = 1024;

    /** Tools leave a wider gap between the eighth byte and the ninth. */
    private static final int HALF = 8;

    private static final int HALF_GAP = 3;

    private final OffsetDump dump;
    private final int longestGroup;

    /**
     * @param dump knows how text shows bytes
     * @param longestGroup most digits without a blank
     */
    HexArea(OffsetDump dump, int longestGroup) {
        this.dump = dump;
        this.longestGroup = longestGroup;
    }

    /** A group of digits: from and to in the line, and the bytes up to its end. */
    private record Group(int from, int to, int octets) {}

    Octets read(long offset, String line, int from) {
        List<Group> groups = groups(line, from);
        int end = line.length() > LONGEST_SEARCHED ? -1 : endShownByText(line, groups);
        if (end < 0) {
            end = endShownByBlanks(line, from, groups);
        }
        RowCells cells = HexGroups.parse(line.substring(from, end), from + 1, longestGroup);
        String text = line.substring(end);
        return new Octets(offset, cells, text.isBlank() ? null : text, end + 1);
    }

    private List<Group> groups(String line, int from) {
        List<Group> groups = new ArrayList<>();
        int octets = 0;
        int at = skipBlanks(line, from);
        while (at < line.length()) {
            int to = at;
            while (to < line.length() && HexGroups.digit(line.charAt(to)) >= 0) {
                to++;
            }
            boolean apart = to == line.length() || isBlank(line.charAt(to));
            if (to == at || !apart || (to - at) % 2 != 0 || to - at > longestGroup) {
                break;
            }
            octets += (to - at) / 2;
            groups.add(new Group(at, to, octets));
            at = skipBlanks(line, to);
        }
        return groups;
    }

    private int endShownByText(String line, List<Group> groups) {
        int seen = line.stripTrailing().length();
        for (int i = groups.size() - 1; i >= 0; i--) {
            Group group = groups.get(i);
            int shown = seen - skipBlanks(line, group.to());
            if (shown > 0 && shown <= 2 * group.octets() && matches(line, groups.getFirst(), group)) {
                return group.to();
            }
        }
        return -1;
    }

    private boolean matches(String line, Group first, Group last) {
        byte[] octets = HexGroups.parse(line.substring(first.from(), last.to()), 1, longestGroup)
                .octets();
        return dump.shows(line.substring(last.to()), octets);
    }

    private int endShownByBlanks(String line, int from, List<Group> groups) {
        int end = -1;
        int octets = 0;
        for (Group group : groups) {
            int gap = end < 0 ? 1 : group.from() - end;
            if (end >= 0 && gap > (octets == HALF ? HALF_GAP : 1)) {
                return end;
            }
            end = group.to();
            octets = group.octets();
        }
        return end >= 0 && (end == line.length() || line.startsWith("  ", end) || isPadding(line, end))
                ? end
                : endOfDamaged(line, end < 0 ? from : end);
    }

    private static boolean isPadding(String line, int end) {
        return line.substring(end).isBlank();
    }

    /** A group that is not hex belongs to the digits if blanks end them later. */
    private static int endOfDamaged(String line, int from) {
        int start = skipBlanks(line, from);
        int gap = line.indexOf("  ", start);
        return gap < 0 ? from : gap;
    }

    private static int skipBlanks(String line, int from) {
        int at = from;
        while (at < line.length() && isBlank(line.charAt(at))) {
            at++;
        }
        return at;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t';
    }
}
