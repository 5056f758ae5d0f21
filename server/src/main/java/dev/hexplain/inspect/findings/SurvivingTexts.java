package dev.hexplain.inspect.findings;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Texts that can still be read among damaged bytes: names of classes first. */
final class SurvivingTexts {
    private static final int MOST = 20;
    private static final int SHORTEST = 4;

    /** A run of printable characters, of a length that chance does not make often. */
    private static final Pattern TEXT = Pattern.compile("[\\p{L}\\p{N}\\p{P}\\p{Sc}\\p{Sm} &&[^\\uFFFD]]{4,80}");

    /** The name of a class with its package, from where small letters begin: what is before may be its length. */
    private static final Pattern CLASS =
            Pattern.compile("(?<![a-z.])[a-z][\\w$]{0,60}+(?:\\.[a-z][\\w$]{0,60}+){0,16}+\\.[A-Z][\\w$]{0,120}");

    private SurvivingTexts() {}

    static List<String> of(CharSequence text) {
        Stream<String> classes = CLASS.matcher(text).results().map(MatchResult::group);
        Stream<String> texts = TEXT.matcher(text)
                .results()
                .map(MatchResult::group)
                .map(String::strip)
                .filter(run -> run.length() >= SHORTEST)
                .filter(Predicate.not(run -> CLASS.matcher(run).find()));
        return Stream.concat(classes, texts).distinct().limit(MOST).toList();
    }
}
