package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With what {@code bin/hexplain} starts the JVM. The one here is a script that prints its arguments. */
class LauncherTest {
    private static final String FIRST_COMPILER_ONLY = "-XX:TieredStopAtLevel=1";
    private static final String SMALL_ROOM = "-Xmn16m";

    @TempDir
    Path folder;

    @BeforeEach
    void install() throws IOException {
        Files.createDirectories(folder.resolve("bin"));
        for (String script : List.of("hexplain", "find-jdk")) {
            Files.copy(Path.of("../bin", script), folder.resolve("bin").resolve(script));
        }
        Files.createDirectories(folder.resolve("lib"));
        Files.createFile(folder.resolve("lib/hexplain.jar"));
        release("25.0.3");
        Path java = Files.writeString(folder.resolve("bin/java"), "#!/bin/sh\necho \"$@\"\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        assertThat(folder.resolve("bin/find-jdk").toFile().setExecutable(true)).isTrue();
    }

    private void release(String version) throws IOException {
        Files.writeString(folder.resolve("release"), "IMPLEMENTOR=\"nobody\"\nJAVA_VERSION=\"" + version + "\"\n");
    }

    private String file(String name, long size) throws IOException {
        try (RandomAccessFile sparse = new RandomAccessFile(folder.resolve(name).toFile(), "rw")) {
            sparse.setLength(size);
        }
        return folder.resolve(name).toString();
    }

    private String start(String... words) throws IOException {
        List<String> command =
                new ArrayList<>(List.of("sh", folder.resolve("bin/hexplain").toString()));
        command.addAll(List.of(words));
        ProcessBuilder launcher = new ProcessBuilder(command).redirectErrorStream(true);
        launcher.environment().put("JAVA_HOME", folder.toString());
        launcher.environment().remove("HEXPLAIN_JAVA_OPTS");
        return new String(launcher.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    @Test
    void a_small_file_is_read_with_the_first_compiler_alone() throws IOException {
        assertThat(start("decode", file("small.ser", 16 << 20))).contains(FIRST_COMPILER_ONLY, "-XX:+UseSerialGC");
        assertThat(start("decode", file("large.ser", (16 << 20) + 1))).doesNotContain(FIRST_COMPILER_ONLY);
        assertThat(start("decode", "-")).doesNotContain(FIRST_COMPILER_ONLY);
        assertThat(start("scan", folder.toString())).doesNotContain(FIRST_COMPILER_ONLY);
    }

    @Test
    void of_a_capture_little_is_looked_at() throws IOException {
        assertThat(start("capture", file("a.pcap", 256 << 20))).contains(FIRST_COMPILER_ONLY);
        assertThat(start("capture", file("b.pcap", (256 << 20) + 1))).doesNotContain(FIRST_COMPILER_ONLY);
    }

    @Test
    void objects_that_live_for_one_flow_have_a_small_room() throws IOException {
        assertThat(start("capture", file("a.pcap", 1))).contains(SMALL_ROOM);
        assertThat(start("decode", file("small.ser", 1))).doesNotContain(SMALL_ROOM);
    }

    @Test
    void a_server_has_the_collector_that_gives_memory_back() throws IOException {
        assertThat(start("serve")).contains("-XX:+UseG1GC", "-Xmx1g").doesNotContain(FIRST_COMPILER_ONLY);
    }

    @Test
    void words_reach_the_program_as_they_are() throws IOException {
        assertThat(start("explain", "a  b", "*")).endsWith("hexplain.jar explain a  b *\n");
    }

    @Test
    void an_older_java_is_passed_over() throws IOException {
        release("21.0.9");

        assertThat(start("--version")).doesNotContain("hexplain.jar --version");
    }
}
