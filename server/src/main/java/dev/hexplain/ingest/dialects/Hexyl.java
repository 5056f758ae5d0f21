package dev.hexplain.ingest.dialects;

/**
 * {@code hexyl}, with or without its colours and frame:
 *
 * <pre>
 * │00000000│ ac ed 00 05 73 72 00 03 ┊ 46 6f 6f 00             │××⋄•sr⋄•┊Foo⋄    │
 * </pre>
 */
final class Hexyl extends BarredRows {
    private static final char ESCAPE = 0x1B;

    @Override
    public String id() {
        return "hexyl";
    }

    @Override
    public String title() {
        return "hexyl";
    }

    @Override
    String bars(String line) {
        StringBuilder plain = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == ESCAPE) {
                i = endOfColour(line, i);
            } else if (c == '\u2502' || c == '\u250A') {
                plain.append('|');
            } else {
                plain.append(c == '|' ? '\u00A6' : c);
            }
        }
        return plain.toString();
    }

    /** A bar that is a character of the dump was put aside. */
    @Override
    boolean shows(String text, byte[] octets) {
        return super.shows(text.replace('\u00A6', '|'), octets);
    }

    private static int endOfColour(String line, int from) {
        int m = line.indexOf('m', from);
        return m < 0 ? line.length() : m;
    }
}
