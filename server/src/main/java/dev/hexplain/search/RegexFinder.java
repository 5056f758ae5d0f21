package dev.hexplain.search;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a regular expression of RE2 over bytes, in time that grows with the bytes alone. A byte is a character from
 * {@code \x00} to {@code \xFF}; other characters in the expression are their bytes in UTF-8.
 */
public final class RegexFinder implements ByteFinder {
    private static final int LONGEST_EXPRESSION = 1000;

    /** Each may be taken at every byte, and nobody looks at the clock within a block. */
    private static final int MOST_STEPS = 1000;

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
        try {
            this.pattern = Pattern.compile(overBytes(expression), ignoresCase ? Pattern.CASE_INSENSITIVE : 0);
        } catch (PatternSyntaxException malformed) {
            throw refused(malformed, expression);
        }
        if (pattern.programSize() > MOST_STEPS) {
            throw new SearchSyntaxException(
                    "Expected an expression of at most %d steps, with its repetitions written out; found %d."
                            .formatted(MOST_STEPS, pattern.programSize()),
                    0);
        }
        if (pattern.matcher("").matches()) {
            throw new SearchSyntaxException(
                    "Expected an expression that needs a byte: this one matches everywhere.", 0);
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

    /** With other characters than those of ASCII as groups of their bytes, and quoted ones escaped one by one. */
    private static String overBytes(String expression) {
        StringBuilder over = new StringBuilder();
        boolean inClass = false;
        boolean inQuote = false;
        for (int at = 0; at < expression.length(); ) {
            int character = expression.codePointAt(at);
            String escape = escapeAt(expression, at);
            if (escape.equals(inQuote ? "\\E" : "\\Q")) {
                inQuote = !inQuote;
                at += escape.length();
            } else if (!escape.isEmpty() && !inQuote) {
                over.append(escape);
                at += escape.length();
            } else if (isNeedless(expression, at) && !inQuote) {
                at++;
            } else if (character < 0x80) {
                inClass = !inQuote && (character == '[' || (inClass && character != ']'));
                over.append(inQuote && !Character.isLetterOrDigit(character) ? "\\" : "")
                        .append((char) character);
                at++;
            } else if (inClass) {
                throw new SearchSyntaxException(
                        "Expected characters of ASCII between [ and ], since others are several bytes; found '%s': write (a|b)."
                                .formatted(Character.toString(character)),
                        at);
            } else {
                over.append(bytesOf(character));
                at += Character.charCount(character);
            }
        }
        return over.toString();
    }

    /** A backslash and the character of ASCII behind it; empty where there is none. */
    private static String escapeAt(String expression, int at) {
        boolean isEscape =
                expression.charAt(at) == '\\' && at + 1 < expression.length() && expression.charAt(at + 1) < 0x80;
        return isEscape ? expression.substring(at, at + 2) : "";
    }

    /** A backslash before what is no character of ASCII, and has no other meaning. */
    private static boolean isNeedless(String expression, int at) {
        return expression.charAt(at) == '\\' && at + 1 < expression.length() && expression.charAt(at + 1) >= 0x80;
    }

    private static String bytesOf(int character) {
        StringBuilder group = new StringBuilder("(?:");
        for (byte octet : Character.toString(character).getBytes(StandardCharsets.UTF_8)) {
            group.append("\\x%02X".formatted(octet & 0xFF));
        }
        return group.append(')').toString();
    }

    @Override
    public @Nullable BlockHit first(byte[] block, int from, int until, int end) {
        Matcher matcher = pattern.matcher(new Octets(block, 0, end));
        for (int at = from; at < until && matcher.find(at); at = matcher.start() + 1) {
            if (matcher.end() > matcher.start()) {
                int length = Math.min(LONGEST_RUN, matcher.end() - matcher.start());
                return matcher.start() < until ? new BlockHit(matcher.start(), length, "matches") : null;
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
