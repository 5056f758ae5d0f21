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
    void composePublishesOnLoopbackOnly() {
        assertThat(app.path("ports"))
                .isNotEmpty()
                .allSatisfy(port -> assertThat(port.asText()).startsWith("127.0.0.1:"));
    }

    @Test
    void composeKeepsDumpsInTheVolumeTheImageDeclares() {
        assertThat(app.path("volumes"))
                .singleElement()
                .satisfies(volume -> assertThat(volume.asText()).endsWith(":/data"));
        assertThat(dockerfile).contains("VOLUME /data");
    }

    @Test
    void theImageRunsAsAnOrdinaryUserAndChecksItsHealth() {
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
