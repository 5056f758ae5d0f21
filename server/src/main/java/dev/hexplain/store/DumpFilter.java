package dev.hexplain.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jdbi.v3.core.statement.Query;

/**
 * Which dumps a list shows: those of some spaces in whose name, format or summary all words occur. Upper and lower case are
 * the same in ASCII, which is what every database agrees on.
 *
 * @param spaces empty for all
 */
public record DumpFilter(List<String> words, Optional<Set<String>> spaces) {
    /** All dumps. */
    public static final DumpFilter ALL = new DumpFilter(List.of(), Optional.empty());

    /** One more of them narrows a list no further than people look. */
    private static final int MOST_WORDS = 20;

    /** With the words of a text. */
    public static DumpFilter of(String text) {
        return new DumpFilter(
                Stream.of(text.strip().split("\\s+"))
                        .filter(word -> !word.isEmpty())
                        .limit(MOST_WORDS)
                        .toList(),
                Optional.empty());
    }

    /** The same of one space only. */
    public DumpFilter in(String space) {
        return new DumpFilter(words, Optional.of(Set.of(space)));
    }

    /** Those of them that this thread's access shows. */
    DumpFilter seen() {
        Optional<Set<String>> seen = SpaceAccess.current().seen();
        Optional<Set<String>> both = spaces.map(
                names -> names.stream().filter(SpaceAccess.current()::sees).collect(Collectors.toSet()));
        return new DumpFilter(words, both.or(() -> seen));
    }

    /** The condition on a row of the table, with a parameter for each word. */
    String condition() {
        return Stream.concat(
                        spaces.stream().map(names -> names.isEmpty() ? "false" : "space in (<spaces>)"),
                        IntStream.range(0, words.size()).mapToObj(DumpFilter::condition))
                .reduce((one, other) -> one + " and " + other)
                .orElse("true");
    }

    private static String condition(int number) {
        return "lower(name || ' ' || coalesce(format, '') || ' ' || coalesce(summary, '')) like lower(:word%d) escape '!'"
                .formatted(number);
    }

    Query bind(Query query) {
        spaces.filter(names -> !names.isEmpty()).ifPresent(names -> query.bindList("spaces", List.copyOf(names)));
        for (int number = 0; number < words.size(); number++) {
            query.bind("word" + number, "%" + words.get(number).replaceAll("[!%_]", "!$0") + "%");
        }
        return query;
    }
}
