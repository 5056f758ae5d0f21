package dev.hexplain.ingest.dialects;

/** How a dump shows its bytes as characters in the column on the right. */
enum TextColumn {
    ASCII,
    /** As {@code xxd -E} maps it. */
    EBCDIC;

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

    private char show(int octet) {
        return switch (this) {
            case ASCII -> octet >= 0x20 && octet < 0x7F ? (char) octet : '.';
            case EBCDIC -> octet >= 0x40 ? EBCDIC_FROM_0X40.charAt(octet - 0x40) : '.';
        };
    }
}
