package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Samples;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Talks;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What was said in flows: datagrams as documents, what payloads look like, whose bytes count. */
@Slow
class ConversationsOverHttpTest extends WithDescriptors {
    private static final String CHUNK = "HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n";

    @Test
    void datagrams_are_documents_of_the_format_their_port_is_bound_to() {
        put("tick", Talks.TICK);
        String dump = upload("ticks.pcap", Talks.ticks());
        bind("/api/v1/ports/" + Talks.TICK_PORT + "/format", "tick");

        JsonNode talk = talk(dump, "");

        assertThat(talk.get("by").asText()).isEqualTo("datagrams");
        assertThat(talk.get("total").asInt()).isEqualTo(6);
        assertThat(talk.at("/items/0/title").asText()).isEqualTo("tick 1");
        assertThat(talk.at("/items/0/document/format").asText()).isEqualTo("tick");
        assertThat(talk.at("/items/0/document/status").asText()).isEqualTo("complete");
        assertThat(talk.at("/items/1/document/status").asText()).isEqualTo("partial");
        assertThat(talk.at("/items/1/document/issue").asText()).startsWith("0x5: ");
        assertThat(talk.at("/items/2/side").asText()).isEqualTo("b");
        assertThat(talk.at("/items/5/title").asText()).isEqualTo("tick 4");
    }

    @Test
    void a_datagram_opens_as_the_document_it_is() {
        String dump = upload("ticks.pcap", Talks.ticks());
        JsonNode order = talk(dump, "").at("/items/3");

        JsonNode tree = running.tree(
                dump, "{\"layers\":\"" + order.at("/document/layers").asText() + "\"}");

        assertThat(order.get("kind").asText()).isEqualTo("datagram");
        assertThat(tree.get("format").asText()).isEqualTo("java_serialization");
        assertThat(tree.get("size").asLong()).isEqualTo(Samples.java("order").length);
        assertThat(json(running.get("/api/v1/trees/" + tree.get("id").asText() + "/packets?offset=0"))
                        .at("/0/packet")
                        .asInt())
                .isEqualTo(4);
    }

    @Test
    void a_flow_is_bound_to_another_format_than_its_port() {
        put("tick", Talks.TICK);
        String dump = upload("ticks.pcap", Talks.ticks());
        talk(dump, "");

        bind("/api/v1/dumps/" + dump + "/capture/flows/0/format", "tick");
        assertThat(talk(dump, "").at("/items/0/title").asText()).isEqualTo("tick 1");
        bind("/api/v1/dumps/" + dump + "/capture/flows/0/format", "bytes");
        assertThat(talk(dump, "").at("/items/0/document").isMissingNode()).isTrue();
        bind("/api/v1/dumps/" + dump + "/capture/flows/0/format", "");
        assertThat(talk(dump, "").at("/items/4/document/format").asText()).isEqualTo("json");
    }

    @Test
    void a_message_says_what_its_payload_looks_like() {
        byte[] body = Samples.java("order");
        byte[] head = CHUNK.formatted(body.length).getBytes(StandardCharsets.UTF_8);
        byte[] response = new byte[head.length + body.length];
        System.arraycopy(head, 0, response, 0, head.length);
        System.arraycopy(body, 0, response, head.length, body.length);
        String dump = upload("http.pcap", Talks.stream(8000, response));

        JsonNode said = talk(dump, "&format=http1").at("/items/0");

        assertThat(said.at("/title").asText()).contains("200");
        assertThat(said.at("/inside/format").asText()).isEqualTo("java_serialization");
        assertThat(said.at("/inside/layers").asText()).isEqualTo("tcp:0a/part@" + head.length + "+" + body.length);
    }

    @Test
    void a_run_of_bytes_nobody_knows_says_what_it_looks_like_and_what_is_embedded_is_found() {
        String dump = upload("unknown.pcap", Talks.stream(7001, new byte[] {1, 2, 3, 4}, Samples.java("order")));

        JsonNode talk = talk(dump, "");

        assertThat(talk.get("by").asText()).isEqualTo("turns");
        assertThat(talk.at("/items/2/inside/layers").asText())
                .isEqualTo("tcp:0a/part@4+" + Samples.java("order").length);
        assertThat(json(running.get("/api/v1/dumps/" + dump + "/carvings?layers=tcp:0a"))
                        .at("/items/0/layers")
                        .asText())
                .startsWith("tcp:0a/part@4+");
    }

    @Test
    void whose_bytes_count_where_segments_overlap_is_chosen() {
        String dump = upload("overlap.pcap", Talks.overlap());

        assertThat(talk(dump, "").at("/items/0/firstBytes").asText()).isEqualTo("4141414143434343");
        JsonNode last = talk(dump, "&overlaps=last");
        assertThat(last.at("/items/0/firstBytes").asText()).isEqualTo("4242424243434343");
        assertThat(last.at("/sides/0/layers").asText()).isEqualTo("tcp:0a:last");
        assertThat(json(running.get(capture(dump) + "/flows/0"))
                        .at("/a/differingOverlaps")
                        .asInt())
                .isEqualTo(1);
        assertThat(running.get(capture(dump) + "/flows/0/conversation?overlaps=mine")
                        .statusCode())
                .isEqualTo(400);
    }

    private static String capture(String dump) {
        return "/api/v1/dumps/" + dump + "/capture";
    }

    private void bind(String path, String format) {
        assertThat(running.send(running.request(path)
                                .header("Content-Type", "application/json")
                                .PUT(BodyPublishers.ofString("{\"format\":\"" + format + "\"}")))
                        .statusCode())
                .isEqualTo(204);
    }

    /** The conversation of the first flow, as soon as it is there. */
    private JsonNode talk(String dump, String query) {
        running.whole(capture(dump));
        return running.whole(capture(dump) + "/flows/0/conversation?limit=50" + query);
    }
}
