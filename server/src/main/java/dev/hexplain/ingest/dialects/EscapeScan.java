package dev.hexplain.ingest.dialects;

import dev.hexplain.ingest.Confidence;
import dev.hexplain.ingest.TextPiece;
import dev.hexplain.ingest.TextSample;
import dev.hexplain.ingest.Transcription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads escaped string literals, or a bare string that is all of the text. Consecutive literals are one string,
 * whatever joins them.
 */
final class EscapeScan extends CharacterScan {
    private static final int KNOWN_START = 96;
    private static final int CLEAR = 90;
    private static final int QUOTED = 60;
    private static final int SOME = 55;
    private static final int DOUBTFUL = 30;
    /** {@code psql} puts a blank before and behind. */
    private static final Pattern HEADING = Pattern.compile(" [^\\\\\"'`]+ ");

    private static final Pattern RULE = Pattern.compile("-{3,}");
    private static final Pattern ROWS = Pattern.compile("\\([0-9]+ rows?\\)");

    /** What may be before each of several literals. */
    private static final String PREFIXES = "bBrRuL";

    private static final Pattern ASSIGNED = Pattern.compile("\\s*[\\w.]+ *= *\\(? *(?:b|B|rb|br)?");
    private static final String JOINS = " \t+,;.()\\";
    private static final int PREFIX_HELD = 16;
    private static final int WORDS = 2;

    private final CharacterEscape escape = new CharacterEscape();
    private final StringBuilder prefix = new StringBuilder();
    private boolean bare;
    private char quote;
    private long escapeStart;
    private long escapeColumn;
    private char high;

    /** In a bare string, the quotation mark that was not closed in its line. */
    private char inner;

    /** Blanks in a bare string before its first byte: it begins with words, such as those of a log. */
    private int blanks;

    private long binary;
    /** Of these, those between quotation marks inside a bare string. */
    private long binaryQuoted;

    private long simple;
    private long characters;
    private long strings;
    private long foreign;
    /** A line that is a heading, if a rule follows. */
    private @Nullable TextPiece heading;

    private boolean ruled;
    private boolean hbase;

    /** Letters since the last string that may belong to the next. */
    private long prefixes;

    private long beyondLatin;
    /** Octal escapes of one or two digits, and a digit that is none of theirs behind them. */
    private long decimal;

    /** Whether Python says of the string that it is bytes. */
    private boolean bytesLiteral;

    EscapeScan(Transcription out) {
        super(out);
    }

    /** A line that holds no bytes, where no string goes on. */
    @Override
    int first(TextPiece piece) throws IOException {
        hbase |= piece.column() == 1 && EmbeddedRuns.cell(piece.text()) >= 0;
        boolean between = quote == 0 && !escape.open() && piece.column() == 1 && piece.endsLine();
        boolean before = between && !bare && prefix.toString().isBlank();
        if (before
                && strings == 0
                && heading == null
                && HEADING.matcher(piece.text()).matches()) {
            heading = piece;
            return piece.text().length();
        }
        String around = before ? CopyArtifacts.of(piece.text()) : "";
        if (heading != null) {
            around = isRule(piece) ? "A heading" : around;
        } else if (between && ruled && ROWS.matcher(piece.text()).matches()) {
            around = "A count of rows";
        }
        return around.isEmpty() ? 0 : passOver(piece, around);
    }

    private int passOver(TextPiece piece, String around) {
        out.at(piece);
        out.note(1, around + ": passed over");
        return piece.text().length();
    }

    /** Whether the line above was a heading, as {@code psql} prints it; otherwise it is a part of the string. */
    private boolean isRule(TextPiece piece) throws IOException {
        TextPiece above = heading;
        heading = null;
        ruled = RULE.matcher(piece.text()).matches();
        if (!ruled && above != null) {
            take(above, 0);
        }
        return ruled;
    }

    @Override
    void accept(char c) throws IOException {
        if (escape.open()) {
            escaped(c);
        } else if (bare || quote != 0) {
            inside(c);
        } else {
            outside(c);
        }
    }

    private void escaped(char c) throws IOException {
        boolean taken = escape.take(c);
        boolean octal = escape.kind() == 'o';
        int value = escape.value();
        if (escape.complete()) {
            finishEscape(taken ? after : here);
        }
        if (!taken) {
            decimal += octal && value > 0 && (c == '8' || c == '9') ? 1 : 0;
            accept(c);
        }
    }

    private void finishEscape(long end) throws IOException {
        int value = escape.value();
        char kind = escape.kind();
        escape.close();
        out.origin(escapeStart, end - escapeStart);
        if (value < 0) {
            foreign++;
            out.error(escapeColumn, "Not an escape: kept as it is", "such as \\xAC", "\\" + kind);
            out.put('\\');
            putCharacter(kind);
        } else if (kind == 's' || kind == 0) {
            simple++;
            out.put(value);
        } else if (value > 0xFF) {
            beyondLatin++;
            out.note(escapeColumn, "A character beyond U+00FF is no byte: written as UTF-8");
            out.put(utf8(value), utf8(value).length);
        } else {
            binary++;
            binaryQuoted += inner != 0 ? 1 : 0;
            out.put(value);
        }
    }

    private static byte[] utf8(int codePoint) {
        int valid = Character.isValidCodePoint(codePoint) ? codePoint : 0xFFFD;
        return new String(Character.toChars(valid)).getBytes(StandardCharsets.UTF_8);
    }

    private void inside(char c) throws IOException {
        if (c == '\\') {
            escapeStart = here;
            escapeColumn = column;
            escape.begin();
        } else if (c == quote && quote != 0) {
            quote = 0;
        } else {
            if (c == '"' || c == '\'') {
                inner = inner == c ? 0 : inner == 0 ? c : inner;
            }
            blanks += c == ' ' && binary == 0 ? 1 : 0;
            out.origin(here, after - here);
            putCharacter(c);
        }
    }

    private void putCharacter(char c) throws IOException {
        characters++;
        if (Character.isHighSurrogate(c)) {
            high = c;
        } else if (Character.isLowSurrogate(c) && high != 0) {
            byte[] octets = utf8(Character.toCodePoint(high, c));
            high = 0;
            out.put(octets, octets.length);
        } else if (c < 0x80) {
            out.put(c);
        } else {
            byte[] octets = utf8(c);
            out.put(octets, octets.length);
        }
    }

    private void outside(char c) throws IOException {
        if (c == '"' || c == '\'' || c == '`') {
            quote = c;
            prefixes = 0;
            strings++;
            foreign += strings > 1 || isPrefix() ? 0 : 1;
            bytesLiteral |= "b B rb br".contains(prefix.toString().strip()) && !prefix.isEmpty();
            prefix.setLength(0);
        } else if (strings == 0 && (c == '\\' || prefix.length() == PREFIX_HELD)) {
            becomeBare();
            inside(c);
        } else if (strings == 0) {
            append(c);
        } else if (PREFIXES.indexOf(c) >= 0) {
            prefixes++;
        } else {
            foreign += prefixes + (JOINS.indexOf(c) < 0 ? 1 : 0);
            prefixes = 0;
        }
    }

    /** A gap of any width is one blank. */
    private void append(char c) {
        boolean gap = c == ' ' && !prefix.isEmpty() && prefix.charAt(prefix.length() - 1) == ' ' && isAssigned();
        if (!gap) {
            prefix.append(c);
        }
    }

    private boolean isAssigned() {
        return ASSIGNED.matcher(prefix).matches();
    }

    /** Treats what was held as the prefix of a quote as part of a bare string. */
    private void becomeBare() throws IOException {
        bare = true;
        blanks = (int) prefix.toString().strip().chars().filter(c -> c == ' ').count();
        if (ruled) {
            String value = prefix.toString().stripLeading();
            prefix.setLength(0);
            prefix.append(value);
        }
        out.origin(Math.max(0, here - prefix.length()), prefix.length());
        for (int i = 0; i < prefix.length(); i++) {
            putCharacter(prefix.charAt(i));
        }
    }

    /** {@code b}, {@code u8}, {@code 1) } of redis-cli, and what else may be before a quote. */
    private boolean isPrefix() {
        String before = prefix.toString().strip();
        boolean numbered = before.endsWith(")") && before.length() > 1 && Character.isDigit(before.charAt(0));
        boolean call = before.endsWith("(");
        return numbered || call || isAssigned() || before.isEmpty() || "b B rb br u8 L u U c @ =".contains(before);
    }

    @Override
    void endLine() throws IOException {
        if (escape.open() && escape.justBegun()) {
            escape.close(); // continues the line
            return;
        }
        if (escape.open()) {
            escape.end();
            finishEscape(here);
        }
        high = 0;
        inner = 0;
    }

    @Override
    void end() throws IOException {
        if (decimal > 0) {
            out.warning(1, "Digits stand behind octal escapes: these may be decimal", null, null);
        }
        if (heading != null) {
            take(heading, 0);
        }
        if (escape.open()) {
            escape.end();
            finishEscape(here);
        }
        if (!bare && strings == 0) {
            becomeBare();
        }
        if (quote != 0) {
            out.warning(column, "The string has no end: it may be cut short", String.valueOf(quote), "end of text");
        }
    }

    @Override
    public Confidence confidence(TextSample sample, Transcription trial) {
        if (!bare && strings == 0) {
            return Confidence.no("no string");
        }
        if (hbase) {
            return Confidence.no("cells of HBase, each a value of its own");
        }
        if (foreign * 10 > binary + simple + 1) {
            return Confidence.no("other text than a string");
        }
        String what = (bare ? "a bare string" : "a quoted string") + " with " + binary + " bytes escaped";
        if (bare && binary > 0 && binaryQuoted == binary) {
            return Confidence.of(DOUBTFUL, what + ", all of them in quotes inside a line");
        }
        if (strings > 1 && foreign > 1) {
            return Confidence.of(DOUBTFUL, what + ", among other strings");
        }
        if (decimal > 0) {
            return Confidence.of(DOUBTFUL, what + ", in octal, though digits behind them may be theirs in decimal");
        }
        String start = KnownSignatures.phrase(trial.start());
        if (start != null && binary > 0) {
            return Confidence.of(KNOWN_START, what + ", that " + start);
        }
        if (beyondLatin > 0) {
            return Confidence.of(DOUBTFUL, what + ", and characters that are no bytes");
        }
        if (bare && binary * 50 <= characters) {
            return Confidence.of(DOUBTFUL, what + ", in a text that says more");
        }
        if (bare && blanks >= WORDS && binary > 0) {
            return Confidence.of(SOME, what + ", behind words");
        }
        if (binary >= 4 || (binary > 0 && (!bare || characters == 0))) {
            return Confidence.of(binary * 50 > characters ? CLEAR : SOME, what);
        }
        if (bare) {
            return binary > 0 ? Confidence.of(DOUBTFUL, what) : Confidence.no("no bytes escaped");
        }
        return Confidence.of(simple > 0 || bytesLiteral ? QUOTED : DOUBTFUL, "a quoted string");
    }
}
