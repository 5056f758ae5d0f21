package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.classes.CompilersForTests;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
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

    private static final String RECORD = """
            package shop;
            public record Point(int x, int y) implements java.io.Serializable {
                %s
                public static Object of() { return new Point(1, 2); }
            }
            """;

    /** A stream with a record, as one version of its source writes it. */
    private Path written(String name, String declared) throws Exception {
        Path classes = CompilersForTests.compile(
                CompilersForTests.javac(),
                folder.resolve(name),
                Map.of("Point.java", RECORD.formatted(declared)),
                "-nowarn");
        Path streams = Files.createDirectories(folder.resolve("points"));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                        new URLClassLoader(new URL[] {classes.toUri().toURL()});
                ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
            stream.writeObject(loader.loadClass("shop.Point").getMethod("of").invoke(null));
        }
        Files.write(streams.resolve(name + ".ser"), bytes.toByteArray());
        return classes;
    }

    /** The JDK reads a record whatever its UID. */
    private static Object read(Path stream, Path classes) throws Exception {
        try (URLClassLoader loader =
                        new URLClassLoader(new URL[] {classes.toUri().toURL()});
                ObjectInputStream in = new ObjectInputStream(Files.newInputStream(stream)) {
                    @Override
                    protected Class<?> resolveClass(ObjectStreamClass type) throws ClassNotFoundException {
                        return Class.forName(type.getName(), false, loader);
                    }
                }) {
            return in.readObject();
        }
    }

    @Test
    void a_record_with_several_uids_is_no_conflict() throws Exception {
        written("plain", "");
        Path classes = written("declared", "private static final long serialVersionUID = 5;");
        written("other", "private static final long serialVersionUID = 6;");
        Path points = folder.resolve("points");
        assertThat(read(points.resolve("plain.ser"), classes)).hasToString("Point[x=1, y=2]");
        assertThat(read(points.resolve("other.ser"), classes)).hasToString("Point[x=1, y=2]");

        assertThat(run("scan", "--classes", points.toString())).isZero();
        assertThat(out.toString()).startsWith("""
                # 3 streams with classes: 1, 0 with conflicting serialVersionUIDs
                shop.Point  likely a record: UID 0, which is read whatever its UIDs
                """);

        Files.delete(points.resolve("plain.ser"));
        out.getBuffer().setLength(0);
        run("scan", "--classes", points.toString());
        assertThat(out.toString()).contains("shop.Point  conflict\n");
        out.getBuffer().setLength(0);
        run("scan", "--classes", points.toString(), "--with", classes.toString());
        assertThat(out.toString()).contains("shop.Point  a record, which is read whatever its UIDs\n");
    }

    @Test
    void a_form_is_that_of_classes_only() {
        assertThat(run("scan", "--out", "json", folder.toString())).isNotZero();
        assertThat(err.toString()).contains("--as belongs to --classes");
    }
}
