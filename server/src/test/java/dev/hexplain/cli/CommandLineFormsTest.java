package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.testing.Samples;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What all commands have in common: files without a command, JSON, colours, manual pages. */
class CommandLineFormsTest {
    private static final String ORDER =
            Samples.folder("java").resolve("order.ser").toString();

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    private int run(String... words) {
        out.getBuffer().setLength(0);
        String[] all = Main.withCommand(words);
        return Main.commandLine(new PrintWriter(out), new PrintWriter(err), all).execute(all);
    }

    @Test
    void a_file_without_a_command_is_decoded() {
        assertThat(run(ORDER, "--out", "object")).isZero();

        assertThat(out.toString()).startsWith("ObjectToBeSerialised\n  orderCode: 777\n");
    }

    @Test
    void a_command_goes_before_a_file_of_its_name() {
        assertThat(Main.withCommand(new String[] {"formats"})).containsExactly("formats");
        assertThat(Main.withCommand(new String[] {"-", "--json"})).containsExactly("decode", "-", "--json");
        assertThat(Main.withCommand(new String[] {"no\0file"})).containsExactly("no\0file");
    }

    @Test
    void of_several_files_one_that_cannot_be_read_keeps_none_back() throws IOException {
        String json = Files.writeString(folder.resolve("a.json"), "[1]").toString();

        assertThat(run(json, folder.resolve("none").toString(), json, "--out", "object"))
                .isEqualTo(1);
        assertThat(out.toString()).isEqualTo("array[1]\n  - 1\n\narray[1]\n  - 1\n");
        assertThat(err.toString()).endsWith("none\n").startsWith("hexplain: none: there is no file");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "decode FILE",
                "detect FILE",
                "layers FILE",
                "carve FILE",
                "classes FILE",
                "risks FILE",
                "filter FILE",
                "filter FILE --try !*",
                "scan FILE",
                "query FILE orderCode",
                "find FILE orderCode",
                "diff FILE FILE",
                "formats",
                "explain java.io.EOFException"
            })
    void json_is_one_option_for_all(String line) throws IOException {
        run((line + " --json").replace("FILE", ORDER).split(" "));

        List<Object> documents = new ArrayList<>();
        new ObjectMapper().readerFor(Object.class).readValues(out.toString()).forEachRemaining(documents::add);
        assertThat(documents).as(out + "" + err).isNotEmpty();
    }

    @Test
    void colours_change_nothing_but_the_colour() {
        run(ORDER);
        String plain = out.toString();
        run(ORDER, "--color", "always");

        assertThat(plain).doesNotContain("\u001B");
        assertThat(out.toString()).contains("\u001B[36morderCode\u001B[0m: ");
        assertThat(out.toString().replaceAll("\u001B\\[[0-9;]*m", "")).isEqualTo(plain);
    }

    @Test
    void each_command_has_a_manual_page() throws IOException {
        Path pages = folder.resolve("man1");

        assertThat(run("man", "--out", pages.toString())).isZero();

        PrintWriter nowhere = new PrintWriter(new StringWriter());
        List<String> commands =
                List.copyOf(Main.commandLine(nowhere, nowhere).getSubcommands().keySet());
        assertThat(pages.resolve("hexplain.1")).content().contains(".SH EXIT STATUS", "it could not be done");
        for (String command : commands) {
            List<String> page = Files.readAllLines(pages.resolve("hexplain-" + command + ".1"));
            assertThat(page).first().asString().startsWith(".TH HEXPLAIN-" + command.toUpperCase() + " 1 ");
            assertThat(page.stream().filter(line -> line.startsWith(".")))
                    .allMatch(macro -> macro.matches("\\.(TH|SH|B|BR|TP|PP)( .*)?"));
            assertThat(page.stream().filter(line -> line.startsWith("'"))).isEmpty();
        }
        try (Stream<Path> files = Files.list(pages)) {
            assertThat(files).hasSize(commands.size() + 1);
        }
    }

    @Test
    void a_mistyped_command_is_guessed() {
        assertThat(run("man", "decod")).isEqualTo(1);
        assertThat(err.toString()).contains("Did you mean `decode`?");
        assertThat(run("decode", "--format", "jsno", ORDER)).isEqualTo(1);
        assertThat(err.toString()).contains("There is no format `jsno`. Did you mean `json`?");
    }
}
