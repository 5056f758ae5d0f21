package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.DecodeStatus;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Decodes many files and prints how much of each is understood. */
final class ScanCommand extends Command {
    private final Argument<List<Path>> paths = Argument.parameters(
            Path.class,
            PositionalParamSpec.builder()
                    .arity("1..*")
                    .paramLabel("PATH")
                    .description("Files and folders; folders are searched recursively."));

    private final ChoiceOptions choices = new ChoiceOptions();

    private final BoundsOptions bounds = new BoundsOptions();

    ScanCommand() {
        super("scan", "Decode files and folders; print a JSON line for each file, ordered by path.");
        add(paths);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    private int worst;

    @Override
    public Integer call() throws IOException {
        DumpSessions sessions = choices.sessions(bounds.bounds());
        for (Path path : paths.value()) {
            if (!Files.exists(path)) {
                throw new NoSuchFileException(path.toString());
            }
            try (Stream<Path> files = Files.walk(path)) {
                files.filter(Files::isRegularFile)
                        .sorted(Comparator.naturalOrder())
                        .forEach(file -> scan(file, sessions));
            }
        }
        return worst;
    }

    private void scan(Path file, DumpSessions sessions) {
        PrintWriter out = out();
        try (DumpSession session = sessions.open(DumpInput.of(file), choices.choices())) {
            OpenTree tree = session.decode(choices.choices());
            out.append(ScanLine.of(file, tree.summary())).append('\n');
            note(tree.status());
        } catch (IOException | Refusal e) {
            out.flush();
            err().println("hexplain: " + file + ": " + CommandFailures.line(e));
            worst = CommandFailures.EXIT_CODE;
        }
    }

    /** A file that could not be read outweighs one that could not be explained. */
    private void note(DecodeStatus status) {
        int exitCode = ExitCodes.of(status);
        if (worst != CommandFailures.EXIT_CODE && exitCode > worst) {
            worst = exitCode;
        }
    }
}
