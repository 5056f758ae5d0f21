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
    /** Bytes of a hit: a longer one ends here. */
    private static final int LONGEST = 1 << 14;

    private static final int LONGEST_EXPRESSION = 1000;

    /** Each may be taken at every byte, and nobody looks at the clock within a block. */
    private static final int MOST_STEPS = 1000;

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
            throw new SearchSyntaxException(
                    "Expected a regular expression of RE2: %s in '%s'."
                            .formatted(malformed.getDescription(), malformed.getPattern()),
                    Math.max(0, malformed.getIndex()));
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

    /** With other characters than those of ASCII as groups of their bytes. */
    private static String overBytes(String expression) {
        StringBuilder over = new StringBuilder();
        boolean inClass = false;
        for (int at = 0; at < expression.length(); ) {
            int character = expression.codePointAt(at);
            int length = Character.charCount(character);
            if (character == '\\' && at + 1 < expression.length() && expression.charAt(at + 1) < 0x80) {
                over.append(expression, at, at + 2);
                length = 2;
            } else if (character < 0x80) {
                inClass = character == '[' || (inClass && character != ']');
                over.append((char) character);
            } else if (inClass) {
                throw new SearchSyntaxException(
                        "Expected characters of ASCII between [ and ], since others are several bytes; found '%s': write (a|b)."
                                .formatted(Character.toString(character)),
                        at);
            } else {
                over.append(bytesOf(character));
            }
            at += length;
        }
        return over.toString();
    }

    private static String bytesOf(int character) {
        StringBuilder group = new StringBuilder("(?:");
        for (byte octet : Character.toString(character).getBytes(StandardCharsets.UTF_8)) {
            group.append("\\x%02X".formatted(octet & 0xFF));
        }
        return group.append(')').toString();
    }

    @Override
    public int reach() {
        return LONGEST;
    }

    @Override
    public boolean overlaps() {
        return false;
    }

    @Override
    public @Nullable BlockHit first(byte[] block, int from, int until, int end) {
        Matcher matcher = pattern.matcher(new Octets(block, 0, end));
        for (int at = from; at < until && matcher.find(at); at = matcher.start() + 1) {
            if (matcher.end() > matcher.start()) {
                int length = Math.min(LONGEST, matcher.end() - matcher.start());
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
