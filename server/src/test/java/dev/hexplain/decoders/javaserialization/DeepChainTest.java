package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.samples.BigStreams;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A linked list a million nodes long, in a JVM with a 256 MB heap and the default stack. */
@Slow
class DeepChainTest {
    private static final int NODES = 1_000_000;
    private static final long NODE_BYTES = 10;

    @TempDir
    Path folder;

    @Test
    void a_million_nodes_inside_each_other_decode_to_the_innermost() throws Exception {
        Path chain = chain();
        long length = Files.size(chain);
        Map<String, String> facts = decoded(chain);
        assertThat(facts)
                .containsEntry("complete", "true")
                .containsEntry("covered", Long.toString(length))
                .containsEntry("depth", Integer.toString(NODES + 1))
                .containsEntry("errors", "0")
                .containsEntry("handles", Integer.toString(NODES + 2))
                .containsEntry("deepest", "next@" + (length - 1) + "+1")
                .containsEntry("found", "true");
        assertThat(facts.get("path")).startsWith("…").endsWith(".classData[0].next.classData[0].next");
    }

    @Test
    void cut_in_the_middle_it_ends_there_and_says_so() throws Exception {
        Path chain = chain();
        long half = Files.size(chain) - NODES / 2 * NODE_BYTES - 3;
        try (FileChannel file = FileChannel.open(chain, StandardOpenOption.WRITE)) {
            file.truncate(half);
        }
        Map<String, String> facts = decoded(chain);
        assertThat(facts)
                .containsEntry("complete", "false")
                .containsEntry("errors", "1")
                .containsEntry("found", "true");
        assertThat(Long.parseLong(facts.get("covered"))).isBetween(half - NODE_BYTES, half);
        assertThat(Integer.parseInt(facts.get("depth"))).isBetween(NODES / 2 - 2, NODES / 2 + 2);
        assertThat(facts.get("path")).startsWith("…");
    }

    private Path chain() throws IOException {
        Path file = folder.resolve("chain.ser");
        BigStreams.write("chain", NODES, file);
        return file;
    }

    private Map<String, String> decoded(Path file) throws IOException, InterruptedException {
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-Xmx256m",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        DeepChain.class.getName(),
                        file.toString(),
                        Files.createDirectories(folder.resolve("index")).toString())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("it ends in time").isTrue();
        String text = Files.readString(output, StandardCharsets.UTF_8);
        assertThat(process.exitValue()).as(text).isZero();
        return text.lines()
                .filter(line -> line.contains("="))
                .collect(Collectors.toMap(
                        line -> line.substring(0, line.indexOf('=')),
                        line -> line.substring(line.indexOf('=') + 1),
                        (first, second) -> second));
    }
}
