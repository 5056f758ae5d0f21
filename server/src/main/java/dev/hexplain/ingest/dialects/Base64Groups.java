package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.TextInput;
import dev.hexplain.ingest.TextLocation;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Reads base64 (RFC 4648 sections 4 and 5, RFC 2045 section 6.8) in groups of four characters. A group that lost a
 * character yields only its whole bytes, and the next group starts where its characters do.
 */
final class Base64Groups {

    private static final int GROUP = 4;
    private static final int UNKNOWN = -1;
    /** Characters; what ends sooner, and is followed by more, is a word. */
    private static final int LEAST = 16;

    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    private static final byte[] VALUES = values();
    private static final String QUOTES = "\"'`";

    private final Transcription out;
    private final boolean blankForPlus;
    private final LineWidths widths;
    private final Base64Bulk bulk = new Base64Bulk();
    private final int[] group = new int[GROUP];
    private int filled;
    private int paddingDue;
    private boolean paddingOver;
    private long at = 1;
    /** The byte of the text that is read, and the one where the group began. */
    private long here;

    private long groupStart;
    private long charactersInLine;
    private @Nullable TextLocation tornLine;
    private long tornAt;

    private long upper;
    private long lower;
    private long digits;
    private long standardSymbols;
    private long urlSymbols;
    private long foreign;
    private long blanksInside;
    private long quotes;
    /** Whether there is text around: a name and a value, markup, the letter before a literal. */
    private boolean inText;

    private boolean blankPending;
    private boolean padded;
    private boolean beyondHex;

    /** @param blankForPlus whether a blank between two characters is a plus that a form decoded */
    Base64Groups(Transcription out, boolean blankForPlus) {
        this.out = out;
        this.blankForPlus = blankForPlus;
        this.widths = new LineWidths(out);
    }

    /** Characters of the alphabet. */
    long characters() {
        return upper + lower + digits + standardSymbols + urlSymbols;
    }

    long foreign() {
        return foreign;
    }

    /** Blanks between characters of one line: words rather than base64. */
    long blanksInside() {
        return blanksInside;
    }

    long quotes() {
        return quotes;
    }

    boolean padded() {
        return padded;
    }

    /** Whether it is embedded in other text, whose letters look like base64. */
    boolean inText() {
        return inText;
    }

    /** Whether any character is not also a hex digit. */
    boolean beyondHex() {
        return beyondHex;
    }

    boolean urlSafe() {
        return urlSymbols > 0;
    }

    /** Whether lines are equally long, the last apart, and there are several. */
    boolean wrapped() {
        return widths.even();
    }

    /** More digits than a name has. */
    boolean manyDigits() {
        return digits > 1;
    }

    void read(TextInput text) throws IOException {
        for (TextPiece piece = text.next(); piece != null && !out.full(); piece = text.next()) {
            TextPiece plain = piece.plain();
            out.at(plain);
            take(plain, CopyArtifacts.before(plain, out));
        }
        finish();
    }

    /** Reads characters of a piece from an index on. */
    void take(TextPiece piece, int from) throws IOException {
        resumeAfterTornLine(piece);
        out.at(piece);
        characters(piece, from);
        if (piece.endsLine()) {
            endLine();
        }
    }

    /** The text is over. */
    void finish() throws IOException {
        endGroup(true);
    }

    private void characters(TextPiece piece, int from) throws IOException {
        int filledBefore = filled;
        boolean inRun = false;
        boolean decided = false;
        boolean extra = false;
        String text = piece.text();
        for (int i = next(piece, from); i < text.length(); i = next(piece, i + 1)) {
            char c = text.charAt(i);
            at = piece.column() + i;
            here = piece.offset(i);
            boolean known = accept(c);
            if (!known) {
                extra = decided ? extra : foreignIsExtra(text, filledBefore);
                decided = true;
                foreignCharacter(c, extra, inRun);
            }
            inRun = !known;
        }
    }

    /** Returns false for a character that has no place in base64. */
    private boolean accept(char c) throws IOException {
        boolean plus = blankForPlus && c == ' ' && charactersInLine > 0;
        int value = valueOf(plus ? '+' : c);
        if (value >= 0) {
            count(plus ? '+' : c);
            put(value);
            return true;
        }
        if (c == '=') {
            padding();
            return true;
        }
        if (c == ' ' || c == '\t') {
            blankPending = charactersInLine > 0;
            return true;
        }
        if (QUOTES.indexOf(c) >= 0) {
            quotes += c == '`' ? 0 : 1; // a code fence has three
            inText |= quotes == 1 && characters() > 0 && characters() < LEAST;
            return true;
        }
        inText |= characters() < LEAST;
        return false;
    }

    /**
     * Whether foreign characters of a line were added to it rather than put in place of others: without them its groups
     * come out even.
     */
    private static boolean foreignIsExtra(String line, int filledBefore) {
        int known = filledBefore;
        for (int i = 0; i < line.length(); i++) {
            known += line.charAt(i) == '=' || valueOf(line.charAt(i)) >= 0 ? 1 : 0;
        }
        return known % GROUP == 0;
    }

    /** The next character to look at: whole groups of four are read at once. */
    private int next(TextPiece piece, int from) throws IOException {
        int at = endOfEscapes(piece.text(), from);
        while (filled == 0 && !blankPending && paddingDue == 0 && !paddingOver && !out.full()) {
            int behind = bulk.read(piece, at, urlSymbols == 0, standardSymbols == 0);
            if (behind == at) {
                break;
            }
            count(bulk);
            out.putGroups(bulk.octets(), (behind - at) / GROUP * 3, piece.offset(at), 3, GROUP);
            charactersInLine += behind - at;
            at = endOfEscapes(piece.text(), behind);
        }
        return at;
    }

    private void count(Base64Bulk read) {
        upper += read.count(Base64Bulk.UPPER);
        lower += read.count(Base64Bulk.LOWER);
        digits += read.count(Base64Bulk.DIGIT);
        standardSymbols += read.count(Base64Bulk.STANDARD);
        urlSymbols += read.count(Base64Bulk.URL);
        beyondHex |= read.beyondHex();
    }

    /** The index behind JSON escapes of line breaks and slashes, which carry no base64. */
    private static int endOfEscapes(String text, int from) {
        int at = from;
        while (at + 1 < text.length() && text.charAt(at) == '\\' && "nrt/\"".indexOf(text.charAt(at + 1)) >= 0) {
            at += text.charAt(at + 1) == '/' ? 1 : 2;
        }
        return at;
    }

    private void foreignCharacter(char c, boolean extra, boolean inRun) throws IOException {
        if (!inRun) {
            foreign++;
            String message = extra
                    ? "Not a base64 character: skipped"
                    : "Not a base64 character: the bytes it stood for are missing";
            out.error(at, message, "A-Z a-z 0-9 + / or - _", String.valueOf(c));
        }
        if (!extra) {
            charactersInLine++;
            put(UNKNOWN);
        }
    }

    private void count(char c) {
        charactersInLine++;
        beyondHex |= HexGroups.digit(c) < 0;
        blanksInside += blankPending ? 1 : 0;
        blankPending = false;
        if (c >= 'A' && c <= 'Z') {
            upper++;
        } else if (c >= 'a' && c <= 'z') {
            lower++;
        } else if (c >= '0' && c <= '9') {
            digits++;
        } else {
            countSymbol(c == '-' || c == '_', c);
        }
    }

    private void countSymbol(boolean url, char c) {
        boolean firstOfItsKind = url ? urlSymbols++ == 0 : standardSymbols++ == 0;
        if (firstOfItsKind && urlSymbols > 0 && standardSymbols > 0) {
            String first = url ? "+ /" : "- _";
            out.warning(at, "Both base64 alphabets in one text", first, String.valueOf(c));
        }
    }

    private void put(int value) throws IOException {
        if (paddingDue > 0) {
            out.warning(at, "The padding is incomplete", "=", null);
            paddingDue = 0;
        }
        if (paddingOver) {
            inText |= characters() < LEAST;
            out.warning(at, "More base64 after the padding: read on as a new run", "end of text", null);
            paddingOver = false;
        }
        groupStart = filled == 0 ? here : groupStart;
        group[filled++] = value;
        if (filled == GROUP) {
            writeGroup();
        }
    }

    private void padding() throws IOException {
        charactersInLine++;
        if (paddingDue > 0) {
            paddingDue--;
        } else if (filled < 2) {
            out.error(at, "Padding where a group cannot end", "2 or 3 characters before =", filled + " characters");
        } else {
            padded = true;
            paddingDue = GROUP - filled - 1;
            paddingOver = true;
            endGroup(false);
        }
    }

    private void endLine() throws IOException {
        if (filled > 0 && widths.wrapsAt(GROUP)) {
            tornLine = out.place();
            tornAt = at;
        } else if (charactersInLine > 0) {
            widths.line(charactersInLine);
        }
        charactersInLine = 0;
        blankPending = false;
    }

    /** Lines of whole groups were promised by the first one, so a group never runs over a line break: start afresh. */
    private void resumeAfterTornLine(TextPiece next) throws IOException {
        if (tornLine != null && !next.text().isBlank()) {
            out.at(tornLine);
            out.error(
                    tornAt,
                    "The line ends inside a group of four: it is cut short",
                    GROUP + " characters",
                    filled + " characters");
            writeGroup();
            tornLine = null;
        }
    }

    private void endGroup(boolean atEnd) throws IOException {
        if (atEnd && paddingDue > 0) {
            out.warning(at, "The padding is incomplete", "=", "end of text");
        }
        if (filled == 1) {
            out.error(at, "A last character on its own spells no byte", "2 to 4 characters", "1 character");
        } else if (filled > 1 && group[filled - 1] != UNKNOWN) {
            int unused = group[filled - 1] & (filled == 2 ? 0xF : 0x3);
            if (unused != 0) {
                out.warning(at, "Bits that spell no byte are not zero", "0", Integer.toBinaryString(unused));
            }
        }
        writeGroup();
    }

    /** Writes the bytes whose two characters are both known. */
    private void writeGroup() throws IOException {
        out.origin(groupStart, here + 1 - groupStart);
        for (int i = 0; i + 1 < filled; i++) {
            if (group[i] != UNKNOWN && group[i + 1] != UNKNOWN) {
                int shift = 2 * (i + 1);
                out.put(group[i] << shift | group[i + 1] >> (6 - shift));
            }
        }
        filled = 0;
    }

    static int valueOf(int c) {
        return c < VALUES.length ? VALUES[c] : -1;
    }

    private static byte[] values() {
        byte[] values = new byte[0x80];
        for (char c = 0; c < values.length; c++) {
            values[c] = (byte) ALPHABET.indexOf(c);
        }
        values['-'] = 62;
        values['_'] = 63;
        return values;
    }
}
