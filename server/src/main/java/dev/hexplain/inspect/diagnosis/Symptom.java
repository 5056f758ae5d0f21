package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A pattern of an exception message, and its explanation.
 *
 * @param library whose message it is
 * @param example a real one
 * @param pattern finds it in a text, in time that grows with the text: no quantifier inside another without a bound
 * @param holds whether a match is one: what the pattern cannot say
 * @param general whether it only says that something below it failed, so that what that is matters more
 */
record Symptom(
        String id,
        String library,
        String title,
        String example,
        Pattern pattern,
        Predicate<MatchResult> holds,
        Function<MatchResult, String> bytes,
        String why,
        List<String> remedies,
        Function<MatchResult, Clue> clue,
        boolean general) {
    private static final int LONGEST_QUOTE = 300;

    /** Begins a symptom; the pattern is one of {@link Pattern}, found anywhere. */
    static Builder of(String id, String library, String title) {
        return new Builder(id, library, title);
    }

    /** A message found in a text, and its position. */
    record Found(int at, boolean general, Diagnosis diagnosis) {}

    Optional<Found> in(String text) {
        return pattern.matcher(text)
                .results()
                .filter(holds)
                .findFirst()
                .map(found -> new Found(found.start(), general, diagnosis(found)));
    }

    private Diagnosis diagnosis(MatchResult found) {
        return new Diagnosis(id, title, quote(found.group()), bytes.apply(found), why, remedies, clue.apply(found));
    }

    /** The first line: what follows is the stack trace by which the message was recognised. */
    private static String quote(String matched) {
        String line = matched.lines().findFirst().orElse("").strip();
        return line.length() <= LONGEST_QUOTE ? line : line.substring(0, LONGEST_QUOTE) + "…";
    }

    /** Names each part, so that the lists read like a page. */
    static final class Builder {
        private final String id;
        private final String library;
        private final String title;
        private String example = "";
        private Pattern pattern = Pattern.compile("$^");
        private Predicate<MatchResult> holds = found -> true;
        private Function<MatchResult, String> bytes = found -> "";
        private String why = "";
        private Function<MatchResult, Clue> clue = found -> new Clue.None();
        private boolean general;

        private Builder(String id, String library, String title) {
            this.id = id;
            this.library = library;
            this.title = title;
        }

        Builder example(String message) {
            this.example = message;
            return this;
        }

        Builder says(String regex) {
            this.pattern = Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
            return this;
        }

        Builder where(Predicate<MatchResult> condition) {
            this.holds = condition;
            return this;
        }

        Builder bytes(Function<MatchResult, String> told) {
            this.bytes = told;
            return this;
        }

        /** Describes the bytes of the first group that matched: hex digits. */
        Builder showsHex() {
            return bytes(found -> first(found).map(MessageBytes::ofHex).orElse(""));
        }

        /** The same: one byte as a decimal number. */
        Builder showsByte() {
            return bytes(found -> first(found).map(MessageBytes::ofByte).orElse(""));
        }

        /** The same: four bytes as a decimal number. */
        Builder showsNumber() {
            return bytes(found -> first(found).map(MessageBytes::ofNumber).orElse(""));
        }

        /** The same: four bytes that were taken for a length. */
        Builder showsLength() {
            return bytes(found -> first(found).map(MessageBytes::ofLength).orElse(""));
        }

        private static Optional<String> first(MatchResult found) {
            return IntStream.rangeClosed(1, found.groupCount())
                    .mapToObj(found::group)
                    .filter(Objects::nonNull)
                    .findFirst();
        }

        Builder why(String reason) {
            this.why = reason;
            return this;
        }

        Builder look(Clue where) {
            this.clue = found -> where;
            return this;
        }

        Builder look(Function<MatchResult, Clue> where) {
            this.clue = where;
            return this;
        }

        Builder general() {
            this.general = true;
            return this;
        }

        Symptom remedies(String... all) {
            return new Symptom(id, library, title, example, pattern, holds, bytes, why, List.of(all), clue, general);
        }
    }
}
