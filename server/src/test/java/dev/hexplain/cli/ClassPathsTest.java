package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Commands run on the class path that the build states for them: without the libraries of what they do not do. What they
 * say is what they say here, where all libraries are.
 */
@Slow
class ClassPathsTest {
    private static final List<String> OF_THE_ENGINE = List.of(
            "decode ../samples/java/array-list.ser",
            "decode --out leaves ../samples/encodings/order.cbor.bin",
            "decode ../samples/encodings/order.json.bin",
            "decode ../samples/captures/rmi.pcap",
            "decode --format ../formats/records/blog_bench.ksy ../samples/records/blog_bench-be.bin",
            "layers ../samples/layers/order.zst.base64.txt",
            "layers ../samples/layers/order.tar.bz2",
            "carve ../samples/java/array-list.ser",
            "capture ../samples/captures/rmi.pcap",
            "capture --flow 0 ../samples/captures/rmi.pcap",
            "detect ../samples/java/array-list.ser",
            "scan ../samples/layers",
            "dump ../samples/java/array-list.ser --as xxd --out OUT",
            "classes ../samples/java/lambda.ser",
            "classes ../samples/java/lambda.ser --with target/development/classes --out json",
            "classes --compare ../samples/java/lambda.ser ../samples/java/dates.ser",
            "risks ../samples/java/lambda.ser",
            "risks --out json ../samples/java/lambda.ser",
            "filter ../samples/java/lambda.ser",
            "filter ../samples/java/lambda.ser --for java",
            "explain StreamCorruptedException",
            "query --format order ../samples/records/order-be.bin order_code",
            "find ../samples/records/order-be.bin /[a-z]+/ --out count",
            "check ../formats/records/order.ksy",
            "verify --specs ../formats/records --formats ../formats --data ../samples",
            "formats");

    private static final List<String> OF_CODECS =
            List.of("encode --codec=java,kryo,cbor,avro,protobuf,buffer-heap-be order");

    @TempDir
    Path folder;

    /** What commands wrote; the last to the file that they call {@code OUT}. */
    private record Said(String out, String err, String file) {}

    @Test
    void what_reads_bytes_needs_neither_codecs_nor_a_web_server_nor_a_database() throws Exception {
        assertThat(run(stated("engine"), OF_THE_ENGINE)).isEqualTo(run(OF_THE_ENGINE));
    }

    @Test
    void codecs_need_neither_a_web_server_nor_a_database() throws Exception {
        assertThat(run(stated("codecs"), OF_CODECS)).isEqualTo(run(OF_CODECS));
    }

    /** What commands say in this process. */
    private Said run(List<String> commands) throws IOException {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        for (String command : withFile(commands)) {
            String[] words = command.split(" ");
            Main.commandLine(new PrintWriter(out), new PrintWriter(err), words).execute(words);
        }
        return new Said(out.toString(), err.toString(), writtenFile());
    }

    /** What they say in a process of their own. */
    private Said run(String classPath, List<String> commands) throws IOException, InterruptedException {
        Path input = Files.write(folder.resolve("commands"), withFile(commands));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("--"))
                .forEach(words::add);
        words.addAll(List.of("-cp", classPath, Main.class.getName(), "rehearse"));
        int exit = new ProcessBuilder(words)
                .redirectInput(input.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        assertThat(exit).as(Files.readString(err)).isZero();
        return new Said(Files.readString(out), Files.readString(err), writtenFile());
    }

    private List<String> withFile(List<String> commands) {
        return commands.stream()
                .map(command -> command.replace("OUT", folder.resolve("file").toString()))
                .toList();
    }

    private String writtenFile() throws IOException {
        Path file = folder.resolve("file");
        String written = Files.exists(file) ? Files.readString(file) : "";
        Files.deleteIfExists(file);
        return written;
    }

    /** What is compiled here, and the libraries that the build names. */
    private static String stated(String name) throws IOException {
        return Stream.concat(
                        Stream.of(whole().split(File.pathSeparator)).filter(entry -> Files.isDirectory(Path.of(entry))),
                        Stream.of(Files.readString(Path.of("target", name + ".classpath"))))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String whole() {
        return System.getProperty("java.class.path");
    }
}
