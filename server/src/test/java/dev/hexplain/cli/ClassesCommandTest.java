package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Slow
class ClassesCommandTest {
    private static final String OLD = "package shop; public class Order implements java.io.Serializable {"
            + " int id = 7; String note = \"x\"; public void old() {} }";
    private static final String NEW = "package shop; public class Order implements java.io.Serializable {"
            + " int id; java.math.BigDecimal price; }";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    private Path compiled(String name, String source) throws IOException {
        return CompilersForTests.compile(
                CompilersForTests.javac(), folder.resolve(name), Map.of("Order.java", source), "--release", "17");
    }

    /** An object of {@code shop.Order}, written with the class of a folder. */
    private Path written(String name, Path classes) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (URLClassLoader loader = loader(classes);
                ObjectOutputStream stream = new ObjectOutputStream(bytes)) {
            stream.writeObject(
                    loader.loadClass("shop.Order").getDeclaredConstructor().newInstance());
        }
        return Files.write(folder.resolve(name), bytes.toByteArray());
    }

    private static URLClassLoader loader(Path classes) throws IOException {
        return new URLClassLoader(new URL[] {classes.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
    }

    /** What the JDK does. */
    private static Object read(Path stream, Path classes) throws IOException, ClassNotFoundException {
        try (URLClassLoader loader = loader(classes);
                ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(Files.readAllBytes(stream))) {
                    @Override
                    protected Class<?> resolveClass(ObjectStreamClass desc) throws ClassNotFoundException {
                        return Class.forName(desc.getName(), false, loader);
                    }
                }) {
            return in.readObject();
        }
    }

    private static String failure(Path stream, Path classes) throws IOException, ClassNotFoundException {
        try {
            throw new AssertionError("It was read: " + read(stream, classes));
        } catch (InvalidClassException failed) {
            return failed.getClass().getName() + ": " + failed.getMessage();
        }
    }

    @Test
    void an_incompatible_class_throws_what_the_jdk_throws_and_the_remedy_mends_it() throws Exception {
        Path stream = written("order.ser", compiled("old", OLD));
        Path changed = compiled("new", NEW);

        assertThat(run("classes", stream.toString(), "--with", changed.toString()))
                .isZero();

        assertThat(out.toString())
                .startsWith("# order.ser: 1 class: 1 fails\n")
                .contains("  throws " + failure(stream, changed) + " (at its class descriptor)\n")
                .contains("  java.lang.String note  missing in class: the value is read and dropped\n")
                .contains("  java.math.BigDecimal price  missing in stream: it is null:")
                .contains("  int id\n");
        String declaration = out.toString()
                .lines()
                .map(String::strip)
                .filter(line -> line.startsWith("private static final long serialVersionUID"))
                .findFirst()
                .orElseThrow();

        Path mended = compiled("mended", NEW.replace("{ int", "{ " + declaration + " int"));
        assertThat(read(stream, mended)).isNotNull();
        out.getBuffer().setLength(0);
        run("classes", stream.toString(), "--with", mended.toString());
        assertThat(out.toString()).startsWith("# order.ser: 1 class: 1 differs, readable\n");
    }

    @Test
    void a_class_is_found_in_a_jar_in_a_war_and_beside_it() throws Exception {
        Path stream = written("order.ser", compiled("old", OLD));
        byte[] type = Files.readAllBytes(compiled("new", NEW).resolve("shop/Order.class"));
        Path war = Files.write(folder.resolve("app.war"), zip("WEB-INF/lib/shop.jar", zip("shop/Order.class", type)));
        Path single = Files.write(folder.resolve("Any.class"), type);
        for (Path with : List.of(war, single)) {
            out.getBuffer().setLength(0);

            assertThat(run("classes", stream.toString(), "--with", with.toString()))
                    .isZero();

            assertThat(out.toString()).contains("  in " + with).contains("local class incompatible");
        }
    }

    private static byte[] zip(String name, byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(content);
        }
        return bytes.toByteArray();
    }

    @Test
    void classes_of_the_jdk_are_compared_without_being_brought_and_others_are_listed() {
        assertThat(run("classes", "../samples/java/array-list.ser", "../samples/java/order.ser"))
                .isZero();
        assertThat(out.toString()).contains("""
                00000005  java.util.ArrayList  same
                  serializable by writeObject, 1 object, contents[0].classDesc
                  serialVersionUID 8683452581122892189L, declared
                  in java.base/java/util/ArrayList.class
                  int size
                """).contains("""
                00000005  ObjectToBeSerialised  not compared
                  serializable, 1 object, contents[0].classDesc
                  serialVersionUID 10275539472837495L
                  int orderCode
                """);
    }

    @Test
    void a_class_that_is_nowhere_has_a_stand_in_to_copy() throws Exception {
        assertThat(run(
                        "classes",
                        "../samples/java/order.ser",
                        "--with",
                        compiled("new", NEW).toString()))
                .isZero();
        assertThat(out.toString())
                .contains("throws java.lang.ClassNotFoundException: ObjectToBeSerialised (at its first object)")
                .contains("      final class ObjectToBeSerialised implements java.io.Serializable {\n")
                .contains("          private static final long serialVersionUID = 10275539472837495L;\n");
    }

    @Test
    void json_is_an_object_on_a_line_for_each_dump() throws IOException {
        assertThat(run("classes", "--out", "json", "../samples/java/enums.ser", "../samples/java/order.ser"))
                .isZero();
        List<JsonNode> lines = new ArrayList<>();
        for (String line : out.toString().split("\n")) {
            lines.add(new ObjectMapper().readTree(line));
        }
        assertThat(lines).hasSize(2);
        JsonNode order = lines.get(1).at("/classes/0");
        assertThat(lines.get(1).at("/file").asText()).isEqualTo("order.ser");
        assertThat(order.at("/serialVersionUID").asText()).isEqualTo("10275539472837495");
        assertThat(order.at("/fields/0/name").asText()).isEqualTo("orderCode");
        assertThat(order.has("verdict")).isFalse();
        assertThat(lines.get(1).at("/classes/1/verdict/outcome").asText()).isEqualTo("same");
        assertThat(lines.get(0).at("/classes/0/enumConstants")).isNotEmpty();
    }

    @Test
    void what_changed_from_one_stream_to_the_next_is_told_by_class() throws Exception {
        Path before = written("before.ser", compiled("old", OLD));
        Path after = written("after.ser", compiled("new", NEW));

        assertThat(run("classes", "--compare", before.toString(), after.toString(), after.toString()))
                .isZero();

        assertThat(out.toString()).startsWith("""
                        # before.ser -> after.ser: 1 changed, 0 the same
                        shop.Order
                          java.lang.String note  missing in class: the value is read and dropped
                          java.math.BigDecimal price  missing in stream: it is null: neither constructors nor initialisers run
                          note: Its serialVersionUID was\s""").endsWith("# after.ser -> after.ser: 0 changed, 1 the same\n");
    }

    @Test
    void the_home_of_a_jdk_takes_the_place_of_the_running_one() {
        String home = System.getProperty("java.home");

        assertThat(run("classes", "../samples/java/array-list.ser", "../samples/java/order.ser", "--with", home))
                .isZero();
        assertThat(out.toString())
                .contains("# compared with the JDK in " + home + "\n")
                .contains("00000005  java.util.ArrayList  same\n")
                .contains("  in " + Path.of(home, "lib", "modules") + "!/java/util/ArrayList.class\n")
                .contains("00000005  ObjectToBeSerialised  not compared\n");
    }

    @Test
    void one_stream_cannot_be_compared() {
        assertThat(run("classes", "--compare", "../samples/java/order.ser")).isEqualTo(1);
        assertThat(err.toString()).startsWith("hexplain: --compare needs two streams or more, in order\n");
    }

    @Test
    void a_dump_of_another_format_is_named_and_the_others_are_read() {
        assertThat(run("classes", "../samples/records/order-be.bin", "../samples/java/order.ser"))
                .isEqualTo(1);
        assertThat(err.toString())
                .startsWith("hexplain: order-be.bin: Classes are those that Java serialization streams describe");
        assertThat(out.toString()).startsWith("# order.ser: 3 classes");
    }

    @Test
    void classes_that_are_not_there_or_cannot_be_read_are_named() throws IOException {
        Path noArchive = Files.writeString(folder.resolve("no.jar"), "no archive");

        assertThat(run("classes", "../samples/java/order.ser", "--with", "nope.jar"))
                .isEqualTo(1);
        assertThat(err.toString()).isEqualTo("hexplain: there is no file nope.jar\n");
        err.getBuffer().setLength(0);
        assertThat(run("classes", "../samples/java/order.ser", "--with", noArchive.toString()))
                .isZero();
        assertThat(err.toString()).startsWith("hexplain: " + noArchive + ": ");
    }
}
