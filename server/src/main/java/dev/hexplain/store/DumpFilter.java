package dev.hexplain.store;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jdbi.v3.core.statement.Query;

/**
 * Which dumps a list shows: those in whose name, format or summary all words occur. Upper and lower case are the same in ASCII,
 * which is what every database agrees on.
 */
public record DumpFilter(List<String> words) {
    /** All dumps. */
    public static final DumpFilter ALL = new DumpFilter(List.of());

    /** One more of them narrows a list no further than people look. */
    private static final int MOST_WORDS = 20;

    /** With the words of a text. */
    public static DumpFilter of(String text) {
        return new DumpFilter(Stream.of(text.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .limit(MOST_WORDS)
                .toList());
    }

    /** The condition on a row of the table, with a parameter for each word. */
    String condition() {
        return words.isEmpty()
                ? "true"
                : IntStream.range(0, words.size())
                        .mapToObj(number ->
                                "lower(name || ' ' || coalesce(format, '') || ' ' || coalesce(summary, '')) like lower(:word%d) escape '!'"
                                        .formatted(number))
                        .collect(Collectors.joining(" and "));
    }

    Query bind(Query query) {
        for (int number = 0; number < words.size(); number++) {
            query.bind("word" + number, "%" + words.get(number).replaceAll("[!%_]", "!$0") + "%");
        }
        return query;
    }
}
