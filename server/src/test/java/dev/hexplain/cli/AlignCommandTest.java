package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Messages of an unknown format beside each other. */
class AlignCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(List<String> words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words.toArray(String[]::new));
    }

    @Test
    void records_and_fields_that_are_not_aligned_are_said_to_be() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 1500; i++) {
            data.writeInt(0xFEEDBEEF);
            data.writeInt(i);
            data.writeLong(random.nextLong());
        }
        Path records = Files.write(folder.resolve("records.bin"), bytes.toByteArray());

        assertThat(run(List.of("align", records.toString()))).isZero();
        assertThat(out.toString()).contains("# The first 1,000 of 1,500 records are aligned, up to byte 16000.");
        out.getBuffer().setLength(0);
        assertThat(run(List.of("align", records.toString(), "--out", "json"))).isZero();
        assertThat(out.toString()).contains("\"complete\":false,\"notes\":[\"The first 1,000 of 1,500 records");
    }

    /** Messages of a format that nobody described, written as a programmer would write them. */
    private List<String> messages() throws IOException {
        SplittableRandom random = new SplittableRandom(5);
        List<String> files = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream data = new DataOutputStream(bytes);
            String name = "customer".substring(0, 3 + random.nextInt(6)) + i;
            byte[] body = new byte[10 + random.nextInt(20)];
            random.nextBytes(body);
            data.writeInt(0xFEEDBEEF);
            data.writeShort(24 + name.length() + body.length - 6);
            data.writeLong(1_700_000_000_000L + random.nextInt(1 << 30));
            data.writeInt(i * 10 + 7);
            data.writeShort(name.length());
            data.writeBytes(name);
            data.writeInt(body.length);
            data.write(body);
            files.add(Files.write(folder.resolve("m%02d.bin".formatted(i)), bytes.toByteArray())
                    .toString());
        }
        return files;
    }

    @Test
    void records_of_one_size_in_one_file_are_aligned_too() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream data = new DataOutputStream(bytes);
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 50; i++) {
            data.writeInt(1000 + i);
            data.writeShort(random.nextInt(0x180));
            data.writeShort(0x80 + random.nextInt(3));
            data.writeLong(1_700_000_000_000L + 25L * i);
        }
        String file =
                Files.write(folder.resolve("ticks.bin"), bytes.toByteArray()).toString();
        assertThat(run(List.of("align", file))).isZero();
        assertThat(out.toString()).contains("# 50 records, 16 to 16 bytes", "counter");
        assertThat(run(List.of("align", file, "--out", "ksy"))).isZero();
        assertThat(out.toString()).contains("repeat: eos", "  record:\n    seq:\n      - id: ");
        assertThat(run(List.of("detect", file))).isIn(0, 3);
        assertThat(out.toString()).contains("Perhaps records of 16 bytes, 50 of them");
    }

    @Test
    void one_file_without_records_is_refused() throws IOException {
        byte[] bytes = new byte[800];
        new java.util.Random(8).nextBytes(bytes);
        String file = Files.write(folder.resolve("noise.bin"), bytes).toString();
        assertThat(run(List.of("align", file))).isNotZero();
        assertThat(err.toString()).contains("alone is no sequence of records");
    }

    private static List<String> words(String command, List<String> files, String... options) {
        List<String> words = new ArrayList<>(List.of(command));
        words.addAll(files);
        words.addAll(List.of(options));
        return words;
    }

    @Test
    void fields_and_messages_are_listed() throws IOException {
        assertThat(run(words("align", messages()))).as(err.toString()).isZero();
        assertThat(out.toString().lines().limit(10).toList())
                .contains(
                        "     0     4  magic         constant  FE ED BE EF",
                        "     4     2  len_message   length of what follows it, big-endian  33 … 54");
        assertThat(out.toString())
                .contains("time", "counter by 10, big-endian  7 … 117", "text", "length of the bytes behind it");
    }

    @Test
    void the_descriptor_reads_all_messages_to_the_last_byte() throws IOException {
        List<String> files = messages();
        assertThat(run(words("align", files, "--out", "ksy", "--id", "guessed")))
                .isZero();
        Path descriptor = Files.writeString(folder.resolve("guessed.ksy"), out.toString());
        for (String file : files) {
            out.getBuffer().setLength(0);
            assertThat(run(List.of("decode", file, "--format", descriptor.toString())))
                    .as(err.toString())
                    .isZero();
            assertThat(out.toString().lines().findFirst().orElseThrow())
                    .contains("guessed.ksy, complete")
                    .endsWith("0 issues");
            assertThat(out.toString()).contains("text: utf-8, ").doesNotContain("unparsed");
        }
        out.getBuffer().setLength(0);
        assertThat(run(List.of("check", descriptor.toString())))
                .as(out.toString())
                .isZero();
    }

    @Test
    void one_message_is_too_few() throws IOException {
        assertThat(run(List.of("align", messages().getFirst()))).isEqualTo(1);
        assertThat(err.toString()).contains("alone is no sequence of records of one size");
    }
}
