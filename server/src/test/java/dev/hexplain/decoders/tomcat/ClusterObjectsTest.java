package dev.hexplain.decoders.tomcat;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.decoders.javaserialization.Says;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.catalina.ha.session.DeltaRequest;
import org.junit.jupiter.api.Test;

/** What the nodes of a cluster send, as objects of a stream. */
class ClusterObjectsTest {
    private static JsonNode says(Object object) throws IOException {
        return new ObjectMapper().readTree(Says.json(Says.written(object)));
    }

    @Test
    void what_changed_in_a_session_is_a_list_of_actions() throws IOException {
        DeltaRequest request = new DeltaRequest("5A3F.node1", true);
        request.setAttribute("cart", List.of("sku-1", 2));
        request.removeAttribute("coupon");
        request.setMaxInactiveInterval(900);
        request.setNew(false);
        request.setAttribute("long", "x".repeat(2000));

        JsonNode said = says(request);

        assertThat(said.get("sessionId").asText()).isEqualTo("5A3F.node1");
        assertThat(said.get("recordAllActions").asBoolean()).isTrue();
        assertThat(said.get("actions")).hasSize(5);
        assertThat(said.at("/actions/0/type").asText()).isEqualTo("ATTRIBUTE");
        assertThat(said.at("/actions/0/action").asText()).isEqualTo("SET");
        assertThat(said.at("/actions/0/name").asText()).isEqualTo("cart");
        assertThat(said.at("/actions/0/value/1").asInt()).isEqualTo(2);
        assertThat(said.at("/actions/1").toString())
                .isEqualTo("{\"type\":\"ATTRIBUTE\",\"action\":\"REMOVE\",\"name\":\"coupon\"}");
        assertThat(said.at("/actions/2/type").asText()).isEqualTo("MAXINTERVAL");
        assertThat(said.at("/actions/2/value").asInt()).isEqualTo(900);
        assertThat(said.at("/actions/3/value").asBoolean(true)).isFalse();
        assertThat(said.at("/actions/4/value").asText()).hasSize(2000);
    }

    @Test
    void nothing_changed() throws IOException {
        assertThat(says(new DeltaRequest("id", false)).toString())
                .isEqualTo("{\"sessionId\":\"id\",\"recordAllActions\":false,\"actions\":[]}");
    }

    /** Names and values that are written twice are references the second time. */
    @Test
    void a_session_of_a_cluster_has_its_attributes() throws IOException {
        String twice = new String("twice");
        JsonNode said = says(List.of(
                        WrittenSessions.clustered("5A3F.node1", Map.of("a", twice, "b", List.of(twice), "twice", 3))))
                .path(0);

        assertThat(said.get("id").asText()).isEqualTo("5A3F.node1");
        assertThat(said.get("creationTime").asLong()).isEqualTo(1_700_000_000_000L);
        assertThat(said.get("maxInactiveInterval").asInt()).isEqualTo(1800);
        assertThat(said.get("isValid").asBoolean()).isTrue();
        assertThat(said.at("/attributes/a").asText()).isEqualTo("twice");
        assertThat(said.at("/attributes/b/0").asText()).isEqualTo("twice");
        assertThat(said.at("/attributes/twice").asInt()).isEqualTo(3);
        assertThat(said.get("listeners")).isEmpty();
    }
}
