package dev.hexplain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.Corpus;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inputs that were once read wrongly, through the command line, as people would try them: what is said of each is right. */
class ReportedFaultsTest {
    @TempDir
    Path folder;

    /** A line of {@code cases.tsv}. */
    private record Case(String input, String question, String answer) {
        static Case of(String line) {
            String[] columns = line.split("\t", -1);
            String[] asked = columns[1].split(" ", 2);
            return new Case(columns[0], asked[0], asked[1]);
        }
    }

    @Test
    void every_case_is_answered_rightly() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (String line : Files.readAllLines(faults().resolve("cases.tsv"))) {
            if (!holds(Case.of(line))) {
                wrong.add(line);
            }
        }
        assertThat(wrong).isEmpty();
    }

    private boolean holds(Case that) throws IOException {
        Path input = faults().resolve(that.input());
        return switch (that.question()) {
            case "bytes" -> bytes(input).equals(that.answer());
            case "says" -> views(input).contains(that.answer());
            case "not" -> !views(input).contains(that.answer());
            case "format" -> run("scan", input.toString()).contains("\"format\":\"%s\"".formatted(that.answer()));
            case "explain" ->
                run("explain", that.input())
                        .toLowerCase(Locale.ROOT)
                        .contains(that.answer().toLowerCase(Locale.ROOT));
            default -> throw new IllegalArgumentException(that.question());
        };
    }

    private String bytes(Path input) throws IOException {
        Path raw = folder.resolve("raw");
        run("dump", input.toString(), "--as", "raw", "--layers", "dialect", "--out", raw.toString());
        return HexFormat.of().formatHex(Files.readAllBytes(raw));
    }

    private String views(Path input) {
        return run("decode", input.toString()) + run("decode", input.toString(), "--out", "object");
    }

    private static Path faults() {
        return Corpus.folder("faults3");
    }

    private static String run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Main.commandLine(new PrintWriter(out), new PrintWriter(err), args).execute(args);
        return out.toString() + err;
    }
}
