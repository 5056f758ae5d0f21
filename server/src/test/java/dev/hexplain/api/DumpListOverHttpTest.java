package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The list of dumps: what is shown of each, how it is searched, and other names. */
class DumpListOverHttpTest extends WithServer {
    private static final byte[] HELLO = "hello, bytes".getBytes(StandardCharsets.US_ASCII);

    @Test
    void the_list_can_be_filtered_by_words() {
        running.upload("?name=order-1.ser", HELLO);
        running.upload("?name=order-2.json", new byte[] {1});
        running.upload("?name=trade.ser", new byte[] {2});

        JsonNode orders = json(running.get("/api/v1/dumps?filter=ORDER&limit=1"));
        assertThat(orders.get("total").asLong()).isEqualTo(2);
        assertThat(orders.at("/items/0/name").asText()).isEqualTo("order-2.json");
        assertThat(json(running.get("/api/v1/dumps?filter=ser+order"))
                        .get("total")
                        .asLong())
                .isEqualTo(1);
        assertThat(json(running.get("/api/v1/dumps?filter=order&from=5"))
                        .get("total")
                        .asLong())
                .isEqualTo(2);
        assertThat(running.get("/api/v1/dumps?filter=" + "x".repeat(201)).statusCode())
                .isEqualTo(400);
    }

    @Test
    void a_decoded_dump_is_listed_and_found_by_what_it_says() {
        String dump = json(running.upload("?name=pasted", "{\"customer\":\"Zoe\"}".getBytes(StandardCharsets.US_ASCII)))
                .get("id")
                .asText();
        running.decode(dump, "{\"format\":\"json\",\"layers\":\"raw\"}");

        JsonNode found = json(running.get("/api/v1/dumps?filter=customer"));
        assertThat(found.at("/items/0/id").asText()).isEqualTo(dump);
        assertThat(found.at("/items/0/summary").asText()).isEqualTo("object {customer=\"Zoe\"}");
    }

    @Test
    void a_dump_is_given_another_name() {
        String dump = json(running.upload("?name=a", HELLO)).get("id").asText();

        HttpResponse<byte[]> renamed = rename(dump, "{\"name\":\"  b c \"}");

        assertThat(renamed.statusCode()).isEqualTo(200);
        assertThat(json(running.get("/api/v1/dumps/" + dump)).get("name").asText())
                .isEqualTo("b c");
        assertThat(rename(dump, "{\"name\":\" \"}").statusCode()).isEqualTo(400);
        assertThat(rename(dump, "{}").statusCode()).isEqualTo(400);
        assertThat(rename(dump, "{\"name\":\"" + "x".repeat(256) + "\"}").statusCode())
                .isEqualTo(400);
        assertThat(rename("none", "{\"name\":\"a\"}").statusCode()).isEqualTo(404);
    }

    private HttpResponse<byte[]> rename(String dump, String body) {
        return running.send(running.request("/api/v1/dumps/" + dump)
                .header("Content-Type", "application/json")
                .method("PATCH", BodyPublishers.ofString(body)));
    }
}
