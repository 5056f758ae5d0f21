package dev.hexplain.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * What is to be found.
 *
 * @param text as a person types it
 * @param kind as what the text is read
 * @param ignoresCase whether letters match in upper and lower case; for texts, names and regular expressions
 */
public record SearchRequest(String text, SearchKind kind, boolean ignoresCase) {
    private static final Pattern SPACED_HEX =
            Pattern.compile("\\s*(?:0x)?[\\da-fA-F?]{2}(?:[\\s,]+(?:0x)?[\\da-fA-F?]{2})++\\s*");
    private static final Pattern RUN_OF_HEX = Pattern.compile("\\s*(?:[\\da-fA-F]{2}){2,}+\\s*");
    private static final Pattern SLASHED = Pattern.compile("/(.+)/(i?)");

    /**
     * The search for bytes; names and values are looked for elsewhere.
     *
     * @throws SearchSyntaxException where the text does not say what to look for
     */
    public ByteFinder finder() {
        if (text.isEmpty() && kind != SearchKind.STRINGS) {
            throw new SearchSyntaxException(
                    "Expected a text, bytes such as ac ed ?? 05, or a number; found nothing.", 0);
        }
        return switch (kind) {
            case AUTO -> any();
            case TEXT -> new PatternFinder(TextPatterns.of(text, ignoresCase));
            case HEX -> new PatternFinder(List.of(HexPattern.of(text)));
            case NUMBER -> new PatternFinder(NumberQuery.parse(text).patterns());
            case TIME -> new PatternFinder(TimePatterns.of(text));
            case REGEX -> new RegexFinder(text, ignoresCase);
            case STRINGS -> TextRunFinder.of(text);
            case NAME, TYPE, VALUE -> throw new IllegalStateException(kind + " is no search for bytes");
        };
    }

    private ByteFinder any() {
        var slashed = SLASHED.matcher(text);
        return slashed.matches()
                ? new RegexFinder(
                        slashed.group(1), ignoresCase || !slashed.group(2).isEmpty())
                : new PatternFinder(allReadings());
    }

    /** A text that only looks like something else is a text. */
    private List<BytePattern> allReadings() {
        List<BytePattern> patterns = new ArrayList<>(TextPatterns.of(text, ignoresCase));
        if (SPACED_HEX.matcher(text).matches() || RUN_OF_HEX.matcher(text).matches()) {
            addIfAny(patterns, () -> List.of(HexPattern.of(text)));
        }
        addIfAny(patterns, () -> NumberQuery.parse(text).telling());
        addIfAny(patterns, () -> TimePatterns.of(text));
        return patterns;
    }

    private static void addIfAny(List<BytePattern> patterns, Supplier<List<BytePattern>> reading) {
        try {
            patterns.addAll(reading.get());
        } catch (SearchSyntaxException isNone) {
            // The text is looked for as the others read it.
        }
    }

    /**
     * The text without space around it; of names, types and values.
     *
     * @throws SearchSyntaxException where there is nothing else
     */
    public String words() {
        String words = text.strip();
        if (words.isEmpty()) {
            throw new SearchSyntaxException("Expected a name, a type or a condition; found nothing.", 0);
        }
        return words;
    }
}
