package dev.hexplain.decoders.resp;

/** What the text of a line may be, between the type and CR LF. */
enum RespLineText {
    ANY,
    NOTHING,
    FLAG,
    INTEGER,
    DOUBLE,
    COMMAND;

    boolean matches(byte[] bytes, int from, int end) {
        return switch (this) {
            case ANY -> true;
            case NOTHING -> from == end;
            case FLAG -> end == from + 1 && (bytes[from] == 't' || bytes[from] == 'f');
            case INTEGER -> isInteger(bytes, from, end);
            case DOUBLE -> isDouble(bytes, from, end);
            case COMMAND -> isCommand(bytes, from, end);
        };
    }

    /** Whether it is digits, after a sign or not. */
    private static boolean isInteger(byte[] bytes, int from, int end) {
        int at = pastSign(bytes, from, end);
        return at < end && pastDigits(bytes, at, end) == end;
    }

    /** Whether it is a decimal fraction, after a sign or not and with an exponent or not; {@code inf} or {@code nan}. */
    private static boolean isDouble(byte[] bytes, int from, int end) {
        int at = pastSign(bytes, from, end);
        int next = pastDigits(bytes, at, end);
        if (next == at) {
            return isWord(bytes, at, end, "inf") || isWord(bytes, from, end, "nan");
        }
        next = next < end && bytes[next] == '.' ? pastDigits(bytes, next + 1, end) : next;
        return next == end || ((bytes[next] | 0x20) == 'e' && isInteger(bytes, next + 1, end));
    }

    /** Whether it begins with a letter. */
    private static boolean isCommand(byte[] bytes, int from, int end) {
        int lower = from < end ? bytes[from] | 0x20 : 0;
        return lower >= 'a' && lower <= 'z';
    }

    private static int pastSign(byte[] bytes, int from, int end) {
        return from < end && (bytes[from] == '+' || bytes[from] == '-') ? from + 1 : from;
    }

    private static int pastDigits(byte[] bytes, int from, int end) {
        int at = from;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
            at++;
        }
        return at;
    }

    private static boolean isWord(byte[] bytes, int from, int end, String word) {
        if (end - from != word.length()) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (bytes[from + i] != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
