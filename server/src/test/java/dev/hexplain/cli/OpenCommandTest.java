package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.bundles.BundleManifest;
import dev.hexplain.inspect.bundles.BundleWriter;
import dev.hexplain.inspect.view.NoteView;
import dev.hexplain.inspect.view.NotesView;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bundles on the command line. */
class OpenCommandTest {
    private static final String PAIR = """
        meta:
          id: pair_of_bytes
        seq:
          - {id: first, type: u1}
          - {id: second, type: u1}
        """;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... words) {
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err)).execute(words);
    }

    private String bundle(String name) throws IOException, NoSuchAlgorithmException {
        return bundle(name, "why\neight?");
    }

    private String bundle(String name, String text) throws IOException, NoSuchAlgorithmException {
        byte[] dump = {7, 8};
        String sha256 =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(dump));
        NotesView.About about = new NotesView.About(name, 2, sha256);
        NoteView note = new NoteView(
                "n",
                "raw",
                "pair_of_bytes",
                0,
                1,
                1,
                "second",
                "blue",
                text,
                "2026-01-01T00:00:00Z",
                "2026-01-01T00:00:00Z");
        Path file = folder.resolve("pair.hexplain");
        try (OutputStream to = Files.newOutputStream(file)) {
            BundleWriter.write(
                    to,
                    new BundleManifest(about, new BundleManifest.Reading("pair_of_bytes", "raw", 0, "auto"), null),
                    new NotesView(about, List.of(note)),
                    Optional.of(PAIR.getBytes(StandardCharsets.UTF_8)),
                    Optional.empty(),
                    Source.ofBytes(name, dump));
        }
        return file.toString();
    }

    @Test
    void the_dump_is_printed_by_its_own_descriptor_with_its_notes() throws Exception {
        assertThat(run("open", bundle("pair.bin"))).as(err.toString()).isZero();

        assertThat(out.toString())
                .startsWith("# pair.bin: 2 bytes,")
                .contains("second: u1 = 8")
                .endsWith("* 0x1+1 second: why\n    eight?\n");
    }

    @Test
    void as_json_the_tree_comes_first_and_an_object_for_each_note() throws Exception {
        assertThat(run("open", bundle("pair.bin"), "--json")).as(err.toString()).isZero();

        List<String> lines = out.toString().lines().toList();
        ObjectMapper json = new ObjectMapper();
        JsonNode note = json.readTree(lines.getLast());
        assertThat(note.path("offset").asInt()).isEqualTo(1);
        assertThat(note.path("text").asText()).isEqualTo("why\neight?");
        JsonNode tree = json.readTree(String.join("\n", lines.subList(0, lines.size() - 1)));
        assertThat(tree.path("file").asText()).isEqualTo("pair.bin");
    }

    @Test
    void its_files_stay_in_the_folder_that_was_named_and_nowhere_else() throws Exception {
        Path kept = folder.resolve("kept/deep");

        assertThat(run("open", bundle("../../up.bin"), "--extract", kept.toString()))
                .as(err.toString())
                .isZero();
        try (Stream<Path> files = Files.list(kept)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("pair_of_bytes.ksy", "__.._up.bin");
        }
    }

    @Test
    void nothing_in_a_note_is_a_command_to_the_terminal() throws Exception {
        assertThat(run("open", bundle("pair.bin", "red:\u001B[31m\rthen\u0007")))
                .as(err.toString())
                .isZero();

        assertThat(out.toString()).endsWith("* 0x1+1 second: red:\\u001B[31m\n    then\\u0007\n");
    }

    @Test
    void a_dump_that_is_larger_than_allowed_leaves_no_file() throws Exception {
        Path kept = folder.resolve("kept");

        assertThat(run("open", bundle("pair.bin"), "--extract", kept.toString(), "--max-derived", "1"))
                .isEqualTo(1);
        assertThat(err.toString()).contains("2 bytes", "--max-derived");
        assertThat(kept).isEmptyDirectory();
    }

    @Test
    void a_file_that_is_there_stays_and_the_others_go() throws Exception {
        Path there = Files.writeString(folder.resolve("pair.bin"), "mine");

        assertThat(run("open", bundle("pair.bin"), "--extract", folder.toString()))
                .isEqualTo(1);
        assertThat(there).hasContent("mine");
        assertThat(folder.resolve("pair_of_bytes.ksy")).doesNotExist();
    }

    @Test
    void what_is_no_bundle_is_refused() throws IOException {
        Path file = Files.writeString(folder.resolve("no.hexplain"), "no zip");

        assertThat(run("open", file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("This is no bundle that Hexplain wrote");
    }
}
