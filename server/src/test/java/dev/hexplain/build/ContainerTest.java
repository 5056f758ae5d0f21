package dev.hexplain.build;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Holds the container files to their promises where no engine can run them. */
class ContainerTest {
    private static final Path ROOT = Path.of("..");

    private final JsonNode app = new YAMLMapper()
            .readTree(ROOT.resolve("docker-compose.yml").toFile())
            .at("/services/hexplain");
    private final List<String> dockerfile = Files.readAllLines(ROOT.resolve("Dockerfile"));

    ContainerTest() throws IOException {}

    @Test
    void compose_publishes_on_loopback_only() {
        assertThat(app.path("ports"))
                .isNotEmpty()
                .allSatisfy(port -> assertThat(port.asText()).startsWith("127.0.0.1:"));
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
