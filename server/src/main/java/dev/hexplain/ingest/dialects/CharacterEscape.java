package dev.hexplain.ingest.dialects;

/** An escape of a string literal, in the forms of C, Java, Python and JavaScript, while it is read. */
final class CharacterEscape {
    private static final String SIMPLE = "abtnvfres\\\"'`#$/?";
    private static final int[] SIMPLE_OCTETS = {
        7, 8, 9, 10, 11, 12, 13, 27, 32, '\\', '"', '\'', '`', '#', '$', '/', '?'
    };

    private char kind;
    private int digits;
    private int most;
    private int value = -1;
    private boolean open;
    private boolean begun;
    private boolean braces;
    private boolean complete;

    void begin() {
        open = true;
        begun = true;
        complete = false;
        digits = 0;
        value = -1;
        braces = false;
        kind = 0;
    }

    boolean open() {
        return open;
    }

    boolean justBegun() {
        return begun;
    }

    boolean complete() {
        return complete;
    }

    int value() {
        return value;
    }

    /** {@code x}, {@code u}, {@code o} for octal, {@code s} for a simple one; what is none, itself. */
    char kind() {
        return kind;
    }

    void close() {
        open = false;
        complete = false;
    }

    /** The text or line is over. */
    void end() {
        complete = true;
    }

    /** Takes a character; false if the escape was over before it. */
    boolean take(char c) {
        if (begun) {
            begun = false;
            first(c);
            return true;
        }
        if (braces && c == '}') {
            complete = true;
            return true;
        }
        if (kind == 'u' && digits == 0 && c == '{' && !braces) {
            braces = true;
            most = 6;
            return true;
        }
        int radix = kind == 'o' ? 8 : 16;
        int digit = c < 0x80 ? Character.digit(c, radix) : -1;
        if (digit < 0 || digits == most) {
            complete = true;
            return false;
        }
        value = Math.max(0, value) * radix + digit;
        digits++;
        complete = digits == most && !braces;
        return true;
    }

    private void first(char c) {
        if (c == 'x' || c == 'u' || c == 'U') {
            kind = c == 'x' ? 'x' : 'u';
            most = c == 'x' ? 2 : c == 'u' ? 4 : 8;
        } else if (c >= '0' && c <= '7') {
            kind = 'o';
            value = c - '0';
            digits = 1;
            most = c <= '3' ? 3 : 2;
        } else {
            int at = SIMPLE.indexOf(c);
            kind = at < 0 ? c : 's';
            value = at < 0 ? -1 : SIMPLE_OCTETS[at];
            complete = true;
        }
    }
}
