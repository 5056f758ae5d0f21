package dev.hexplain.build;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the container files to their promises where no engine can run them. */
class ContainerTest {
    private static final Path ROOT = Path.of("..");

    private final JsonNode compose =
            new YAMLMapper().readTree(ROOT.resolve("docker-compose.yml").toFile());
    private final JsonNode services = compose.get("services");
    private final JsonNode app = services.get("hexplain");
    private final List<String> dockerfile = Files.readAllLines(ROOT.resolve("Dockerfile"));

    ContainerTest() throws IOException {}

    @Test
    void compose_publishes_on_loopback_only() {
        assertThat(app.path("ports")).isNotEmpty();
        assertThat(services.findValues("ports").stream().flatMap(JsonNode::valueStream))
                .isNotEmpty()
                .allSatisfy(port -> assertThat(port.asText()).startsWith("127.0.0.1:"));
    }

    @Test
    void servers_of_a_team_have_a_cache_each_and_only_their_proxy_is_published() {
        List<String> volumes = Stream.of("hexplain-a", "hexplain-b")
                .map(name -> services.get(name).path("volumes").get(0).asText())
                .toList();
        assertThat(volumes)
                .doesNotHaveDuplicates()
                .allSatisfy(volume -> assertThat(volume).endsWith(":/data"));
        assertThat(services.properties())
                .filteredOn(service -> service.getValue().has("ports"))
                .extracting(Map.Entry::getKey)
                .containsExactly("hexplain", "proxy");
        assertThat(compose.at("/configs/proxy/content").asText()).contains("hexplain-a:8080", "hexplain-b:8080");
    }

    @Test
    void compose_keeps_dumps_in_the_volume_the_image_declares() {
        assertThat(app.path("volumes"))
                .singleElement()
                .satisfies(volume -> assertThat(volume.asText()).endsWith(":/data"));
        assertThat(dockerfile).contains("VOLUME /data");
    }

    @Test
    void the_image_runs_as_an_ordinary_user_and_checks_its_health() {
        var run = dockerfile.subList(lastIndexOf("FROM "), dockerfile.size());
        assertThat(run).contains("USER hexplain");
        assertThat(run)
                .anySatisfy(line -> assertThat(line).startsWith("HEALTHCHECK").contains("/health"));
    }

    private int lastIndexOf(String start) {
        var index = dockerfile.size() - 1;
        while (!dockerfile.get(index).startsWith(start)) {
            index--;
        }
        return index;
    }
}
