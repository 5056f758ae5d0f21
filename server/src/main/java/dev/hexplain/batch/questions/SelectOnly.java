package dev.hexplain.batch.questions;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.common.Refusal;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Checks a statement as the database itself parses it: it is one query, of one table and of what the query itself names.
 * The database is locked as well; this keeps what it knows of this machine out of answers.
 */
final class SelectOnly {
    private static final Set<String> TABLE_FUNCTIONS = Set.of("unnest", "range", "generate_series");

    /** They tell settings and variables, or read files. */
    private static final Set<String> REFUSED_FUNCTIONS = Set.of(
            "current_setting", "getenv", "getvariable", "query", "query_table", "read_text", "read_blob", "glob");

    /** They make values as large as a number among their arguments says. */
    private static final Set<String> SIZED_FUNCTIONS = Set.of(
            "repeat",
            "lpad",
            "rpad",
            "range",
            "generate_series",
            "list_resize",
            "array_resize",
            "bar",
            "printf",
            "format");

    private static final long LARGEST_SIZE = 1_000_000;

    private final String table;

    /** Queries that the query has given names. */
    private final Set<String> named = new HashSet<>();

    private SelectOnly(String table) {
        this.table = table;
    }

    /**
     * Checks what a statement was parsed to.
     *
     * @param parsed by {@code json_serialize_sql}
     * @param table the only one that may be asked
     * @throws Refusal where it is something else than a query of it
     */
    static void require(JsonNode parsed, String table) {
        if (parsed.path("error").asBoolean()) {
            throw Refusal.badRequest(
                    parsed.path("error_type").asText().equals("parser")
                            ? "Not valid SQL, at character %d: %s"
                                    .formatted(
                                            1 + parsed.path("position").asInt(),
                                            parsed.path("error_message").asText())
                            : "A question is a query: it begins with select, with or from.");
        }
        if (parsed.path("statements").size() != 1) {
            throw Refusal.badRequest("One question is asked at a time, without a semicolon behind it.");
        }
        SelectOnly check = new SelectOnly(table);
        check.learn(parsed);
        check.look(parsed);
    }

    /** Notes the names that the query gives to queries of its own. */
    private void learn(JsonNode node) {
        node.path("cte_map").path("map").forEach(each -> named.add(small(each.path("key"))));
        node.forEach(this::learn);
    }

    private void look(JsonNode node) {
        switch (node.path("type").asText()) {
            case "BASE_TABLE" -> requireTable(node);
            case "TABLE_FUNCTION" -> {
                // Its rows come one after the other, however many.
                JsonNode function = node.path("function");
                require(
                        TABLE_FUNCTIONS.contains(small(function.path("function_name"))),
                        function.path("function_name").asText());
                function.forEach(this::look);
                return;
            }
            case "SHOW_REF" -> require(node.hasNonNull("query"), "show");
            default -> {
                // Everything else is made of what is looked at.
            }
        }
        if (node.path("class").asText().equals("FUNCTION")) {
            String function = small(node.path("function_name"));
            require(!REFUSED_FUNCTIONS.contains(function), function);
            if (SIZED_FUNCTIONS.contains(function)) {
                node.path("children").forEach(argument -> requireModest(argument, function));
            }
        }
        node.forEach(this::look);
    }

    private static void requireModest(JsonNode argument, String function) {
        JsonNode size = argument.path("value").path("value");
        if (size.isNumber() && Math.abs(size.asDouble()) > LARGEST_SIZE) {
            throw Refusal.badRequest("`%s` makes a value of %s: at most %,d is asked for."
                    .formatted(function, size.asText(), LARGEST_SIZE));
        }
    }

    private void requireTable(JsonNode node) {
        boolean plain = node.path("schema_name").asText().isEmpty()
                && node.path("catalog_name").asText().isEmpty();
        String name = small(node.path("table_name"));
        if (!plain || (!name.equals(table) && !named.contains(name))) {
            throw Refusal.badRequest("There is no table `%s`: the table that is asked is `%s`."
                    .formatted(node.path("table_name").asText(), table));
        }
    }

    private static void require(boolean holds, String function) {
        if (!holds) {
            throw Refusal.badRequest("`%s` is no function for questions.".formatted(function));
        }
    }

    private static String small(JsonNode name) {
        return name.asText().toLowerCase(Locale.ROOT);
    }
}
