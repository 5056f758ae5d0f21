package dev.hexplain.search;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import dev.hexplain.tree.RequestDeadline;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a regular expression of RE2 over bytes, in time that grows with the bytes alone. A byte is a character from
 * {@code \x00} to {@code \xFF}; other characters in the expression are their bytes in UTF-8.
 */
public final class RegexFinder implements ByteFinder {
    private static final int LONGEST_EXPRESSION = 1000;

    /** Each may be taken at every byte. */
    private static final int MOST_STEPS = 1000;

    /** As counted before it is compiled, which may be more than are made of it: with more, compiling takes too long. */
    private static final int MOST_COUNTED = 1 << 14;

    private static final int MOST_TABLES = 32;
    private static final int STEPS_BETWEEN_LOOKS = 1 << 24;

    /** The number of a character, which may be no byte. */
    private static final Pattern NUMBERED = Pattern.compile("\\\\x\\{0*([0-9A-Fa-f]{1,6})}");

    private static final int HEX = 16;
    private static final int LAST_BYTE = 0xFF;

    /** What RE2/J has in place of the part of the expression where a group ends that did not begin. */
    private static final String UNOPENED = "stack underflow";

    private final Pattern pattern;

    /**
     * Compiles an expression.
     *
     * @throws SearchSyntaxException where it is none
     */
    RegexFinder(String expression, boolean ignoresCase) {
        if (expression.length() > LONGEST_EXPRESSION) {
            throw new SearchSyntaxException(
                    "Expected a regular expression of at most %d characters, found %d."
                            .formatted(LONGEST_EXPRESSION, expression.length()),
                    LONGEST_EXPRESSION);
        }
        String over = overBytes(expression);
        RegexSteps.Most most = RegexSteps.of(over);
        if (most.tables() > MOST_TABLES) {
            throw new SearchSyntaxException(
                    "Expected at most %d classes of Unicode such as \\pL, found %d: a byte is a character up to \\xFF, which [...] tells as well."
                            .formatted(MOST_TABLES, most.tables()),
                    0);
        }
        requireFew(most.steps(), MOST_COUNTED);
        try {
            this.pattern = Pattern.compile(over, ignoresCase ? Pattern.CASE_INSENSITIVE : 0);
        } catch (PatternSyntaxException malformed) {
            throw refused(malformed, expression);
        }
        requireFew(pattern.programSize(), MOST_STEPS);
        if (pattern.matcher("").matches()) {
            throw new SearchSyntaxException(
                    "Expected an expression that needs a byte: this one matches everywhere.", 0);
        }
    }

    private static void requireFew(long steps, int most) {
        if (steps > most) {
            throw new SearchSyntaxException(
                    "Expected an expression of at most %,d steps, with its repetitions written out; found %,d: repeat less, or look for a part of it."
                            .formatted(MOST_STEPS, steps),
                    0);
        }
    }

    private static SearchSyntaxException refused(PatternSyntaxException malformed, String expression) {
        boolean isUnopened = malformed.getPattern().equals(UNOPENED);
        String what = isUnopened
                ? "there is no ( before a )"
                : malformed.getDescription() + ": '" + malformed.getPattern() + "'";
        int at = expression.indexOf(isUnopened ? ")" : malformed.getPattern());
        return new SearchSyntaxException(
                "Expected a regular expression of RE2, found '%s': %s.".formatted(expression, what), Math.max(0, at));
    }

    /**
     * With other characters than those of ASCII as their bytes, and quoted ones escaped one by one. Where something may
     * repeat them, bytes of a character are a group.
     */
    private static String overBytes(String expression) {
        StringBuilder over = new StringBuilder();
        boolean inClass = false;
        boolean inQuote = false;
        for (int at = 0; at < expression.length(); ) {
            String escape = escapeAt(expression, at);
            Wide wide = wideAt(expression, at, inQuote);
            if (escape.equals(inQuote ? "\\E" : "\\Q")) {
                inQuote = !inQuote;
                at += escape.length();
            } else if (wide != null && inClass) {
                throw new SearchSyntaxException(
                        "Expected characters of one byte between [ and ], found '%s' of %d: write (a|b)."
                                .formatted(
                                        expression.substring(at, wide.end()),
                                        wide.bytes().length()),
                        at);
            } else if (wide != null) {
                boolean isRepeated = wide.end() < expression.length() && !isOrdinary(expression.charAt(wide.end()));
                over.append(isRepeated ? "(?:" + wide.bytes() + ")" : wide.bytes());
                at = wide.end();
            } else if (!escape.isEmpty() && !inQuote) {
                over.append(escape);
                at += escape.length();
            } else {
                char character = expression.charAt(at);
                inClass = !inQuote && (character == '[' || (inClass && character != ']'));
                over.append(inQuote && !Character.isLetterOrDigit(character) ? "\\" : "")
                        .append(character);
                at++;
            }
        }
        return over.toString();
    }

    /**
     * A character of several bytes.
     *
     * @param bytes each as a character
     */
    private record Wide(String bytes, int end) {}

    /** As it is, behind a needless backslash, or as the number of a character that is no byte. */
    private static @Nullable Wide wideAt(String expression, int at, boolean inQuote) {
        if (!inQuote && expression.startsWith("\\x{", at)) {
            Matcher number = NUMBERED.matcher(expression.substring(at));
            int character = number.lookingAt() ? Integer.parseInt(number.group(1), HEX) : 0;
            return character > LAST_BYTE && isEncodable(character) ? wide(character, at + number.end()) : null;
        }
        boolean isEscaped = !inQuote && expression.charAt(at) == '\\' && at + 1 < expression.length();
        int place = isEscaped ? at + 1 : at;
        int character = expression.codePointAt(place);
        return character < 0x80 ? null : wide(character, place + Character.charCount(character));
    }

    private static boolean isEncodable(int character) {
        return Character.isValidCodePoint(character) && Character.getType(character) != Character.SURROGATE;
    }

    private static Wide wide(int character, int end) {
        byte[] bytes = Character.toString(character).getBytes(StandardCharsets.UTF_8);
        return new Wide(new String(bytes, StandardCharsets.ISO_8859_1), end);
    }

    /** A backslash and the character of ASCII behind it; empty where there is none. */
    private static String escapeAt(String expression, int at) {
        boolean isEscape =
                expression.charAt(at) == '\\' && at + 1 < expression.length() && expression.charAt(at + 1) < 0x80;
        return isEscape ? expression.substring(at, at + 2) : "";
    }

    /** Whether a character does not change what is before it. */
    private static boolean isOrdinary(char character) {
        return character >= 0x80 || character == ' ' || Character.isLetterOrDigit(character);
    }

    /** The larger the expression, the longer a byte takes. */
    @Override
    public int stretch() {
        return Math.clamp(STEPS_BETWEEN_LOOKS / pattern.programSize(), LONGEST_RUN, LONGEST_STRETCH);
    }

    /** Where it matches without a byte, as a place between words does, no hit is; finding that may take a look at them all. */
    @Override
    public @Nullable BlockHit first(byte[] block, int from, int until, int end) {
        Matcher matcher = pattern.matcher(new Octets(block, 0, end));
        for (int at = from; at < until && matcher.find(at); at = matcher.start() + 1) {
            if (matcher.start() >= until) {
                return null;
            }
            if (matcher.end() > matcher.start()) {
                return new BlockHit(matcher.start(), Math.min(LONGEST_RUN, matcher.end() - matcher.start()), "matches");
            }
            if (RequestDeadline.isOver()) {
                return new BlockHit(matcher.start() + 1, 0, "");
            }
        }
        return null;
    }

    /** Bytes as characters from 0 to 255. */
    private record Octets(byte[] bytes, int from, int to) implements CharSequence {
        @Override
        public int length() {
            return to - from;
        }

        @Override
        public char charAt(int index) {
            return (char) (bytes[from + index] & 0xFF);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new Octets(bytes, from + start, from + end);
        }

        @Override
        public String toString() {
            return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
        }
    }
}
