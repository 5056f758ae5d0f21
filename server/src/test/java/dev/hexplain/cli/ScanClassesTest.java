package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScanClassesTest {
    /** Where the UID stands: behind the stream's header, two tokens, a length and the name of 20 characters. */
    private static final int UID = 4 + 2 + 2 + "ObjectToBeSerialised".length();

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    @BeforeEach
    void write_two_versions() throws IOException {
        byte[] order = Files.readAllBytes(Path.of("../samples/java/order.ser"));
        Files.write(folder.resolve("a.ser"), order);
        Files.write(folder.resolve("b.ser"), order);
        byte[] other = order.clone();
        for (int i = UID; i < UID + Long.BYTES; i++) {
            other[i] = 0;
        }
        other[UID + Long.BYTES - 1] = 7;
        Files.write(folder.resolve("c.ser"), other);
        Files.writeString(folder.resolve("note.txt"), "no stream");
    }

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    @Test
    void a_class_with_several_uids_is_listed_first_with_all_of_them() {
        run("scan", "--classes", folder.toString());

        assertThat(out.toString().replace(folder.toString(), "…")).isEqualTo("""
                # 3 streams with classes: 3, 1 with conflicting serialVersionUIDs
                ObjectToBeSerialised  conflict
                  10275539472837495L  2 objects, 2 streams, first in …/a.ser
                  7L  1 object, 1 stream, first in …/c.ser
                double[]  4514449696888150558L  3 objects, 3 streams
                long[]  8655923659555304851L  3 objects, 3 streams
                """);
    }

    @Test
    void each_class_is_an_object_on_a_line() throws IOException {
        run("scan", "--classes", "--out", "json", folder.toString());

        String[] lines = out.toString().split("\n");
        JsonNode type = new ObjectMapper().readTree(lines[0]);
        assertThat(lines).hasSize(3);
        assertThat(type.get("name").asText()).isEqualTo("ObjectToBeSerialised");
        assertThat(type.get("kind").asText()).isEqualTo("serializable");
        assertThat(type.get("conflict").asBoolean()).isTrue();
        assertThat(type.get("versions").findValuesAsText("serialVersionUID")).containsExactly("10275539472837495", "7");
        assertThat(type.at("/versions/0/streams").asInt()).isEqualTo(2);
        assertThat(type.at("/versions/1/first").asText()).endsWith("c.ser");
    }

    @Test
    void a_form_is_that_of_classes_only() {
        assertThat(run("scan", "--out", "json", folder.toString())).isNotZero();
        assertThat(err.toString()).contains("--out belongs to --classes");
    }
}
