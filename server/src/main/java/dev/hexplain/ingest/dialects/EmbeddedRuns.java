package dev.hexplain.ingest.dialects;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.ingest.Dialect;
import dev.hexplain.ingest.Transcript;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds runs of characters within a line that stand for bytes: hex, base64, escapes, lists. Linear in the length of the
 * line.
 */
final class EmbeddedRuns {
    private static final int FEWEST_HEX = 16;
    private static final int FEWEST_BASE64 = 16;
    private static final int FEWEST_MARKED = 8;
    private static final int FEWEST_PAIRS = 6;
    private static final int START = 8;
    private static final Set<Integer> ID_DIGITS = Set.of(16, 24, 32, 40, 64);
    private static final String HEX = "hex";
    private static final String STRING = "a string";
    private static final String CELL_KIND = "a cell";

    /** A cell as the shell of HBase prints it, up to its value, which goes on to the end of the line. */
    private static final Pattern CELL = Pattern.compile("\\btimestamp=[^,]{1,40}, (?:type=\\w{1,20}, )?value=");

    private static final Pattern ESCAPE = Pattern.compile("\\\\x[0-9A-F]{2}");

    /** PostgreSQL's hex, whose backslash may be escaped. */
    private static final Pattern QUOTED_HEX = Pattern.compile("\\\\{1,2}x((?:[0-9a-fA-F]{2}){4,}+)");

    /** Names of documents, in hex, that are no payload. */
    private static final Pattern OBJECT_ID = Pattern.compile("(?:ObjectId\\(['\"]?|\"\\$oid\" ?: ?\")$");

    /** How shells and drivers write a value of bytes. */
    private static final Pattern TOLD =
            Pattern.compile("(?:BinData\\([0-9]+, ?\"|createFromBase64\\(['\"]|\"base64\" ?: ?\""
                    + "|Buffer\\.from\\(['\"]|HexData\\([0-9]+, ?\"|\"B\" ?: ?\"|_binary 0x|payload: "
                    + "|\\b[Xx]'|(?i:hextoraw|parseHex|fromhex|b64decode|decode|atob|unhex)\\(b?['\"])$");

    /** Of these, what only base64 is behind, however short it is. */
    private static final Pattern BASE64_TOLD = Pattern.compile(
            "(?:BinData\\([0-9]+, ?\"|createFromBase64\\(['\"]|\"base64\" ?: ?\"" + "|(?:b64decode|atob)\\(b?['\"])$");

    private static final int LONGEST_TELLING = 24;
    private static final int FEWEST_TOLD = 16;
    private static final int LONGEST_NAME = 12;
    private static final int OBJECT_ID_DIGITS = 24;

    /** Equals signs at the end of base64. */
    private static final int MOST_PADDING = 2;

    private final Dialect escapes = new EscapedText();
    private final Dialect base64 = new Base64();
    private final Dialect hex = new PlainHex();
    private final Dialect list = new ByteListText();

    /**
     * A run.
     *
     * @param from first character in the line
     * @param to the one behind the last
     * @param kind display name of the notation
     * @param octets the decoded bytes
     * @param origins from these bytes to those of the characters in UTF-8
     * @param known whether that begins like a known format
     * @param told whether what is before it says that it is bytes
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Run(int from, int to, String kind, byte[] octets, OffsetMap origins, boolean known, boolean told) {
        /** Whether the text itself says where it begins and ends, and that is no text with colours or accents. */
        boolean delimited() {
            return (kind.equals(STRING) || kind.equals(CELL_KIND)) && BinaryOctets.in(octets);
        }

        boolean isTold() {
            return delimited() || told;
        }

        /** Whether it is as long as a trace, a UUID or a digest in hex. */
        boolean isId() {
            return kind.equals(HEX) && octets.length * 2 == to - from && ID_DIGITS.contains(to - from);
        }

        boolean better(@Nullable Run other) {
            return other == null
                    || (known != other.known ? known : told != other.told ? told : octets.length > other.octets.length);
        }
    }

    /** The run to read: one with a known beginning, else the longest; null where there is none. */
    @Nullable Run likeliest(String line) {
        return likeliest(all(line));
    }

    private static @Nullable Run likeliest(List<Run> runs) {
        Run best = null;
        for (Run run : runs) {
            best = run.better(best) ? run : best;
        }
        return best;
    }

    /**
     * Which may be payloads, from left to right: those with known beginnings, and those that the text says are bytes, or else
     * those of the kind of the likeliest that are no identifiers.
     */
    static List<Run> payloads(List<Run> all) {
        Run best = likeliest(all);
        if (best == null) {
            return List.of();
        }
        boolean told = all.stream().anyMatch(Run::isTold);
        return all.stream()
                .filter(run -> run.from() == best.from()
                        || run.known()
                        || (told ? run.isTold() : run.kind().equals(best.kind()) && !run.isId()))
                .toList();
    }

    /** All runs of a line, from left to right. */
    List<Run> all(String line) {
        int cell = cell(line);
        if (cell >= 0) {
            Run value = decode(line, cell, line.length(), CELL_KIND, escapes);
            return value == null ? List.of() : List.of(value);
        }
        List<Run> runs = new ArrayList<>();
        int closing = -1;
        for (int at = 0; at < line.length(); ) {
            Run run = at == closing ? null : at(line, at);
            if (run != null) {
                runs.add(run);
            } else if (at > closing && opensQuote(line, at)) {
                closing = closing(line, at);
            }
            at = run == null ? next(line, at) : run.to();
        }
        return runs;
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'';
    }

    /** Whether a quotation mark begins a string, and is no apostrophe in a word. */
    private static boolean opensQuote(String line, int at) {
        char before = at == 0 ? ' ' : line.charAt(at - 1);
        return isQuote(line.charAt(at)) && !Character.isLetterOrDigit(before) && before != '\\';
    }

    /** Where a string ends that begins in a line; -1 where it does not. */
    private static int closing(String line, int from) {
        int at = from + 1;
        while (at < line.length() && line.charAt(at) != line.charAt(from)) {
            at += line.charAt(at) == '\\' ? 2 : 1;
        }
        return at < line.length() ? at : -1;
    }

    /** Where the value of a cell with escapes begins; -1 where there is none. */
    static int cell(String line) {
        Matcher cell = CELL.matcher(line);
        boolean found =
                line.contains(", value=") && cell.find() && ESCAPE.matcher(line).find(cell.end());
        return found ? cell.end() : -1;
    }

    /** The start of the next thing that may be one. */
    private static int next(String line, int at) {
        boolean escapes = line.charAt(at) == '\\';
        int to = at;
        while (to < line.length()
                && (to == at || line.charAt(to - 1) != '=')
                && (escapes ? line.charAt(to) > ' ' && line.charAt(to) != '"' : isWord(line.charAt(to)))) {
            to++;
        }
        return Math.max(to, at + 1);
    }

    private @Nullable Run at(String line, int at) {
        char c = line.charAt(at);
        if (isQuote(c)) {
            boolean escaped = at > 0 && line.charAt(at - 1) == '\\';
            return escaped ? null : quoted(line, at);
        }
        if (c == '[') {
            return bracketed(line, at);
        }
        if (c == '\\') {
            return bare(line, at);
        }
        Run pairs = HexGroups.digit(c) >= 0 ? pairs(line, at) : null;
        return pairs != null || !isWord(c) ? pairs : word(line, at);
    }

    /** Pairs of hex digits with the same separator between all of them: {@code AC ED 00 05}, {@code ac:ed:00:05}. */
    private @Nullable Run pairs(String line, int at) {
        char separator = at + 2 < line.length() ? line.charAt(at + 2) : 0;
        if (!begins(line, at) || " :-,".indexOf(separator) < 0 || goesOn(line, at, separator)) {
            return null;
        }
        int to = at;
        while (isPair(line, to) && (to + 2 >= line.length() || !isWord(line.charAt(to + 2)) || separator == '-')) {
            to += 2;
            if (to >= line.length() || line.charAt(to) != separator || !isPair(line, to + 1)) {
                break;
            }
            to++;
        }
        boolean enough = to - at >= FEWEST_PAIRS * 3 - 1 && hasLetter(line.substring(at, to));
        return enough ? decode(line, at, to, HEX, hex) : null;
    }

    private static boolean begins(String line, int at) {
        return at == 0 || !isWord(line.charAt(at - 1)) || line.charAt(at - 1) == '=';
    }

    /** Whether pairs before this one were read with it already, and not taken. */
    private static boolean goesOn(String line, int at, char separator) {
        return at >= 3 && line.charAt(at - 1) == separator && isPair(line, at - 3) && begins(line, at - 3);
    }

    private static boolean isPair(String line, int at) {
        return at + 1 < line.length()
                && HexGroups.digit(line.charAt(at)) >= 0
                && HexGroups.digit(line.charAt(at + 1)) >= 0;
    }

    private @Nullable Run quoted(String line, int at) {
        char quote = line.charAt(at);
        Matcher hexed = QUOTED_HEX.matcher(line).region(at + 1, line.length());
        if (hexed.lookingAt() && line.startsWith(String.valueOf(quote), hexed.end())) {
            return decode(line, hexed.start(1), hexed.end(1), HEX, hex);
        }
        boolean binary = false;
        boolean markup = false;
        for (int i = at + 1; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '\\' && i + 1 < line.length()) {
                binary |= "xu01234567".indexOf(line.charAt(i + 1)) >= 0;
                i++;
            } else if (c == quote) {
                Run run = binary ? decode(line, at, i + 1, STRING, escapes) : markup ? null : broken(line, at + 1, i);
                return run != null && markup && !run.delimited() ? null : run;
            } else if (c == '<' || c == '{') {
                markup = true;
            }
        }
        return null;
    }

    /** Base64 in a JSON string, with its slashes or line breaks escaped. */
    private @Nullable Run broken(String line, int from, int to) {
        if (to - from < FEWEST_BASE64 || line.indexOf('\\', from, to) < 0) {
            return null;
        }
        String plain =
                line.substring(from, to).replace("\\n", "").replace("\\r", "").replace("\\/", "/");
        boolean likely = plain.chars().allMatch(c -> isWord((char) c)) && isMixed(plain);
        return likely ? decode(line, from, to, "base64", base64) : null;
    }

    private @Nullable Run bracketed(String line, int at) {
        int close = at + 1;
        while (close < line.length() && "0123456789, -".indexOf(line.charAt(close)) >= 0) {
            close++;
        }
        boolean closed = close < line.length() && line.charAt(close) == ']';
        return closed && close > at + 2 * START ? decode(line, at, close + 1, "a list", list) : null;
    }

    /** Backslashes without quotes: PostgreSQL's two forms, and what printf takes. */
    private @Nullable Run bare(String line, int at) {
        Matcher hexed = QUOTED_HEX.matcher(line).region(at, line.length());
        if (line.startsWith("\\\\", at) && hexed.lookingAt()) {
            return decode(line, hexed.start(1), hexed.end(1), HEX, hex);
        }
        int to = at;
        while (to < line.length() && line.charAt(to) > ' ' && line.charAt(to) != '"' && line.charAt(to) != '|') {
            to++;
        }
        boolean once = line.startsWith("\\x", at)
                && line.substring(at + 1, to).indexOf('\\') < 0
                && HexGroups.isHex(line.substring(at + 2, to));
        if (once) {
            return to - at >= FEWEST_MARKED + 2 ? decode(line, at, to, HEX, hex) : null;
        }
        boolean binary =
                at + 3 < to && "x01234567u".indexOf(line.charAt(at + 1)) >= 0 && line.indexOf('\\', at + 1) > 0;
        return binary ? decode(line, at, to, "escapes", escapes) : null;
    }

    private @Nullable Run word(String line, int at) {
        int end = at;
        while (end < line.length() && isWord(line.charAt(end)) && line.charAt(end) != '=') {
            end++;
        }
        int to = end;
        while (to < line.length() && to < end + MOST_PADDING && line.charAt(to) == '=') {
            to++;
        }
        if (to < line.length() && isWord(line.charAt(to))) {
            return null; // the name of name=value
        }
        int from = line.startsWith("0x", at) ? at + 2 : at;
        boolean marked = from > at || (at > 0 && "=:'\"".indexOf(line.charAt(at - 1)) >= 0);
        String word = line.substring(from, end);
        int length = to - from;
        if (end == to
                && length % 2 == 0
                && HexGroups.isHex(word)
                && (length >= FEWEST_HEX || (marked && length >= FEWEST_MARKED))) {
            boolean told = hasLetter(word) || from > at;
            return told && !isObjectId(line, at, length) ? decode(line, from, to, HEX, hex) : null;
        }
        boolean told =
                length >= FEWEST_MARKED && BASE64_TOLD.matcher(before(line, at)).find();
        boolean enough = length >= FEWEST_BASE64 || told || (length >= FEWEST_MARKED && isKnown(word));
        return enough && (length % 4 == 0 || end == to) && (told || isMixed(line.substring(from, to)))
                ? decode(line, from, to, "base64", base64)
                : null;
    }

    private static boolean isObjectId(String line, int at, int length) {
        String before = line.substring(Math.max(0, at - LONGEST_NAME), at);
        return length == OBJECT_ID_DIGITS && OBJECT_ID.matcher(before).find();
    }

    private static boolean hasLetter(String word) {
        return word.chars().anyMatch(c -> c > '9');
    }

    /** Words of a language seldom have capitals, small letters and digits all through. */
    private static boolean isMixed(String word) {
        long capitals = word.chars().filter(Character::isUpperCase).count();
        long small = word.chars().filter(Character::isLowerCase).count();
        long digits = word.chars().filter(c -> c < 'A' && c != '-' && c != '/').count(); // or a plus, or padding
        return isKnown(word) || (capitals * 7 > word.length() && small * 7 > word.length() && digits > 0);
    }

    /** Whether it begins as base64 of a known beginning does. */
    static boolean isKnown(String word) {
        return word.startsWith("rO0AB") || word.startsWith("H4sI") || word.startsWith("UEsD");
    }

    private static boolean isWord(char c) {
        return (c >= 'a' && c <= 'z')
                || (c >= 'A' && c <= 'Z')
                || (c >= '0' && c <= '9')
                || c == '+'
                || c == '/'
                || c == '='
                || c == '-'
                || c == '_';
    }

    /** A number in source code is shorter than a value. */
    private static boolean isTold(String line, int from, int length) {
        String before = before(line, from);
        return TOLD.matcher(before).find()
                || (length >= FEWEST_TOLD && (before.endsWith("0x") || line.startsWith("\\x", from)));
    }

    private static String before(String line, int from) {
        return line.substring(Math.max(0, from - LONGEST_TELLING), from);
    }

    private static @Nullable Run decode(String line, int from, int to, String kind, Dialect dialect) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        Transcript transcript;
        try {
            byte[] text = line.substring(from, to).getBytes(StandardCharsets.UTF_8);
            transcript = dialect.decode(new ByteArrayInputStream(text), octets, 4L * line.length());
            if (transcript.issueCount() > 0 || transcript.bytes() < 4) {
                return null;
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        byte[] bytes = octets.toByteArray();
        return new Run(
                from,
                to,
                kind,
                bytes,
                transcript.map(),
                KnownSignatures.isOpenedHere(bytes),
                isTold(line, from, bytes.length));
    }
}
