package dev.hexplain.cli;

import dev.hexplain.inspect.diagnosis.Diagnoses;
import dev.hexplain.inspect.diagnosis.Diagnosis;
import dev.hexplain.inspect.messages.DiagnosisViews;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Explains exception messages. */
final class ExplainCommand extends Command {
    private static final int UNKNOWN = 3;

    private final Argument<String> given = Argument.parameter(
            String.class,
            PositionalParamSpec.builder()
                    .paramLabel("MESSAGE|FILE|-")
                    .description("A message, a file with a message or stack trace, or - for standard input."));

    private final Argument<Boolean> json = JsonLines.option("an object for each message");

    ExplainCommand() {
        super("explain", "Explain an exception message: meaning, cause and remedy.");
        add(given);
        add(json);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        List<Diagnosis> found = Diagnoses.of(text());
        PrintWriter out = out();
        if (json.value()) {
            new JsonLines(out).printAll(DiagnosisViews.of(found));
            return found.isEmpty() ? UNKNOWN : 0;
        }
        if (found.isEmpty()) {
            out.println("No message that is known. docs/messages.md lists them all.");
            return UNKNOWN;
        }
        for (int number = 0; number < found.size(); number++) {
            if (number > 0) {
                out.println();
            }
            print(found.get(number), out);
        }
        return 0;
    }

    private String text() throws IOException {
        if (given.value().equals("-")) {
            return new String(System.in.readNBytes(4 * Diagnoses.LONGEST), StandardCharsets.UTF_8);
        }
        Optional<Path> file = file();
        return file.isPresent() ? new String(end(file.get()), StandardCharsets.UTF_8) : given.value();
    }

    /** The file that the argument names, where it names one rather than being a message. */
    private Optional<Path> file() {
        try {
            return Optional.of(Path.of(given.value())).filter(Files::isRegularFile);
        } catch (InvalidPathException message) {
            return Optional.empty();
        }
    }

    /** Reads the last part of a log. */
    private static byte[] end(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            in.skip(Math.max(0, Files.size(file) - 4L * Diagnoses.LONGEST));
            return in.readNBytes(4 * Diagnoses.LONGEST);
        }
    }

    private static void print(Diagnosis diagnosis, PrintWriter out) {
        out.println(diagnosis.title());
        out.println("  " + diagnosis.quote());
        if (!diagnosis.bytes().isEmpty()) {
            out.println("  " + diagnosis.bytes());
        }
        out.println();
        out.println("Why");
        Paragraph.print(diagnosis.why(), "  ", "  ", out);
        out.println("What to do");
        diagnosis.remedies().forEach(remedy -> Paragraph.print(remedy, "- ", "  ", out));
    }
}
