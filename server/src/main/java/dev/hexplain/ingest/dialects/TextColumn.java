package dev.hexplain.ingest.dialects;

/** The text column of a dump, on the right: which character it prints for each byte. */
enum TextColumn {
    ASCII,
    /** As {@code xxd -E} maps it. */
    EBCDIC;

    /** Most blanks between bytes and text. */
    private static final int WIDEST_GAP = 256;

    /** What some tools, and some copied texts, have for a dot. */
    private static final char MIDDLE_DOT = '\u00B7';

    /** EBCDIC 0x40 to 0xFF as xxd prints them; a dot where it knows no ASCII character. */
    private static final String EBCDIC_FROM_0X40 = " ...........<(+|&.........!$*);~-/.........,%_>?.........`:#@'=\""
            + ".abcdefghi.......jklmnopqr^.......stuvwxyz...[...............].."
            + "{ABCDEFGHI......}JKLMNOPQR......\\.STUVWXYZ......0123456789......";

    /** The characters that stand for the first {@code length} of {@code octets}. */
    String show(byte[] octets, int length) {
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append(show(octets[i] & 0xFF));
        }
        return text.toString();
    }

    /** Whether text may be what this column shows, blanks around it apart: an editor may have cut them off. */
    boolean shows(String text, byte[] octets) {
        String seen = text.indexOf(MIDDLE_DOT) < 0
                ? text.stripTrailing()
                : text.replace(MIDDLE_DOT, '.').stripTrailing();
        String wanted = show(octets, octets.length).stripTrailing();
        return seen.endsWith(wanted)
                && seen.substring(0, seen.length() - wanted.length()).isBlank();
    }

    /**
     * The same for tools that have signs of their own for bytes that are not printable: only what is a printable ASCII
     * character has to agree, and everything takes one place.
     */
    static boolean resembles(String text, byte[] octets) {
        int length = octets.length;
        while (length > 0 && octets[length - 1] == ' ') {
            length--;
        }
        String seen = text.stripTrailing();
        for (int from = 0; from <= Math.min(seen.length(), WIDEST_GAP); from++) {
            int shown = seen.length() - from;
            if (shown <= octets.length && shown >= length && resemblesFrom(seen, from, octets)) {
                return true;
            }
            if (from < seen.length() && seen.charAt(from) != ' ') {
                return false;
            }
        }
        return false;
    }

    private static boolean resemblesFrom(String seen, int from, byte[] octets) {
        for (int i = 0; i < seen.length() - from; i++) {
            char shown = seen.charAt(from + i);
            boolean printable = octets[i] > 0x20 && octets[i] < 0x7F;
            if (printable ? shown != octets[i] : shown > 0x20 && shown < 0x7F && !isPlaceholder(shown)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlaceholder(char c) {
        return ".?0_".indexOf(c) >= 0;
    }

    private char show(int octet) {
        return switch (this) {
            case ASCII -> octet >= 0x20 && octet < 0x7F ? (char) octet : '.';
            case EBCDIC -> octet >= 0x40 ? EBCDIC_FROM_0X40.charAt(octet - 0x40) : '.';
        };
    }
}
