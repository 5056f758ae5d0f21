package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.AutoComplete;
import picocli.CommandLine;

/**
 * What the commands say of themselves, and of words that they do not take, is in {@code help.txt}, with the script by
 * which shells complete them. Where not: {@code make golden}, and review the change.
 */
class HelpGoldenTest {
    private static final Path COMMITTED = Path.of("src/test/resources/dev/hexplain/cli/help.txt");

    private static final List<String> MISTAKES = List.of(
            "decod",
            "nope",
            "--nope",
            "--hel",
            "help nope",
            "sets",
            "decode a b",
            "decode --nope a",
            "decode --fromat json a",
            "decode --out x a",
            "decode --out",
            "decode --out tree --out json a",
            "decode --offset zz a",
            "decode --endian q a",
            "decode --max-fields x a",
            "decode --max-derived x a",
            "decode no-such-file --debug=1",
            "scan",
            "layers --layers",
            "capture --flow x a",
            "capture --sort x a",
            "capture --side",
            "query a",
            "verify --specs x",
            "check",
            "encode --size q",
            "encode a b",
            "describe",
            "dump a b",
            "explain",
            "formats x",
            "serve x",
            "serve --port x",
            "serve --log-format q",
            "serve --access-log=q",
            "serve --keep-days q");

    @Test
    void help_and_what_is_said_of_mistakes_are_those_committed() throws IOException {
        String said = said();
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(COMMITTED, said);
        }
        assertThat(Files.readString(COMMITTED)).isEqualTo(said);
    }

    @Test
    void a_command_that_is_made_alone_says_what_it_says_among_all() {
        for (String command : names()) {
            assertThat(run(command + " --help", false)).isEqualTo(run(command + " --help", true));
        }
    }

    private static String said() {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        return Stream.of(
                                Stream.of("", "--help", "--version"),
                                names().stream().map(command -> command + " --help"),
                                MISTAKES.stream())
                        .flatMap(words -> words)
                        .map(words -> run(words, false))
                        .collect(Collectors.joining())
                + AutoComplete.bash("hexplain", Main.commandLine(nowhere, nowhere));
    }

    private static List<String> names() {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        return List.copyOf(Main.commandLine(nowhere, nowhere).getSubcommands().keySet());
    }

    private static String run(String line, boolean among) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        String[] words = line.isEmpty() ? new String[0] : line.split(" ");
        CommandLine commands = among ? Main.commandLine(out, out) : Main.commandLine(out, out, words);
        int exitCode = commands.execute(words);
        return "$ hexplain " + line + "\n" + text + "exit code " + exitCode + "\n\n";
    }
}
