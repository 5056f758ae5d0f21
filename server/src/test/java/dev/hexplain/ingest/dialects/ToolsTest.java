package dev.hexplain.ingest.dialects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.hexplain.tree.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What the tools on this machine print is read as what they printed; those that are missing are left out. */
class ToolsTest {
    @TempDir
    Path folder;

    /** @param options with the name of the dialect that they make */
    private record Tool(String name, String dialect, String options) {}

    private static final List<Tool> TOOLS = List.of(
            new Tool("od", "od", ""),
            new Tool("od", "od", "-A n -v"),
            new Tool("od", "od", "-A x -v"),
            new Tool("od", "od-x1", "-A d -t x1 -w16"),
            new Tool("od", "od-x1", "-t x1 -w5"),
            new Tool("od", "od-x1", "-t x1z"),
            new Tool("od", "od-x1", "-t x1c"),
            new Tool("od", "od-o1", "-A n -b -v"),
            new Tool("od", "od-d1", "-A n -t d1 -v"),
            new Tool("od", "od-d1", "-A n -t u1 -v"),
            new Tool("od", "od-d1", "-t u1"),
            new Tool("od", "hexdump", "-x -w8"),
            new Tool("od", "hexdump", "-A d -t x2z"),
            new Tool("od", "hexdump-be", "-t x4 --endian=big"),
            new Tool("od", "od-d", "-i"),
            new Tool("od", "od-d", "-l"),
            new Tool("od", "od-c", "-c -w8"),
            new Tool("od", "od-f", "-f"),
            new Tool("od", "od-f", "-F -v"),
            new Tool("xxd", "xxd", ""),
            new Tool("xxd", "xxd", "-d"),
            new Tool("xxd", "xxd", "-u -g 4 -c 12"),
            new Tool("xxd", "xxd-e", "-e"),
            new Tool("xxd", "xxd-b", "-b"),
            new Tool("xxd", "hex", "-p"),
            new Tool("xxd", "bytes", "-i"),
            new Tool("hexdump", "hexdump", ""),
            new Tool("hexdump", "hexdump-c", "-C"),
            new Tool("hexdump", "od-o1", "-b"),
            new Tool("hexdump", "od-c", "-c"),
            new Tool("hexdump", "od-d", "-d"),
            new Tool("hexdump", "od", "-o"),
            new Tool("base64", "base64", ""),
            new Tool("base64", "base64", "-w 0"),
            new Tool("base32", "base32", ""));

    @TestFactory
    Stream<DynamicTest> what_a_tool_prints_is_read() {
        return TOOLS.stream().map(tool -> dynamicTest(tool.name() + " " + tool.options(), () -> check(tool)));
    }

    private void check(Tool tool) throws IOException, InterruptedException {
        for (int size : new int[] {16, 96, 1024}) {
            byte[] bytes = bytes(size, tool.dialect().startsWith("od-f"));
            String text = run(tool, bytes);
            Reading reading = Reading.of(tool.dialect(), text);
            assertThat(reading.bytes()).as(text).isEqualTo(bytes);
            assertThat(reading.transcript().issues()).as(text).allMatch(issue -> issue.severity() == Severity.NOTE);
        }
    }

    private String run(Tool tool, byte[] bytes) throws IOException, InterruptedException {
        Path file = Files.write(folder.resolve("bytes"), bytes);
        Stream<String> options = Arrays.stream(tool.options().split(" ")).filter(option -> !option.isEmpty());
        List<String> command = Stream.of(Stream.of(tool.name()), options, Stream.of(file.toString()))
                .flatMap(each -> each)
                .toList();
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C");
        Process process;
        try {
            process = builder.start();
        } catch (IOException missing) {
            System.out.println("skipped: there is no " + tool.name() + " here");
            return Assumptions.abort("no " + tool.name());
        }
        String text = new String(process.getInputStream().readAllBytes());
        // Other systems' tools know other options.
        Assumptions.assumeTrue(process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0, text);
        return text;
    }

    /** Noise with some text and repeated rows; of floats none that is no number. */
    private static byte[] bytes(int size, boolean floats) {
        byte[] bytes = new byte[size];
        new Random(size).nextBytes(bytes);
        Arrays.fill(bytes, size / 2, Math.min(size, size / 2 + 80), (byte) 'A');
        if (floats) {
            for (int i = 1; i < size; i += 2) {
                bytes[i] &= 0x3F;
            }
        }
        bytes[0] = (byte) 0xAC;
        return bytes;
    }
}
