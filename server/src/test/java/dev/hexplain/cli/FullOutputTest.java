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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is for standard output and does not fit there, as on a full disk. */
@Slow
class FullOutputTest {
    private static final File FULL = new File("/dev/full");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "decode ../samples/java/order.ser",
                "formats --json",
                "dump ../samples/java/order.ser",
                "dump ../samples/java/order.ser --as xxd",
                "capture ../samples/captures/rmi.pcap --flow 0 --side a --as raw"
            })
    void is_not_lost_without_a_word(String command) throws IOException, InterruptedException {
        assumeTrue(FULL.exists(), "There is no device that is always full");
        Process process = hexplain(command).redirectOutput(FULL).start();

        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("hexplain: ")
                .doesNotContain("\tat ");
        assertThat(process.waitFor()).isEqualTo(1);
    }

    @Test
    void is_no_error_where_its_reader_has_left() throws IOException, InterruptedException {
        Process process = hexplain("decode ../samples/java/order.ser").start();
        process.getInputStream().close();

        assertThat(process.getErrorStream().readAllBytes()).isEmpty();
        assertThat(process.waitFor()).isZero();
    }

    private static ProcessBuilder hexplain(String command) {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("--"))
                .forEach(words::add);
        words.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        words.addAll(List.of(command.split(" ", -1)));
        return new ProcessBuilder(words);
    }
}
