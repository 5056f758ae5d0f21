package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.notes.NotesDocument;
import dev.hexplain.inspect.report.ReportForm;
import dev.hexplain.inspect.report.ReportSubject;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Writes a report on a dump. */
final class ReportCommand extends Command {
    private final Argument<DumpInput> dump =
            Argument.parameter(DumpInput.class, DumpConverter.parameter("The dump; - reads standard input."));

    private final OutputOptions<ReportForm> form = OutputOptions.withoutJson(
            ReportForm.class,
            OutputOptions.named("markdown|html|svg")
                    .defaultValue("markdown")
                    .description("Markdown, one HTML file that needs nothing else, or a drawing of the first bytes only"
                            + " (default: ${DEFAULT-VALUE})."));

    private final Argument<Integer> depth = Argument.option(
            Integer.class,
            OptionSpec.builder("--depth")
                    .paramLabel("N")
                    .defaultValue("4")
                    .description("Leave out fields that are further in (default: ${DEFAULT-VALUE})."));

    private final Argument<Path> written = Argument.option(
            Path.class,
            OptionSpec.builder("--notes")
                    .paramLabel("FILE")
                    .description("Notes about the dump, as the page exports them."));

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

    ReportCommand() {
        super("report", "Write a report on a dump: what it is, its notes, issues, layout and fields.");
        add(dump);
        add(form);
        add(depth);
        add(written);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        if (depth.value() < 0) {
            throw new ParameterException(spec().commandLine(), "--depth has to be at least 0, and is " + depth.value());
        }
        try (DumpSession session = choices.open(dump.value(), bounds.bounds())) {
            OpenTree tree = session.decode(choices.choices());
            ReportSubject subject = tree.reported(session.noted(notes()));
            bounds.within(err(), () -> {
                form.value().write(subject, depth.value(), out());
                return subject;
            });
            return ExitCodes.of(tree.status());
        }
    }

    private Optional<NotesDocument> notes() throws IOException {
        return written.given().isEmpty()
                ? Optional.empty()
                : Optional.of(NotesDocument.read(Files.readAllBytes(written.value()), Instant.now()));
    }
}
