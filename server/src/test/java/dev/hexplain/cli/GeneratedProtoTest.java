package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.protobuf.Descriptors.FileDescriptor;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is generated as {@code .proto} is compiled with {@code protoc}, alone in a folder, as it is downloaded. */
@Slow
class GeneratedProtoTest {
    @TempDir
    private Path folder;

    private Path protoc;

    /** The compiler's release for this machine is beside the library's in Maven's repository; the build brings that of Linux. */
    @BeforeEach
    void find() throws IOException, URISyntaxException {
        Path library = Path.of(FileDescriptor.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path version = library.getParent().getFileName();
        Path released = library.getParent()
                .resolveSibling("../protoc")
                .resolve(version)
                .resolve("protoc-%s-linux-x86_64.exe".formatted(version));
        boolean runs = System.getProperty("os.name").equals("Linux")
                && System.getProperty("os.arch").equals("amd64")
                && Files.exists(released);
        assumeTrue(runs, "protoc is brought for Linux on x86-64 alone: " + released.normalize());
        protoc = Files.copy(released, folder.resolve("protoc"));
        assertThat(protoc.toFile().setExecutable(true)).isTrue();
    }

    private static final String SHAPES = "sealed interface Shape permits Circle, Value, Choice {}"
            + " record Circle(double r) implements Shape {} record Value(int value, String oneof) implements Shape {}"
            + " record Choice(int a) implements Shape {}";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "record Top(int message, String syntax, int option, int end, int string, int map, int $, int _x, int"
                        + " reserved) {}",
                "record Top(int a$b, int a_b, int ab, String größe, long fooBar, long foo_bar, long FooBar) {}",
                "record Top(Map<String, Integer> fooBar, Map<String, Integer> foo_bar, Map<String, Integer> oneof) {}",
                "record Top(List<String> repeated, List<List<Integer>> grid, Map<Integer, List<String>> byNumber,"
                        + " byte[] raw, int[][] matrix, Map<String, Map<String, Integer>> deep) {}",
                "record Top(Level level, Other other, Single single, Nothing nothing) {}"
                        + " enum Level { LEVEL_HIGH, HIGH, NONE, Level, A_B, AB } enum Other { NONE, HIGH, LEVEL, END }"
                        + " enum Single { Top } enum Nothing {}",
                "record Top(Inner$Part part, Top next, List<Top> all, Empty empty) {} record Inner$Part(int Part) {}"
                        + " record Empty() {}",
                "record Top(List<Shape> shapes, Map<String, Shape> byName) {}" + SHAPES,
                "class Base { int id; } class Top extends Base { Instant at; BigDecimal amount; UUID uuid; char c;"
                        + " LocalDate day; Integer boxed; BigInteger big; float f; boolean optional; }",
            })
    void schemas_of_declared_classes_compile(String source) throws Exception {
        Path file = Files.writeString(folder.resolve("Top.java"), "package shop; " + source);
        encode("--declarations", file.toString(), "--type", "Top", "--size", "3", "--codec", "protobuf");
        assertCompiles("object.protobuf.proto");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        {"a*/b":1,"a\\"b":2,"a b":3,"":4,"é":5}
        [{"v":1},{"v":"x"},{"v":[1]},{"v":{"value":1}},{"v":{"w":2}},{"v":null},{"v":true}]
        {"message":{"message":{"message":[]}},"Message":[[1,2],["a"]],"option":[1,"x",2.5,{"x":[[]]}]}
        """)
    void schemas_of_values_compile(String json) throws Exception {
        Path file = Files.writeString(folder.resolve("value.json"), json);
        encode("--from", file.toString(), "--format", "json", "--codec", "protobuf");
        assertCompiles("object.protobuf.proto");
    }

    @ParameterizedTest
    @ValueSource(strings = {"order", "market-data", "media-content", "blog-bench", "blog-bench-10", "person"})
    void schemas_of_samples_compile(String sample) throws Exception {
        encode(sample, "--codec", "protobuf");
        assertCompiles(sample + ".protobuf.proto");
    }

    private void encode(String... words) throws IOException {
        StringWriter err = new StringWriter();
        List<String> all = Stream.concat(
                        Stream.of("encode", "--out", folder.resolve("out").toString()), Stream.of(words))
                .toList();
        int status = Main.commandLine(new PrintWriter(new StringWriter()), new PrintWriter(err))
                .execute(all.toArray(String[]::new));
        assertThat(status).as(err.toString()).isZero();
        assertThat(Files.readString(folder.resolve("out/encodings.json"))).contains("\"kind\":\"exact\"");
    }

    private void assertCompiles(String name) throws IOException, InterruptedException {
        Path source = folder.resolve("out").resolve(name);
        Process compiler = new ProcessBuilder(
                        protoc.toString(), "--java_out=.", "--descriptor_set_out=" + folder.resolve("set"), name)
                .directory(source.getParent().toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(compiler.waitFor(1, TimeUnit.MINUTES)).isTrue();
        assertThat(compiler.exitValue())
                .as("%s%n%s", said, Files.readString(source))
                .isZero();
    }
}
