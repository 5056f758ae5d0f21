package dev.hexplain.ingest.dialects;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line of GDB's {@code x/} split into words.
 *
 * @param columns where the words start, from 1
 * @param characters whether characters are behind the numbers, as {@code x/c} prints them
 */
record GdbLine(long address, List<String> tokens, List<Integer> columns, boolean characters) {
    private static final int LONGEST_ADDRESS = 15;

    /** The words of a line, or null where it starts with no address. */
    static @Nullable GdbLine of(String line) {
        int start = HexRows.indent(line);
        int end = start + 2;
        while (end < line.length() && HexGroups.digit(line.charAt(end)) >= 0) {
            end++;
        }
        int colon = colon(line, end);
        if (!line.startsWith("0x", start) || end == start + 2 || end - start > LONGEST_ADDRESS + 2 || colon < 0) {
            return null;
        }
        List<String> tokens = new ArrayList<>();
        List<Integer> columns = new ArrayList<>();
        boolean characters = cut(line, colon + 1, tokens, columns);
        return new GdbLine(Long.parseLong(line.substring(start + 2, end), 16), tokens, columns, characters);
    }

    /** The colon behind an address, or behind its symbol in angle brackets; -1 where there is none. */
    private static int colon(String line, int from) {
        if (line.startsWith(":", from)) {
            return from;
        }
        return line.startsWith(" <", from) && line.indexOf(">:", from) > 0 ? line.indexOf(">:", from) + 1 : -1;
    }

    /**
     * Splits the rest of a line into words, without the characters behind numbers and the symbols behind addresses,
     * which repeat the numbers.
     */
    private static boolean cut(String line, int from, List<String> tokens, List<Integer> columns) {
        boolean characters = false;
        for (int at = from; at < line.length(); ) {
            char c = line.charAt(at);
            int to = at + 1;
            if (c == '\'') {
                to = endOfCharacter(line, at);
                characters = true;
            } else if (c == '<') {
                to = line.indexOf('>', at) < 0 ? line.length() : line.indexOf('>', at) + 1;
            } else if (c > ' ') {
                while (to < line.length() && line.charAt(to) > ' ') {
                    to++;
                }
                tokens.add(line.substring(at, to));
                columns.add(at + 1);
            }
            at = to;
        }
        return characters;
    }

    private static int endOfCharacter(String line, int from) {
        int to = from + 1;
        while (to < line.length() && line.charAt(to) != '\'') {
            to += line.charAt(to) == '\\' ? 2 : 1;
        }
        return Math.min(line.length(), to + 1);
    }
}
