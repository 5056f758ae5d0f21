package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.hexplain.testing.Slow;
import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes for standard output that do not fit there, as on a full disk. */
@Slow
class FullOutputTest {
    private static final File FULL = new File("/dev/full");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dump ../samples/java/order.ser",
                "dump ../samples/java/order.ser --as xxd",
                "capture ../samples/captures/rmi.pcap --flow 0 --side a --as raw"
            })
    void are_not_lost_without_a_word(String command) throws IOException, InterruptedException {
        assumeTrue(FULL.exists(), "There is no device that is always full");
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("--"))
                .forEach(words::add);
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        words.addAll(List.of(command.split(" ", -1)));

        Process process = new ProcessBuilder(words).redirectOutput(FULL).start();

        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("hexplain: ")
                .doesNotContain("\tat ");
        assertThat(process.waitFor()).isEqualTo(1);
    }
}
