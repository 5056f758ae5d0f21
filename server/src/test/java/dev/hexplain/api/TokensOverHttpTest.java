package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.inspect.Inspector;
import dev.hexplain.inspect.access.AccessScope;
import dev.hexplain.inspect.access.TokenLedger;
import dev.hexplain.inspect.access.TokensOfFolder;
import dev.hexplain.inspect.common.DumpLimits;
import dev.hexplain.inspect.storage.StorageSettings;
import dev.hexplain.testing.Slow;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;

/** Tokens of people and machines, as they use them. */
@Slow
class TokensOverHttpTest {
    @TempDir
    Path folder;

    private Running running;

    @BeforeEach
    void start() {
        running = Running.on(folder);
    }

    @AfterEach
    void stop() {
        running.close();
    }

    private String token(String name, AccessScope scope) {
        return running.inspector.access().create(name, scope, List.of());
    }

    private HttpResponse<byte[]> send(String token, HttpRequest.Builder request) {
        return running.send(request.header("Authorization", "Bearer " + token));
    }

    private HttpResponse<byte[]> get(String token, String path) {
        return send(token, running.request(path));
    }

    private HttpResponse<byte[]> upload(String token) {
        return send(token, running.request("/api/v1/dumps?name=a.txt").POST(BodyPublishers.ofString("some bytes")));
    }

    private HttpResponse<byte[]> decode(String token, String dump) {
        return send(
                token,
                running.request("/api/v1/dumps/" + dump + "/trees")
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{}")));
    }

    @Test
    void from_the_first_token_on_the_api_asks_for_one() {
        assertThat(running.get("/api/v1/dumps").statusCode()).isEqualTo(200);

        String anna = token("anna", AccessScope.READ);

        assertThat(running.get("/api/v1/dumps").statusCode()).isEqualTo(401);
        assertThat(get(anna, "/api/v1/dumps").statusCode()).isEqualTo(200);
        assertThat(get(anna + "x", "/api/v1/dumps").statusCode()).isEqualTo(401);
        assertThat(running.get("/health").statusCode()).isEqualTo(200);
        assertThat(running.get("/metrics").statusCode()).isEqualTo(401);
    }

    @Test
    void who_may_read_changes_nothing_and_decodes_what_is_there() {
        String anna = token("anna", AccessScope.READ);
        String bert = token("bert", AccessScope.WRITE);

        HttpResponse<byte[]> refused = upload(anna);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(json(refused).get("detail").asText())
                .isEqualTo(
                        "The token of `anna` is good for `read`, and this needs `write`: ask who made it for another.");
        String dump = json(upload(bert)).get("id").asText();
        assertThat(decode(anna, dump).statusCode()).isBetween(200, 202);
        String path = "/api/v1/dumps/" + dump;
        assertThat(send(anna, running.request(path).DELETE()).statusCode()).isEqualTo(403);
        assertThat(send(bert, running.request(path).DELETE()).statusCode()).isEqualTo(204);
    }

    @Test
    void a_token_that_was_revoked_or_has_ended_is_good_for_nothing_within_seconds() throws Exception {
        String anna = token("anna", AccessScope.READ);
        String ended;
        try (TokensOfFolder beside = TokensOfFolder.open(folder, StorageSettings.FOLDER)) {
            TokenLedger ledger = beside.ledger();
            ended = ledger.create("ended", AccessScope.READ, List.of(), Optional.of(Duration.ofMillis(1)));
            ledger.create("other", AccessScope.READ, List.of(), Optional.empty());
            ledger.revoke("anna");
        }
        Thread.sleep(Duration.ofMillis(2_500));

        assertThat(get(anna, "/api/v1/dumps").statusCode()).isEqualTo(401);
        assertThat(get(ended, "/api/v1/dumps").statusCode()).isEqualTo(401);
    }

    @Test
    void beyond_loopback_nobody_comes_in_when_the_last_token_is_gone() throws Exception {
        running.close();
        Inspector inspector = Inspector.open(folder, Running.QUOTA, DumpLimits.DEFAULT);
        String anna = inspector.access().create("anna", AccessScope.ADMIN, List.of());
        running = Running.serving(inspector, new ServerSettings("0.0.0.0", 0, Optional.empty(), false, true, "test"));
        assertThat(get(anna, "/api/v1/dumps").statusCode()).isEqualTo(200);

        try (TokensOfFolder beside = TokensOfFolder.open(folder, StorageSettings.FOLDER)) {
            beside.ledger().revoke("anna");
        }
        Thread.sleep(Duration.ofMillis(2_500));

        assertThat(inspector.access().any()).isFalse();
        assertThat(running.get("/api/v1/dumps").statusCode()).isEqualTo(401);
        assertThat(get(anna, "/api/v1/dumps").statusCode()).isEqualTo(401);
        assertThat(running.get("/health").statusCode()).isEqualTo(200);
    }

    @Test
    void secrets_are_kept_nowhere_and_uses_are_noted() throws IOException {
        String anna = token("anna", AccessScope.WRITE);
        get(anna, "/api/v1/dumps");
        upload(anna);

        try (TokensOfFolder beside = TokensOfFolder.open(folder, StorageSettings.FOLDER)) {
            assertThat(beside.ledger().all()).singleElement().satisfies(listed -> {
                assertThat(listed.name()).isEqualTo("anna");
                assertThat(listed.scope()).isEqualTo("write");
                assertThat(listed.usedAt()).isNotNull();
            });
        }
        running.close();
        try (var files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(new String(Files.readAllBytes(file), UTF_8)).doesNotContain(anna.substring(4));
            }
        }
        running = Running.on(folder);
        assertThat(get(anna, "/api/v1/dumps").statusCode()).isEqualTo(200);
    }

    @Test
    void what_callers_do_is_written_down_for_admins() {
        String anna = token("anna", AccessScope.READ);
        String bert = token("bert", AccessScope.WRITE);
        String root = token("root", AccessScope.ADMIN);
        String dump = json(upload(bert)).get("id").asText();
        decode(anna, dump);
        get(anna, "/api/v1/dumps/" + dump + "/bytes");
        upload(anna);
        send(bert, running.request("/api/v1/dumps/" + dump).DELETE());
        get(bert, "/api/v1/dumps");

        assertThat(get(anna, "/api/v1/audit").statusCode()).isEqualTo(403);
        assertThat(get(bert, "/api/v1/audit").statusCode()).isEqualTo(403);
        List<String> entries = new ArrayList<>();
        for (JsonNode each : json(get(root, "/api/v1/audit"))) {
            entries.add("%s %s %s"
                    .formatted(
                            each.get("caller").asText(),
                            each.get("action").asText(),
                            each.get("path").asText()));
        }
        String path = "/api/v1/dumps/" + dump;
        assertThat(entries)
                .containsExactly(
                        "bert refused /api/v1/audit",
                        "anna refused /api/v1/audit",
                        "bert delete " + path,
                        "anna refused /api/v1/dumps",
                        "anna download " + path + "/bytes",
                        "anna open " + path + "/trees",
                        "bert upload /api/v1/dumps");
        JsonNode upload = json(get(root, "/api/v1/audit?limit=100")).get(6);
        assertThat(upload.get("made").asText()).isEqualTo(path);
        assertThat(upload.get("name").asText()).isEqualTo("a.txt");
    }

    @Test
    void a_name_is_taken_once() {
        token("anna", AccessScope.READ);

        assertThatThrownBy(() -> token("anna", AccessScope.READ))
                .hasMessageContaining("There is a token `anna` already");
        assertThatThrownBy(() -> token("local", AccessScope.READ)).hasMessageContaining("is no name of a token");
        assertThatThrownBy(() -> token("a b", AccessScope.READ)).hasMessageContaining("is no name of a token");
    }

    /** A request that somebody adds and that only reads has to be listed; a listed one has to be there. */
    @Test
    void every_operation_needs_a_scope_and_no_listed_one_is_gone() throws IOException {
        List<String> operations = operations();

        assertThat(operations)
                .containsAll(NeededScope.READING.stream()
                        .map(each -> each.replaceAll("[{][}]", "{id}"))
                        .toList());
        assertThat(NeededScope.of(HandlerType.POST, "/api/v1/dumps")).isEqualTo(AccessScope.WRITE);
        assertThat(NeededScope.of(HandlerType.POST, "/api/v1/dumps/a/trees")).isEqualTo(AccessScope.READ);
        assertThat(NeededScope.of(HandlerType.POST, "/api/v1/dumps/a/trees/b")).isEqualTo(AccessScope.WRITE);
        assertThat(NeededScope.of(HandlerType.PUT, "/api/v1/layouts")).isEqualTo(AccessScope.WRITE);
    }

    private static List<String> operations() throws IOException {
        List<String> operations = new ArrayList<>();
        Node document = new Yaml().compose(Files.newBufferedReader(Path.of("src/main/resources/openapi.yaml")));
        for (NodeTuple path : values(document, "paths")) {
            for (NodeTuple method : ((MappingNode) path.getValueNode()).getValue()) {
                String verb = ((ScalarNode) method.getKeyNode()).getValue().toUpperCase(Locale.ROOT);
                String address = ((ScalarNode) path.getKeyNode()).getValue();
                operations.add(verb + " " + address.replaceAll("[{][^}]+[}]", "{id}"));
            }
        }
        return operations;
    }

    private static List<NodeTuple> values(Node document, String key) {
        return ((MappingNode) document)
                .getValue().stream()
                        .filter(each ->
                                ((ScalarNode) each.getKeyNode()).getValue().equals(key))
                        .findFirst()
                        .map(each -> ((MappingNode) each.getValueNode()).getValue())
                        .orElseThrow();
    }
}
