package dev.hexplain.api;

import static dev.hexplain.api.Running.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Responses of a captured conversation are read as their requests, on the other side, say. */
class KafkaCaptureTest {
    @TempDir
    static Path folder;

    @Test
    void each_response_is_of_the_api_and_the_version_that_its_request_asked_for() throws IOException {
        try (Running running = Running.on(folder)) {
            byte[] capture = Files.readAllBytes(Samples.folder("captures").resolve("kafka.pcap"));
            String dump =
                    json(running.upload("?name=kafka.pcap", capture)).get("id").asText();
            String address = "/api/v1/dumps/" + dump + "/capture";
            running.whole(address);
            JsonNode whole = running.whole(address + "/flows/0/conversation");

            assertThat(whole.get("total").asInt()).isEqualTo(20);
            List<String> requests = new ArrayList<>();
            List<String> responses = new ArrayList<>();
            for (JsonNode said : whole.get("items")) {
                (said.get("kind").asText().equals("request") ? requests : responses)
                        .add(said.get("title").asText());
            }
            assertThat(responses).isEqualTo(requests).contains("Heartbeat v4 correlation 8");
            assertThat(whole.get("items").findValues("partner")).hasSize(20);
        }
    }
}
