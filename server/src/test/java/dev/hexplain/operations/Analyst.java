package dev.hexplain.operations;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.operations.ApiClient.Answer;
import dev.hexplain.testing.ClassTables;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One who knows what is in the dumps: asks for values, searches, edits, compares, aligns messages, asks tables, and checks
 * that each answer is the right one. Dumps are nobody else's, but for the table.
 */
final class Analyst implements Walker {
    private static final byte[] TABLE = ClassTables.of("java/order.ser");
    private static final int MOST_NUMBERS = 2_000;

    private final ApiClient api;
    private final Random random;
    /** All are done in turn, so that none is left out by chance. */
    private final List<Step> steps =
            List.of(this::values, this::find, this::editAndCompare, this::align, this::askTable, this::write);

    private int next;
    private Numbers numbers;

    @FunctionalInterface
    private interface Step {
        void now() throws IOException;
    }

    /** A document of numbers, and its tree. */
    private record Numbers(List<Integer> all, String tree) {
        String text() {
            return "{\"numbers\":" + all.toString().replace(" ", "") + "}";
        }
    }

    Analyst(ApiClient api, long seed) {
        this.api = api;
        this.random = new Random(seed);
    }

    @Override
    public void step() throws IOException {
        if (numbers == null) {
            write();
        } else {
            steps.get(next++ % steps.size()).now();
        }
    }

    private void write() throws IOException {
        List<Integer> all = random.ints(1 + random.nextInt(MOST_NUMBERS), 1_000_000_000, 2_000_000_000)
                .boxed()
                .toList();
        Answer uploaded = api.upload(bytes(new Numbers(all, "").text()), "numbers.json");
        numbers = api.expect(uploaded, 201) ? decoded(all, uploaded.id()) : null;
    }

    private Numbers decoded(List<Integer> all, String dump) throws IOException {
        Answer decoded = api.decode(dump);
        return api.expect(decoded, 200, 202) ? new Numbers(all, "/api/v1/trees/" + api.ready(decoded.id())) : null;
    }

    private int any() {
        return random.nextInt(numbers.all().size());
    }

    private void values() throws IOException {
        Answer document = api.get(numbers.tree() + "/fields/0/value/document");
        if (api.expect(document, 200)) {
            require("the document", numbers.text(), document.json().toString());
        }
        int index = any();
        Answer value = api.get(numbers.tree() + "/value-by-path?path=numbers%5B" + index + "%5D");
        if (api.expect(value, 200)) {
            require(
                    "a number",
                    numbers.all().get(index),
                    value.json().at("/value/text").asInt());
        }
    }

    /** Goes on until all is searched: what a moment is too short for is in the next answer. */
    private void find() throws IOException {
        Integer sought = numbers.all().get(any());
        List<String> found = new ArrayList<>();
        JsonNode page;
        String after = "";
        do {
            Answer answer = api.post(
                    numbers.tree() + "/hits", Map.of("kind", "value", "text", "_ == " + sought, "after", after));
            if (!api.expect(answer, 200)) {
                return;
            }
            page = answer.json();
            found.addAll(page.path("items").findValuesAsText("path"));
            after = page.path("next").asText();
        } while (!after.isEmpty());
        List<String> there = IntStream.range(0, numbers.all().size())
                .filter(i -> numbers.all().get(i).equals(sought))
                .mapToObj("numbers[%d]"::formatted)
                .toList();
        require("what was found", there, found);
    }

    /** The next steps are on what was edited. */
    private void editAndCompare() throws IOException {
        Numbers before = numbers;
        List<Integer> changed = new ArrayList<>(before.all());
        int index = any();
        String path = "numbers[" + index + "]";
        changed.set(index, random.nextInt());
        Answer edited = api.post(
                before.tree() + "/edits",
                Map.of(
                        "values",
                        List.of(Map.of("path", path, "to", changed.get(index).toString()))));
        if (!api.expect(edited, 201)) {
            return;
        }
        String dump = edited.json().at("/dump/id").asText();
        numbers = decoded(changed, dump);
        Answer content = api.get("/api/v1/dumps/" + dump + "/bytes");
        if (numbers == null || !api.expect(content, 200)) {
            return;
        }
        require("what was edited", numbers.text(), content.text());
        String with = numbers.tree().substring(numbers.tree().lastIndexOf('/') + 1);
        Answer differences = api.get(before.tree() + "/differences?with=" + with);
        if (api.expect(differences, 200)) {
            JsonNode all = differences.json();
            require(
                    "what differs",
                    "[" + path + "]",
                    all.path("items").findValuesAsText("path").toString());
            require("what was compared", true, all.path("complete").asBoolean());
        }
    }

    /** Texts behind their lengths. */
    private void align() throws IOException {
        List<String> dumps = new ArrayList<>();
        List<Integer> lengths = new ArrayList<>();
        for (int n = 3 + random.nextInt(6); n > 0; n--) {
            String text = random.ints(1 + random.nextInt(100), 'a', 'z')
                    .mapToObj(Character::toString)
                    .collect(Collectors.joining());
            byte[] message = ("\u00AB\u00BA" + (char) text.length() + text).getBytes(StandardCharsets.ISO_8859_1);
            Answer uploaded = api.upload(message, "message");
            if (!api.expect(uploaded, 201)) {
                return;
            }
            dumps.add(uploaded.id());
            lengths.add(message.length);
        }
        Answer layout = api.post("/api/v1/layouts", Map.of("dumps", dumps));
        if (api.expect(layout, 200)) {
            List<Integer> ends = new ArrayList<>();
            layout.json()
                    .path("messages")
                    .forEach(message -> ends.add(last(message.path("ends")).asInt()));
            require("where messages end", lengths, ends);
            require(
                    "their beginning",
                    "AB BA",
                    layout.json().at("/fields/0/values").asText());
        }
    }

    private static JsonNode last(JsonNode array) {
        return array.path(array.size() - 1);
    }

    /** What it has, what is to be computed, and what is too much. */
    private void askTable() throws IOException {
        Answer uploaded = api.upload(TABLE, "classes.parquet");
        if (!api.expect(uploaded, 201)) {
            return;
        }
        String questions = "/api/v1/dumps/" + uploaded.id() + "/table/answers";
        long count = 1L + random.nextInt(3_000_000);
        switch (random.nextInt(8)) {
            case 0 ->
                api.expect(api.post(questions, sql("select repeat('x', %d) from classes", 1_000_000 + count)), 400);
            case 1, 2 -> {
                Answer sum = api.post(questions, sql("select sum(i) from range(%d) t(i)", count));
                require(sum, "[[\"%d\"]]".formatted(count * (count - 1) / 2));
            }
            default -> {
                Answer kinds = api.post(
                        questions, sql("select kind, count(*) + %d from classes group by 1 order by 1", count));
                require(kinds, "[[\"array\",\"%d\"],[\"serializable\",\"%d\"]]".formatted(count + 2, count + 1));
            }
        }
    }

    private static Map<String, String> sql(String question, long number) {
        return Map.of("sql", question.formatted(number));
    }

    private void require(Answer answer, String rows) {
        if (api.expect(answer, 200)) {
            require("the answer to a question", rows, answer.json().path("rows").toString());
        }
    }

    private void require(String what, Object expected, Object actual) {
        if (!expected.equals(actual)) {
            api.fail("Of %s: %s was expected, and is %s".formatted(what, expected, actual));
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
