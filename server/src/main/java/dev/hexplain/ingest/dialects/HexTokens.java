package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;

/**
 * Reads tokens of hex digits. Separators and brackets separate tokens; {@code 0x} and {@code \x} introduce one. A token
 * that is not hex throughout yields no bytes and is an issue.
 */
final class HexTokens {

    /** A longer run of digits is written as it comes; even, so that no pair is torn. */
    private static final int TOKEN_HELD = 64;

    /** Digits of a number of 64 bits and some more: what is longer, and all text in hex, is hex. */
    private static final int LONGEST_NUMBER = 24;

    /** So many bytes seldom have no digit above nine. */
    private static final int DECIMALS = 12;

    private static final String SEPARATORS = " \t\f\u000b,;:-";
    private static final String LIST_MARKS = "[]{}()<>,";
    private static final String QUOTES = "\"'`";

    private final Transcription out;
    private final LineWidths widths;
    private final OddWrap wrap;
    private final StringBuilder token = new StringBuilder();
    private final StringBuilder separatorsSeen = new StringBuilder();
    private long tokenAt;
    /** The byte of the text that is read, and the bytes up to the next character. */
    private long here;

    private int width;
    /** Where the token, or what is left of it, and its last character begin. */
    private long tokenStart;

    private long tokenLast;
    /** Bytes of the shortest character of the token: of each, where nothing is between them. */
    private int unit;

    private final TextBetweenRows shown = new TextBetweenRows();
    private final byte[] octets = new byte[TOKEN_HELD / 2];
    private boolean spilled;
    private boolean spoiled;
    private long digitsInLine;
    private long issuesBefore;

    private long tokens;
    private long foreign;
    private long words;
    private long odd;
    private long prefixed;
    private long quotes;
    private long digits;
    private long unprintable;
    private boolean letters;
    private char greatest;
    private boolean listed;
    private boolean uneven;
    private boolean runOn;
    private char firstDigit;
    private int firstWidth;

    HexTokens(Transcription out) {
        this.out = out;
        this.widths = new LineWidths(out);
        this.wrap = new OddWrap(out);
    }

    /** All tokens, readable or not. */
    long tokens() {
        return tokens;
    }

    /** Tokens that are not hex. */
    long foreign() {
        return foreign;
    }

    /** Foreign tokens without a prefix: not a damaged byte but something else. */
    long words() {
        return words;
    }

    /** Tokens with a digit that has no pair. */
    long odd() {
        return odd;
    }

    long prefixed() {
        return prefixed;
    }

    long quotes() {
        return quotes;
    }

    /** Whether any digit was above nine. */
    boolean letters() {
        return letters;
    }

    /**
     * Whether this is as likely a number or a date in decimal: bare digits without letters or a leading zero, in one
     * token, in tokens of different widths, or in many.
     */
    boolean decimal() {
        boolean number = tokens == 1 && firstWidth > 2 && (unprintable > 0 || digits < LONGEST_NUMBER);
        boolean row = tokens >= DECIMALS && firstWidth == 2;
        return prefixed == 0 && !letters && firstDigit != '0' && (number || row || uneven);
    }

    /** Whether this is as likely bytes in binary. */
    boolean binary() {
        return prefixed == 0 && greatest <= '1' && firstWidth == Byte.SIZE && !uneven && tokens > foreign + 1;
    }

    /** Whether digits behind a second {@code \\x} may be characters: {@code \\xac\\xedab} is four bytes. */
    boolean runOn() {
        return runOn;
    }

    /** Whether brackets or commas were seen. */
    boolean listed() {
        return listed;
    }

    /** How many of {@code , ; : -} were seen. */
    int separatorKinds() {
        return separatorsSeen.length();
    }

    void read(TextInput text) throws IOException {
        boolean joined = false;
        TextPiece piece = text.next();
        while (piece != null && !out.full()) {
            TextPiece plain = piece.plain();
            out.at(plain);
            if (!joined && shown.skips(plain)) {
                out.note(1, "A line that shows the bytes above as text: passed over");
                piece = text.next();
                continue;
            }
            int from = joined ? HexRows.indent(plain.text()) : CopyArtifacts.before(plain, out);
            for (int i = from; i < plain.text().length(); i++) {
                here = plain.offset(i);
                width = (int) (plain.offset(i + 1) - here);
                accept(plain.text().charAt(i), plain.column() + i);
            }
            piece = text.next();
            joined = plain.endsLine() && wrap.joins(plain, piece, token.length());
            if (plain.endsLine() && !joined) {
                endLine();
            }
        }
        endToken();
    }

    private void accept(char c, long column) throws IOException {
        if (HexGroups.digit(c) >= 0) {
            append(c, column);
        } else if (SEPARATORS.indexOf(c) >= 0 || LIST_MARKS.indexOf(c) >= 0) {
            endToken();
            notice(c);
        } else if (QUOTES.indexOf(c) >= 0) {
            endToken();
            quotes += c == '`' ? 0 : 1; // a code fence has three
        } else if (c == '\\') {
            endToken();
            append(c, column);
        } else {
            append(c, column);
        }
    }

    private void notice(char c) {
        listed |= LIST_MARKS.indexOf(c) >= 0;
        if (",;:-".indexOf(c) >= 0 && separatorsSeen.indexOf(String.valueOf(c)) < 0) {
            separatorsSeen.append(c);
        }
    }

    private void append(char c, long column) throws IOException {
        if (token.isEmpty() && !spilled) {
            tokenAt = column;
            tokenStart = here;
            unit = width;
        }
        if (token.length() == TOKEN_HELD) {
            spill();
        }
        if (!spoiled) {
            token.append(c);
            tokenLast = here;
            unit = Math.min(unit, width);
        }
    }

    /** Writes what is held of a very long token, or gives the token up. */
    private void spill() throws IOException {
        int from = spilled ? 0 : prefixLength();
        if (isHex(from)) {
            int even = from + ((token.length() - from) & ~1);
            putPairs(from, even);
            token.delete(0, even);
            tokenStart = tokenLast + (long) unit * (1 - token.length());
            spilled = true;
        } else {
            spoiled = true;
        }
    }

    private void endLine() throws IOException {
        if (token.length() == 1 && token.charAt(0) == '\\') {
            token.setLength(0); // a backslash that ends a line only continues it
        }
        endToken();
        if (digitsInLine > 0 && out.issueCount() == issuesBefore) {
            widths.line(digitsInLine);
        }
        shown.endRow();
        digitsInLine = 0;
        issuesBefore = out.issueCount();
    }

    private void endToken() throws IOException {
        if (token.isEmpty() && !spilled) {
            return;
        }
        tokens++;
        int from = spilled ? 0 : prefixLength();
        if (from == 0 && endsInH()) {
            token.setLength(token.length() - 1);
            token.delete(0, token.length() - 2);
            prefixed++;
        }
        if (from > 0 && token.length() == from && tokens == 1) {
            prefixed++; // a prefix and no digits: a database's string of no bytes
        } else if (spoiled || !isHex(from)) {
            foreign++;
            words += from == 0 ? 1 : 0;
            out.error(tokenAt, "Not hex digits: skipped", "pairs of hex digits", token.toString());
        } else {
            prefixed += from > 0 ? 1 : 0;
            runOn |= tokens > 1 && from > 0 && token.charAt(0) == '\\' && token.length() > from + 2;
            putToken(from);
        }
        token.setLength(0);
        spilled = false;
        spoiled = false;
    }

    /** Of a spilled token nothing may be left. */
    private boolean isHex(int from) {
        for (int i = from; i < token.length(); i++) {
            if (HexGroups.digit(token.charAt(i)) < 0) {
                return false;
            }
        }
        return spilled || token.length() > from;
    }

    private void putToken(int from) throws IOException {
        int digits = token.length() - from;
        noticeWidth(from, digits);
        if (digits == 1 && !spilled) {
            putSingle(from);
            return;
        }
        putPairs(from, from + (digits & ~1));
        if (digits % 2 != 0) {
            odd++;
            digitsInLine++;
            out.error(
                    tokenAt, "Odd number of hex digits: the last has no pair", "pairs of hex digits", token.toString());
        }
    }

    private void noticeWidth(int from, int digits) {
        if (firstWidth == 0 && digits > 0) {
            firstWidth = digits;
            firstDigit = token.charAt(from);
        }
        uneven |= digits != firstWidth;
    }

    /** {@code 0x5} is a byte; a bare {@code 5} may be half of one. */
    private void putSingle(int from) throws IOException {
        if (from == 0) {
            odd++;
            out.warning(tokenAt, "A single hex digit: read as a byte below 0x10", "two hex digits", token.toString());
        }
        noticeDigit(token.charAt(from));
        out.origin(tokenStart, bytesOfToken());
        out.put(HexGroups.digit(token.charAt(from)));
        shown.take(HexGroups.digit(token.charAt(from)));
    }

    /** A byte of its own comes from all of its token, each of several from its two digits. */
    private void putPairs(int from, int to) throws IOException {
        int count = (to - from) / 2;
        for (int i = 0; i < count; i++) {
            octets[i] = (byte) pair(from + 2 * i);
            shown.take(octets[i]);
        }
        if (count > 1 && bytesOfToken() == (long) unit * token.length()) {
            out.putGroups(octets, count, tokenStart + (long) unit * from, 1, 2 * unit);
        } else {
            // What was between the digits, such as a colour, is not counted.
            out.origin(tokenStart, bytesOfToken());
            out.put(octets, count);
        }
    }

    private long bytesOfToken() {
        return tokenLast + unit - tokenStart;
    }

    private int pair(int at) {
        noticeDigit(token.charAt(at));
        noticeDigit(token.charAt(at + 1));
        int octet = HexGroups.digit(token.charAt(at)) << 4 | HexGroups.digit(token.charAt(at + 1));
        unprintable += octet < 0x20 || octet > 0x7E ? 1 : 0;
        return octet;
    }

    private void noticeDigit(char c) {
        letters |= c > '9';
        greatest = (char) Math.max(greatest, c);
        digits++;
        digitsInLine++;
    }

    /** As assemblers write it: {@code ach}, or {@code 0ACh} so that it begins with a digit. */
    private boolean endsInH() {
        int digits = token.length() - 1;
        boolean ends =
                (digits == 2 || (digits == 3 && token.charAt(0) == '0')) && "hH".indexOf(token.charAt(digits)) >= 0;
        return ends && HexGroups.isHex(token.substring(0, digits));
    }

    private int prefixLength() {
        boolean prefix = token.length() >= 2
                && (token.charAt(0) == '0' || token.charAt(0) == '\\')
                && (token.charAt(1) == 'x' || token.charAt(1) == 'X');
        return prefix ? 2 : 0;
    }
}
