package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Gatherers;
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

    private final int atOnce;

    private int worst;

    ScanCommand() {
        this(Runtime.getRuntime().availableProcessors());
    }

    /**
     * A scan that reads several files at the same time, and prints of them in order.
     *
     * @param atOnce how many
     */
    ScanCommand(int atOnce) {
        super("scan", "Decode files and folders; print a JSON line for each file, ordered by path.");
        add(paths);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
        this.atOnce = atOnce;
    }

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
                        .gather(Gatherers.mapConcurrent(atOnce, file -> scan(file, sessions)))
                        .forEach(this::print);
            }
        }
        return worst;
    }

    /**
     * What is printed of a file.
     *
     * @param failure empty where it could be read
     */
    private record Scanned(String line, int exitCode, String failure) {}

    private Scanned scan(Path file, DumpSessions sessions) {
        try (DumpSession session = sessions.open(DumpInput.of(file), choices.choices())) {
            OpenTree tree = session.decode(choices.choices());
            return new Scanned(ScanLine.of(file, tree.summary()), ExitCodes.of(tree.status()), "");
        } catch (IOException | Refusal e) {
            return new Scanned("", CommandFailures.EXIT_CODE, "hexplain: " + file + ": " + CommandFailures.line(e));
        }
    }

    /** A file that could not be read outweighs one that could not be explained. */
    private void print(Scanned scanned) {
        if (!scanned.failure().isEmpty()) {
            out().flush();
            err().println(scanned.failure());
            worst = CommandFailures.EXIT_CODE;
            return;
        }
        out().append(scanned.line()).append('\n');
        if (worst != CommandFailures.EXIT_CODE && scanned.exitCode() > worst) {
            worst = scanned.exitCode();
        }
    }
}
