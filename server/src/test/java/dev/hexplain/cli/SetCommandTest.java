package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Values that are changed on the command line. */
@Slow
class SetCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    private String file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content).toString();
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(text.getBytes());
        }
        return bytes.toByteArray();
    }

    @Test
    void values_are_changed_in_another_file_and_the_edits_printed() throws IOException {
        String dump = file("a.json", "{\"a\":1,\"b\":[true]}".getBytes());
        Path edited = folder.resolve("b.json");

        assertThat(run("set", dump, "a=22", "b[0]=false", "--out", edited.toString()))
                .as(err.toString())
                .isZero();
        assertThat(edited).hasContent("{\"a\":22,\"b\":[false]}");
        assertThat(out.toString())
                .isEqualTo(
                        "0x5\titem[0].a.value.number\t31 -> 32 32\n0xD\titem[0].b[0].literal\t74 72 75 65 -> 66 61 6C 73 65\n");
    }

    @Test
    void where_the_look_at_other_values_ended_is_said() throws IOException {
        String dump = file("many.json", ("{\"a\":[" + "1,".repeat(100_000) + "1]}").getBytes());

        assertThat(run(
                        "set",
                        dump,
                        "--layers",
                        "raw",
                        "--format",
                        "json",
                        "a[0]=22",
                        "--out",
                        folder.resolve("b.json").toString()))
                .as(err.toString())
                .isZero();
        assertThat(err.toString()).contains("hexplain: From `a[99998]` at byte", "the first 100,000 values");
    }

    /** Entries whose items are read at the offsets that they say. */
    private static final String DIRECTORY = """
            meta: {id: directory, endian: be}
            seq:
              - {id: count, type: u2}
              - {id: entries, type: entry, repeat: expr, repeat-expr: count}
            types:
              entry:
                seq:
                  - {id: ofs, type: u4}
                  - {id: len, type: u2}
                instances:
                  body: {pos: ofs, size: len, type: item}
              item:
                seq:
                  - {id: size, type: u1}
                  - {id: text, type: str, size: size, encoding: UTF-8}
            """;

    private static byte[] directory(String... texts) {
        ByteBuffer bytes = ByteBuffer.allocate(1000 + 20 * texts.length).putShort((short) texts.length);
        int at = 2 + 6 * texts.length;
        for (String text : texts) {
            bytes.putInt(at).putShort((short) (1 + text.length()));
            at += 1 + text.length();
        }
        for (String text : texts) {
            bytes.put((byte) text.length()).put(text.getBytes());
        }
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    @Test
    void where_more_offsets_would_have_to_follow_than_are_looked_at_the_edit_is_refused() throws IOException {
        String[] texts = new String[10_050];
        Arrays.fill(texts, "abc");
        String format = file("directory.ksy", DIRECTORY.getBytes());
        String dump = file("d.bin", directory(texts));
        String edited = folder.resolve("e.bin").toString();

        assertThat(run("set", dump, "--format", format, "entries[0].body.text=abcde", "--out", edited))
                .isEqualTo(1);
        assertThat(err.toString()).contains("More than 10,000 fields say where others stand that would move");
        assertThat(run("set", dump, "--format", format, "entries[0].body.text=xyz", "--out", edited))
                .as(err.toString())
                .isZero();
    }

    @Test
    void offsets_of_what_is_behind_a_value_follow() throws IOException {
        String format = file("directory.ksy", DIRECTORY.getBytes());
        String dump = file("d.bin", directory("abc", "hello", "yo"));
        Path edited = folder.resolve("e.bin");

        for (int i = 0; i < 3; i++) {
            for (String next : List.of("longer than it was before", "", "x")) {
                String change = "entries[%d].body.text=%s".formatted(i, next);
                assertThat(run("set", "--format", format, dump, change, "--out", edited.toString()))
                        .as(err.toString())
                        .isZero();
                String[] texts = {"abc", "hello", "yo"};
                texts[i] = next;
                assertThat(Files.readAllBytes(edited)).as(change).isEqualTo(directory(texts));
            }
        }
    }

    /** Items whose texts may be as long as there are items. */
    private static final String COUNTED = """
            meta: {id: counted, endian: be}
            seq:
              - {id: n, type: u1}
              - {id: items, type: item, repeat: expr, repeat-expr: n}
              - {id: tail, type: u1}
            types:
              item:
                seq:
                  - {id: l, type: u1}
                  - {id: prio, type: u1}
                  - {id: s, type: str, size: l, encoding: UTF-8}
            """;

    private static byte[] counted(String... texts) {
        ByteBuffer bytes = ByteBuffer.allocate(1000).put((byte) texts.length);
        for (String text : texts) {
            bytes.put((byte) text.length()).put((byte) 9).put(text.getBytes());
        }
        bytes.put((byte) 0xFF);
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    @Test
    void a_count_that_says_the_same_as_a_length_stays() throws IOException {
        String format = file("counted.ksy", COUNTED.getBytes());
        Path edited = folder.resolve("e.bin");
        String[] texts = {"ab", "abc", "a", "abcd", "ab"};
        for (int count = 1; count <= texts.length; count++) {
            String dump = file("c.bin", counted(Arrays.copyOf(texts, count)));
            for (int i = 0; i < count; i++) {
                String change = "items[%d].s=hello".formatted(i);
                assertThat(run("set", "--format", format, dump, change, "--out", edited.toString()))
                        .as("%d: %s: %s", count, change, err)
                        .isZero();
                String[] now = Arrays.copyOf(texts, count);
                now[i] = "hello";
                assertThat(Files.readAllBytes(edited))
                        .as("%d: %s", count, change)
                        .isEqualTo(counted(now));
            }
        }
    }

    @Test
    void layers_are_put_back_around_it_or_left_off() throws IOException {
        String dump = file("a.json.gz", gzip("{\"a\":1}"));
        Path edited = folder.resolve("edited");

        assertThat(run("set", dump, "a=22", "--out", edited.toString()))
                .as(err.toString())
                .isZero();
        assertThat(new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(edited))).readAllBytes())
                .asString()
                .isEqualTo("{\"a\":22}");
        assertThat(run("set", dump, "a=22", "--inside", "--out", edited.toString()))
                .isZero();
        assertThat(edited).hasContent("{\"a\":22}");
    }

    @Test
    void the_dump_is_not_written_over() throws IOException {
        String dump = file("a.json", "{\"a\":1}".getBytes());
        Path same = Files.createSymbolicLink(folder.resolve("link.json"), Path.of(dump));

        for (String target : new String[] {dump, folder.resolve("./a.json").toString(), same.toString()}) {
            assertThat(run("set", dump, "a=2", "--out", target)).isEqualTo(1);
        }
        assertThat(err.toString()).contains("is the dump itself, which stays as it is");
        assertThat(Path.of(dump)).hasContent("{\"a\":1}");
    }

    @Test
    void a_refused_edit_writes_nothing() throws IOException {
        String dump = file("a.json", "{\"a\":{\"b\":1}}".getBytes());
        Path edited = folder.resolve("b.json");

        assertThat(run("set", dump, "a=2", "--out", edited.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("`a` has parts: change one of them.");
        assertThat(edited).doesNotExist();
    }

    @Test
    void parts_are_copied_before_values_are_changed_and_removed_after() throws IOException {
        String dump = file("parts.json", "{\"a\":[1,2],\"b\":{\"c\":3}}".getBytes());
        Path edited = folder.resolve("edited.json");

        assertThat(run("set", dump, "--copy", "a[0]", "--remove", "a[2]", "a[1]=5", "a+=9", "--out", edited.toString()))
                .as(err.toString())
                .isZero();
        assertThat(edited).hasContent("{\"a\":[1,5,9],\"b\":{\"c\":3}}");
        assertThat(run("set", dump, "--out", edited.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("Name what is to be changed");
    }

    @Test
    void patches_are_written_and_applied() throws IOException {
        String dump = file("old.json", "{\"a\":1}".getBytes());
        for (String ending : new String[] {"ips", "bsdiff", "json"}) {
            Path patch = folder.resolve("change." + ending);
            Path edited = folder.resolve("new." + ending);

            assertThat(run("set", dump, "a=22", "--patch", patch.toString()))
                    .as(err.toString())
                    .isZero();
            assertThat(run("patch", dump, patch.toString(), "--out", edited.toString()))
                    .as(err.toString())
                    .isZero();
            assertThat(edited).hasContent("{\"a\":22}");

            Path same = folder.resolve("same." + ending);
            assertThat(run("diff", dump, edited.toString(), "--patch", same.toString()))
                    .isEqualTo(2);
            assertThat(same).hasSameBinaryContentAs(patch);
        }
    }

    @Test
    void a_patch_that_does_not_apply_leaves_no_file() throws IOException {
        String dump = file("old.json", "{\"a\":1}".getBytes());
        String other = file("other.json", "{\"a\":3}".getBytes());
        Path patch = folder.resolve("change.json");
        Path edited = folder.resolve("new.json");
        run("set", dump, "a=22", "--patch", patch.toString());

        assertThat(run("patch", other, patch.toString(), "--out", edited.toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("The patch is for another source");
        assertThat(edited).doesNotExist();
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("old.json", "other.json", "change.json");
        assertThat(run("set", dump, "a=22", "--patch", folder.resolve("a.diff").toString()))
                .isEqualTo(1);
        assertThat(err.toString()).contains("its name has to end in .ips, .bsdiff or .json");
    }

    @Test
    void text_is_written_as_it_was_and_what_stands_around_it_stays() throws IOException {
        Path edited = folder.resolve("edited");
        byte[] stream = Serialized.stream(new ArrayList<>(List.of("one\u0007", "two")));
        byte[] changed = Serialized.stream(new ArrayList<>(List.of("one\u0007", "three")));

        for (String dialect : List.of("redis", "python", "hex-colon", "java")) {
            String prompt = dialect.equals("redis") ? "127.0.0.1:6379> GET k\n" : "";
            String text = prompt + spelled(stream, dialect);

            assertThat(run("set", file("text", text.getBytes()), "[1]=three", "--out", edited.toString()))
                    .as("%s: %s", dialect, err)
                    .isZero();
            assertThat(edited).hasContent(prompt + spelled(changed, dialect));
        }
    }

    private String spelled(byte[] bytes, String dialect) throws IOException {
        out.getBuffer().setLength(0);
        Path text = folder.resolve("spelled");
        assertThat(run("dump", file("bytes", bytes), "--as", dialect, "--out", text.toString()))
                .as(err.toString())
                .isZero();
        return Files.readString(text);
    }
}
