package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A message that people paste, and what it means.
 *
 * @param library whose message it is
 * @param example a real one
 * @param pattern finds it in a text
 */
record Symptom(
        String id,
        String library,
        String title,
        String example,
        Pattern pattern,
        Function<MatchResult, String> bytes,
        String why,
        List<String> remedies,
        Function<MatchResult, Clue> clue) {

    /** Begins a symptom; the pattern is one of {@link Pattern}, found anywhere. */
    static Builder of(String id, String library, String title) {
        return new Builder(id, library, title);
    }

    Optional<Diagnosis> in(String text) {
        Matcher found = pattern.matcher(text);
        return found.find()
                ? Optional.of(
                        new Diagnosis(id, title, found.group(), bytes.apply(found), why, remedies, clue.apply(found)))
                : Optional.empty();
    }

    /** Where a symptom stands in a text, or -1. */
    int at(String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? found.start() : -1;
    }

    /** Names each part, so that the lists read like a page. */
    static final class Builder {
        private final String id;
        private final String library;
        private final String title;
        private String example = "";
        private Pattern pattern = Pattern.compile("$^");
        private Function<MatchResult, String> bytes = found -> "";
        private String why = "";
        private Function<MatchResult, Clue> clue = found -> new Clue.None();

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
            this.pattern = Pattern.compile(regex);
            return this;
        }

        Builder bytes(Function<MatchResult, String> told) {
            this.bytes = told;
            return this;
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

        Symptom remedies(String... all) {
            return new Symptom(id, library, title, example, pattern, bytes, why, List.of(all), clue);
        }
    }
}
