package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** Dumps of teams, as their members and others see them. */
@Slow
class SpacesOverHttpTest extends WithSpaces {
    @Test
    void a_dump_is_of_the_space_that_is_named_or_of_the_first_of_the_token() throws IOException {
        assertThat(upload(anna, "", order()).get("space").asText()).isEqualTo("payments");
        assertThat(upload(anna, "?space=fraud", order()).get("space").asText()).isEqualTo("fraud");
        assertThat(upload(anna, "?space=~anna", order()).get("space").asText()).isEqualTo("~anna");
        assertThat(upload(anna, "?space=public", order()).get("space").asText()).isEqualTo("public");
        assertThat(upload(bert, "", order()).get("space").asText()).isEqualTo("orders");
        assertThat(upload(root, "", order()).get("space").asText())
                .as("where Anna's is, and the same dump")
                .isEqualTo("public");

        assertThat(listed(anna, "")).containsExactlyInAnyOrder("payments", "fraud", "~anna", "public");
        assertThat(listed(anna, "?space=fraud")).containsExactly("fraud");
        assertThat(listed(bert, "")).containsExactlyInAnyOrder("orders", "public");
        assertThat(listed(root, "")).containsExactlyInAnyOrder("payments", "fraud", "~anna", "public", "orders");
        assertThat(json(get(anna, "/api/v1/spaces")).toString())
                .isEqualTo("{\"names\":[\"public\",\"~anna\",\"payments\",\"fraud\"],\"home\":\"payments\"}");
        assertThat(json(get(root, "/api/v1/spaces")).get("names"))
                .extracting(JsonNode::asText)
                .contains("public", "~root", "payments", "orders", "~anna");
    }

    @Test
    void a_space_of_others_is_refused_whatever_it_is_named_for() throws IOException {
        for (String space : List.of("orders", "~bert", "../x", "~", "public,orders")) {
            HttpResponse<byte[]> refused = send(
                    anna,
                    running.request("/api/v1/dumps?space=" + URLEncoder.encode(space, StandardCharsets.UTF_8))
                            .POST(BodyPublishers.ofByteArray(order())));
            assertThat(refused.statusCode()).as(space).isEqualTo(404);
            assertThat(json(refused).get("detail").asText()).contains("is no space of yours");
        }
        assertThat(get(anna, "/api/v1/dumps?space=orders").statusCode()).isEqualTo(404);
        assertThat(listed(root, "")).isEmpty();
    }

    /** Each address of the contract with a dump or a tree in it, asked by somebody who knows both. */
    @Test
    void nothing_is_answered_about_a_dump_of_others() throws IOException {
        String dump = id(upload(anna, "?name=secret.ser", order()));
        String tree = tree(anna, dump);
        assertThat(get(anna, "/api/v1/trees/" + tree + "/field-at?offset=0").statusCode())
                .isEqualTo(200);
        int asked = 0;
        int notFound = 0;
        for (Map.Entry<String, List<String>> path : paths().entrySet()) {
            if (!path.getKey().contains("{dump}") && !path.getKey().contains("{tree}")) {
                continue;
            }
            String address = path.getKey()
                    .replace("{dump}", dump)
                    .replace("{tree}", tree)
                    .replaceAll("\\{(field|flow|source|handle|port)}", "0")
                    .replaceAll("\\{[a-z]+}", "x")
                    .concat("?offset=0&length=1&limit=1&path=x&line=1&as=ips&width=8&layers=raw&from=0&to=" + tree);
            for (String method : path.getValue()) {
                HttpResponse<byte[]> answer = method.equals("GET")
                        ? get(bert, address)
                        : send(bert, method, address, "{\"notes\": [], \"name\": \"x\", \"format\": \"cbor\"}");
                assertThat(answer.statusCode())
                        .as(method + " " + address + ": " + new String(answer.body(), StandardCharsets.UTF_8))
                        .isBetween(400, 422);
                assertThat(new String(answer.body(), StandardCharsets.UTF_8)).doesNotContain("secret.ser");
                asked++;
                notFound += answer.statusCode() == 404 ? 1 : 0;
            }
        }
        assertThat(asked).isGreaterThan(50);
        assertThat(notFound).as("not only refused for what it is asked").isGreaterThan(asked * 3 / 4);
        assertThat(get(anna, "/api/v1/trees/" + tree + "/field-at?offset=0").statusCode())
                .isEqualTo(200);
        assertThat(listed(anna, "")).containsExactly("payments");
    }

    @SuppressWarnings("unchecked")
    private static Map<String, List<String>> paths() throws IOException {
        Map<String, Object> contract =
                new Yaml().load(Files.readString(Path.of("src/main/resources/openapi.yaml"), StandardCharsets.UTF_8));
        Map<String, Map<String, Object>> paths = (Map<String, Map<String, Object>>) contract.get("paths");
        return paths.entrySet().stream()
                .collect(Collectors.toMap(
                        each -> each.getKey().startsWith("/api") ? each.getKey() : "/api/v1" + each.getKey(),
                        each -> each.getValue().keySet().stream()
                                .map(word -> word.toUpperCase(Locale.ROOT))
                                .filter(List.of("GET", "POST", "PUT", "PATCH", "DELETE")::contains)
                                .toList()));
    }

    @Test
    void a_dump_of_others_is_not_found_where_a_request_names_it_either() throws IOException {
        String dump = id(upload(anna, "", order()));
        String tree = tree(anna, dump);
        String ownDump = id(upload(bert, "?name=own", new byte[] {(byte) 0xa1, 0x61, 0x61, 0x01}));
        String own = tree(bert, ownDump);

        assertThat(get(bert, "/api/v1/trees/" + own + "/differences?with=" + tree)
                        .statusCode())
                .isEqualTo(404);
        assertThat(send(bert, "POST", "/api/v1/encodings", "{\"dump\": \"%s\"}".formatted(dump))
                        .statusCode())
                .isEqualTo(404);
        assertThat(send(bert, "POST", "/api/v1/populations", "{\"dumps\": [\"%s\"]}".formatted(dump))
                        .statusCode())
                .isEqualTo(404);
        assertThat(send(bert, "POST", "/api/v1/layouts", "{\"dumps\": [\"%s\", \"%s\"]}".formatted(ownDump, dump))
                        .statusCode())
                .isEqualTo(404);
        assertThat(get(
                        bert,
                        "/api/v1/dumps?sha256="
                                + json(get(anna, "/api/v1/dumps/" + dump))
                                        .get("sha256")
                                        .asText()))
                .extracting(answer -> json(answer).get("total").asInt())
                .isEqualTo(0);
    }

    @Test
    void what_is_made_of_a_dump_is_of_its_space_whoever_makes_it() throws IOException {
        String dump = id(upload(anna, "", order()));
        String tree = tree(root, dump);

        HttpResponse<byte[]> edited = send(
                root,
                "POST",
                "/api/v1/trees/" + tree + "/edits",
                "{\"bytes\": [{\"offset\": 339, \"removed\": 1, \"inserted\": \"00\"}]}");

        assertThat(edited.statusCode())
                .as(new String(edited.body(), StandardCharsets.UTF_8))
                .isLessThan(300);
        assertThat(listed(bert, "")).isEmpty();
        assertThat(listed(anna, "")).containsExactly("payments", "payments");
    }
}
