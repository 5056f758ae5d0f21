package dev.hexplain.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A data folder whose database is lost: what is in it has no record. */
@Slow
class StoreCommandTest {
    /** The hash of {@code content}. */
    private static final String SHA_256 = "ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73";

    private static final String KEY = "blobs/ed/" + SHA_256;

    @TempDir
    Path folder;

    private record Outcome(int exitCode, String out, String err) {}

    private Outcome run(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] args = Stream.concat(
                        Stream.of("store"), Stream.concat(Stream.of(words), Stream.of("--data-dir", folder.toString())))
                .toArray(String[]::new);
        int exitCode = Main.commandLine(new PrintWriter(out), new PrintWriter(err), args)
                .execute(args);
        return new Outcome(exitCode, out.toString(), err.toString());
    }

    @BeforeEach
    void writeContent() throws IOException {
        Files.createDirectories(folder.resolve(KEY).getParent());
        Files.write(folder.resolve(KEY), "content".getBytes(UTF_8));
    }

    @Test
    void it_is_listed_and_adopted() {
        assertThat(run("check").out())
                .isEqualTo("1 objects; 0 are missing, and nothing names 1 (7 bytes).\nunnamed\t" + KEY + "\n");

        Outcome adopted = run("adopt");

        assertThat(adopted)
                .isEqualTo(new Outcome(
                        0, "Adopted 1 objects (7 bytes); 0 still have no record.\nadopted\t" + KEY + "\n", ""));
        assertThat(run("check", "--delete").out())
                .isEqualTo("1 objects; 0 are missing, and nothing names 0 (0 bytes), which are deleted.\n");
        assertThat(folder.resolve(KEY)).exists();
    }

    @Test
    void it_is_not_deleted_without_yes() {
        Outcome refused = run("check", "--delete");

        assertThat(refused.exitCode()).isEqualTo(1);
        assertThat(refused.out()).startsWith("1 objects; 0 are missing, and nothing names 1 (7 bytes).\n");
        assertThat(refused.err()).contains("nothing is deleted", "`store adopt`", "--yes");
        assertThat(folder.resolve(KEY)).exists();

        assertThat(run("check", "--delete", "--json").exitCode()).isEqualTo(1);
        assertThat(folder.resolve(KEY)).exists();

        Outcome sure = run("check", "--delete", "--yes");
        assertThat(sure.exitCode()).isZero();
        assertThat(sure.out()).contains("nothing names 1 (7 bytes), which are deleted.");
        assertThat(folder.resolve(KEY)).doesNotExist();
    }

    @Test
    void what_cannot_be_adopted_says_why() throws IOException {
        Files.createDirectories(folder.resolve("schemas"));
        Files.write(folder.resolve("schemas/abc"), new byte[3]);

        Outcome adopted = run("adopt", "--json");

        assertThat(adopted.exitCode()).isEqualTo(1);
        assertThat(adopted.out().lines().toList())
                .isEqualTo(List.of(
                        "{\"adopted\":[\"%s\"],\"bytes\":7,\"left\":[\"schemas/abc: what format and type it is for stood in the database: upload it again\"]}"
                                .formatted(KEY)));
    }
}
