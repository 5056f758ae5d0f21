package dev.hexplain.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** The example of alerting rules and the dashboard ask for what a server's {@code /metrics} has, by the labels it has. */
@Slow
class MonitoringFilesTest {
    private static final Path FOLDER = Path.of("../docs/monitoring");
    private static final String TOKEN = "0123456789abcdef";

    /** Labels that Prometheus adds, and the one of bounds in histograms. */
    private static final Set<String> OF_PROMETHEUS = Set.of("job", "instance");

    private static final Set<String> WORDS = Set.of("by", "without", "on", "ignoring", "offset", "unless", "and", "or");

    private static final Pattern SAMPLE = Pattern.compile("(?m)^([a-z_]+)(?:\\{(.*)})? \\S+$");
    private static final Pattern LABEL = Pattern.compile("([a-zA-Z_]+)\\s*(?:=~|!~|!=|=)\\s*\"[^\"]*\"");
    private static final Pattern GROUP = Pattern.compile("\\b(?:by|without|on|ignoring)\\s*\\(([^)]*)\\)");
    private static final Pattern RANGE = Pattern.compile("\\[[^]]*]|\\boffset\\s+\\w+");
    private static final Pattern METRIC =
            Pattern.compile("\\b([a-zA-Z_][a-zA-Z0-9_]*)\\b(?:\\s*\\{([^}]*)})?(?!\\s*\\()");
    private static final Pattern OF_VARIABLE = Pattern.compile("label_values\\((.*),\\s*(\\w+)\\)");

    @TempDir
    private Path folder;

    /** What an expression asks for: labels by metric, and the labels that it groups by. */
    private record Asked(Map<String, Set<String>> metrics, Set<String> groups) {
        static Asked of(String expression) {
            Set<String> groups = new TreeSet<>();
            GROUP.matcher(expression).results().forEach(group -> groups.addAll(words(group.group(1))));
            String left =
                    RANGE.matcher(GROUP.matcher(expression).replaceAll(" ")).replaceAll(" ");
            Map<String, Set<String>> metrics = new HashMap<>();
            METRIC.matcher(left)
                    .results()
                    .filter(found -> !WORDS.contains(found.group(1)))
                    .forEach(found -> metrics.computeIfAbsent(found.group(1), _ -> new TreeSet<>())
                            .addAll(labels(found.group(2))));
            return new Asked(metrics, groups);
        }

        private static List<String> words(String list) {
            return Pattern.compile("\\w+")
                    .matcher(list)
                    .results()
                    .map(MatchResult::group)
                    .toList();
        }
    }

    private static Set<String> labels(String text) {
        Set<String> labels = new TreeSet<>();
        if (text != null) {
            LABEL.matcher(text).results().forEach(label -> labels.add(label.group(1)));
        }
        return labels;
    }

    /** Labels of each metric that a server prints which has done and refused something. */
    private Map<String, Set<String>> printed() {
        try (Running running = Running.on(folder, Optional.of(TOKEN))) {
            running.get("/api/v1/dumps");
            String dump = Running.json(running.send(withToken(running, "/api/v1/dumps?name=a")
                            .POST(HttpRequest.BodyPublishers.ofString("[1, 2]"))))
                    .get("id")
                    .asText();
            running.send(withToken(running, "/api/v1/dumps/" + dump + "/trees")
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString("{}")));
            String text = "";
            for (int look = 0; look < 200 && !text.contains("hexplain_decodings"); look++) {
                text = new String(running.send(withToken(running, "/metrics")).body(), StandardCharsets.UTF_8);
            }
            Map<String, Set<String>> printed = new HashMap<>();
            SAMPLE.matcher(text)
                    .results()
                    .forEach(sample -> printed.computeIfAbsent(sample.group(1), _ -> new HashSet<>())
                            .addAll(labels(sample.group(2))));
            return printed;
        }
    }

    private static HttpRequest.Builder withToken(Running running, String path) {
        return running.request(path).header("Authorization", "Bearer " + TOKEN);
    }

    @Test
    void each_metric_and_label_is_one_that_a_server_prints() throws IOException {
        List<String> expressions = new ArrayList<>(
                rules().stream().map(rule -> String.valueOf(rule.get("expr"))).toList());
        assertThat(expressions).hasSizeGreaterThan(10);
        dashboard().findValuesAsText("expr").forEach(expressions::add);
        for (String query : dashboard().findValuesAsText("definition")) {
            MatchResult parts = OF_VARIABLE.matcher(query).results().findFirst().orElseThrow();
            expressions.add("sum by (%s) (%s)".formatted(parts.group(2), parts.group(1)));
        }
        Map<String, Set<String>> printed = printed();
        assertThat(printed).hasSizeGreaterThan(30);

        for (String expression : expressions) {
            Asked asked = Asked.of(expression);
            assertThat(asked.metrics()).as(expression).isNotEmpty();
            assertThat(printed.keySet())
                    .as(expression)
                    .containsAll(asked.metrics().keySet());
            Set<String> known = new HashSet<>(OF_PROMETHEUS);
            asked.metrics().forEach((metric, labels) -> {
                known.addAll(printed.get(metric));
                labels.removeAll(OF_PROMETHEUS);
                assertThat(printed.get(metric))
                        .as("%s in %s", metric, expression)
                        .containsAll(labels);
            });
            assertThat(known).as(expression).containsAll(asked.groups());
        }
    }

    @Test
    void an_expression_is_taken_apart() {
        Asked asked = Asked.of(
                "topk(2, sum by (a, b) (rate(some_total{c=\"x}\", d=~\"y\"}[5m])) / other_count{e!=\"z\"} offset 15m unless third > 1e9)"
                        .replace("x}", "x"));
        assertThat(asked.metrics())
                .isEqualTo(Map.of("some_total", Set.of("c", "d"), "other_count", Set.of("e"), "third", Set.of()));
        assertThat(asked.groups()).containsExactly("a", "b");
    }

    @Test
    void rules_are_those_of_prometheus() throws IOException {
        List<Map<String, Object>> rules = rules();
        assertThat(rules).allSatisfy(rule -> {
            assertThat(rule.keySet()).contains("alert", "expr", "labels", "annotations");
            assertThat(Set.of("alert", "expr", "for", "labels", "annotations")).containsAll(rule.keySet());
            assertThat(String.valueOf(rule.get("labels"))).matches("\\{severity=(warning|critical)}");
            assertThat(String.valueOf(rule.getOrDefault("for", "1m"))).matches("\\d+[smh]");
            assertThat(balance(String.valueOf(rule.get("expr")))).isZero();
        });
        assertThat(rules.stream().map(rule -> rule.get("alert"))).doesNotHaveDuplicates();
    }

    private static int balance(String expression) {
        return expression
                .chars()
                .map(c -> c == '(' || c == '{' || c == '[' ? 1 : c == ')' || c == '}' || c == ']' ? -1 : 0)
                .sum();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> rules() throws IOException {
        Map<String, Object> file = new Yaml(new SafeConstructor(new LoaderOptions()))
                .load(Files.readString(FOLDER.resolve("alerts.yaml")));
        List<Map<String, Object>> groups = (List<Map<String, Object>>) file.get("groups");
        return groups.stream()
                .flatMap(group -> ((List<Map<String, Object>>) group.get("rules")).stream())
                .toList();
    }

    private static JsonNode dashboard() throws IOException {
        return new ObjectMapper().readTree(FOLDER.resolve("dashboard.json").toFile());
    }

    @Test
    void the_dashboard_is_one_of_grafana_and_its_panels_do_not_overlap() throws IOException {
        JsonNode dashboard = dashboard();
        assertThat(dashboard.get("schemaVersion").asInt()).isGreaterThanOrEqualTo(36);
        assertThat(dashboard.get("uid").asText()).hasSizeBetween(1, 40);
        assertThat(dashboard.get("title").asText()).isNotEmpty();
        Set<String> taken = new HashSet<>();
        Set<Integer> ids = new HashSet<>();
        for (JsonNode panel : dashboard.get("panels")) {
            assertThat(ids.add(panel.get("id").asInt())).isTrue();
            JsonNode at = panel.get("gridPos");
            int right = at.get("x").asInt() + at.get("w").asInt();
            assertThat(right).isBetween(1, 24);
            for (int x = at.get("x").asInt(); x < right; x++) {
                for (int y = at.get("y").asInt();
                        y < at.get("y").asInt() + at.get("h").asInt();
                        y++) {
                    assertThat(taken.add(x + ":" + y))
                            .as(panel.get("title").asText())
                            .isTrue();
                }
            }
            assertPanel(panel);
        }
        assertThat(StreamSupport.stream(dashboard.at("/templating/list").spliterator(), false)
                        .map(variable -> variable.get("name").asText()))
                .containsExactly("datasource", "job", "instance");
    }

    private static void assertPanel(JsonNode panel) {
        if (panel.get("type").asText().equals("row")) {
            assertThat(panel.has("collapsed")).isTrue();
            return;
        }
        assertThat(panel.get("type").asText()).isIn("timeseries", "stat");
        assertThat(panel.at("/datasource/uid").asText()).isEqualTo("${datasource}");
        assertThat(panel.at("/fieldConfig/defaults/unit").asText()).isNotEmpty();
        Set<String> refs = new HashSet<>();
        for (JsonNode target : panel.get("targets")) {
            assertThat(refs.add(target.get("refId").asText())).isTrue();
            assertThat(balance(target.get("expr").asText())).isZero();
        }
        assertThat(refs).isNotEmpty();
    }
}
