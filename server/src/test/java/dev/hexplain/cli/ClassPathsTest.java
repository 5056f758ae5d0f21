package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands run on the class path that the build states for them: without the libraries of what they do not do. */
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
            "scan ../samples/java",
            "dump ../samples/java/array-list.ser --as xxd",
            "explain StreamCorruptedException",
            "query ../samples/java/array-list.ser magic",
            "check ../formats/records",
            "verify --specs ../formats/records --formats ../formats --data ../samples",
            "formats");

    private static final List<String> OF_CODECS =
            List.of("encode --codec=java,kryo,cbor,avro,protobuf,buffer-heap-be order");

    @TempDir
    Path folder;

    @Test
    void what_reads_bytes_needs_neither_codecs_nor_a_web_server_nor_a_database() throws Exception {
        assertThat(run(stated("engine"), OF_THE_ENGINE)).isEqualTo(run(whole(), OF_THE_ENGINE));
    }

    @Test
    void codecs_need_neither_a_web_server_nor_a_database() throws Exception {
        assertThat(run(stated("codecs"), OF_CODECS)).isEqualTo(run(whole(), OF_CODECS));
    }

    private String run(String classPath, List<String> commands) throws IOException, InterruptedException {
        Path input = Files.write(folder.resolve("commands"), commands);
        Path output = folder.resolve("output");
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("--"))
                .forEach(words::add);
        words.addAll(List.of("-cp", classPath, Main.class.getName(), "rehearse"));
        int exit = new ProcessBuilder(words)
                .redirectInput(input.toFile())
                .redirectOutput(output.toFile())
                .redirectError(output.toFile())
                .start()
                .waitFor();
        assertThat(exit).isZero();
        return Files.readString(output, StandardCharsets.UTF_8);
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
