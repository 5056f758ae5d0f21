package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.classes.ClassCounts;
import dev.hexplain.inspect.classes.ClassesForm;
import dev.hexplain.inspect.classes.ClassesOfStream;
import dev.hexplain.inspect.classes.GivenClasses;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.common.WholeFile;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.storage.BucketFiles;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Gatherers;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;

/** Decodes many files and prints how much of each is understood. */
final class ScanCommand extends Command {
    /** What the name of a file ends in into which a table is written. */
    private static final String TABLE = ".parquet";

    private final Argument<List<String>> paths = Argument.parameters(
            String.class,
            PositionalParamSpec.builder()
                    .arity("1..*")
                    .paramLabel("PATH")
                    .description(
                            "Files and folders; folders are searched recursively. With --out FILE.parquet also buckets:"
                                    + " s3://bucket/prefix."));

    private final Argument<Boolean> classes = Argument.flag(
            "--classes",
            "Count instead the classes of all Java serialization streams, each with its serialVersionUIDs; those that have several come first.");

    private final Argument<List<Path>> with = Argument.options(
            Path.class,
            OptionSpec.builder("--with")
                    .paramLabel("PATH")
                    .description(
                            "With --classes: class files, as of the command classes, that tell which classes are records: these",
                            "are read whatever their UIDs; may be given more than once."));

    private final OutputOptions<ClassesForm> output = OutputOptions.of(
                    ClassesForm.class,
                    ClassesForm.JSON,
                    OutputOptions.named("text|json")
                            .description(
                                    "With --classes: as text, or a JSON object on a line for each class (default: text)."))
            .into(
                    "FILE",
                    "Print into a file; FILE.parquet: write a table of what is found; what it has already is not read again.");

    private final TableOptions table = new TableOptions();

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

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
        super(
                "scan",
                "Decode files and folders; print a JSON line for each file, ordered by path; or count the classes in them;"
                        + " or write a table.");
        add(paths);
        add(classes);
        add(with);
        add(output);
        printsInto(() -> output.file().filter(file -> !isTable(file)));
        add(table.arguments());
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
        this.atOnce = atOnce;
    }

    @Override
    public Integer call() throws IOException {
        Optional<Path> written = output.file().filter(ScanCommand::isTable);
        requireFitting(written.isPresent());
        if (written.isEmpty()) {
            print(output.given().orElse(ClassesForm.TEXT));
        } else if (table.engine().isPresent()) {
            worst = table.submit(table.engine().get(), written.get(), paths.value(), optionsOfSpark());
        } else {
            table.write(
                    written.get(),
                    paths(),
                    addresses(),
                    choices.sessions(bounds.bounds()),
                    choices.choices(),
                    atOnce,
                    err());
        }
        return worst;
    }

    private static boolean isTable(Path file) {
        return file.toString().endsWith(TABLE);
    }

    private void requireFitting(boolean isTable) {
        require(!isTable || !classes.value(), "A table of classes is written with --rows classes, without --classes");
        require(isTable || !table.given(), "--rows, --restart, --prune and --engine belong to --out FILE.parquet");
        require(isTable || addresses().isEmpty(), "What is in a bucket is read into a table: add --out FILE.parquet");
        boolean submits = table.engine().isPresent();
        require(!submits || !table.prunes(), "--engine reads everything: without --prune");
        require(
                !submits || choices.isBuiltIn(),
                "--engine takes built-in formats, from where they begin: without --schema, --import-path, --offset, and"
                        + " descriptor files");
        require(
                isTable || output.json().value() || output.given().isEmpty() || classes.value(),
                "--as belongs to --classes: a scan is JSON");
        require(classes.value() || with.value().isEmpty(), "--with belongs to --classes");
    }

    private Map<String, String> optionsOfSpark() {
        Map<String, String> options = new LinkedHashMap<>(choices.optionsOfSpark());
        options.putAll(bounds.optionsOfSpark());
        return options;
    }

    private List<Path> paths() {
        return paths.value().stream()
                .filter(word -> !BucketFiles.isAddress(word))
                .map(this::path)
                .toList();
    }

    private List<String> addresses() {
        return paths.value().stream().filter(BucketFiles::isAddress).toList();
    }

    private Path path(String word) {
        try {
            return Path.of(word);
        } catch (InvalidPathException e) {
            throw new ParameterException(
                    spec().commandLine(), "`%s` is no name of a file: %s".formatted(word, e.getReason()), e);
        }
    }

    private void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new ParameterException(spec().commandLine(), otherwise);
        }
    }

    private void print(ClassesForm form) throws IOException {
        if (!classes.value()) {
            scan(this::print);
            return;
        }
        try (GivenClasses given = GivenClasses.open(with.value())) {
            given.problems().forEach(problem -> err().println("hexplain: " + problem));
            ClassCounts counts = new ClassCounts(given);
            scan(scanned -> scanned.classes().ifPresent(found -> counts.add(scanned.file(), found)));
            print(counts, form);
        }
    }

    private void scan(Consumer<Scanned> each) throws IOException {
        DumpSessions sessions = choices.sessions(bounds.bounds());
        for (Path path : paths()) {
            if (!Files.exists(path)) {
                throw new NoSuchFileException(path.toString());
            }
            if (output.file().isPresent()) {
                DumpInput.of(path).requireApart(output.file().get());
            }
            try (Stream<Path> files = Files.walk(path)) {
                files.filter(Files::isRegularFile)
                        .filter(file -> !isWritten(file))
                        .sorted(Comparator.naturalOrder())
                        .gather(Gatherers.mapConcurrent(atOnce, file -> scan(file, sessions)))
                        .forEach(scanned -> take(scanned, each));
            }
        }
    }

    /** Whether it is what this scan prints into, which may be in a folder that is read. */
    private boolean isWritten(Path file) {
        try {
            return output.file().isPresent() && new WholeFile(output.file().get()).is(file);
        } catch (IOException gone) {
            return false;
        }
    }

    private void print(ClassCounts counts, ClassesForm form) {
        form.print(counts, out());
        if (counts.dropped() > 0) {
            out().flush();
            err().println("hexplain: there are too many classes: %d are not counted. Scan fewer files at once."
                    .formatted(counts.dropped()));
        }
    }

    /**
     * What is printed of a file.
     *
     * @param classes of the stream, where they are asked for
     * @param failure empty where it could be read
     */
    private record Scanned(String file, String line, Optional<ClassesOfStream> classes, int exitCode, String failure) {}

    private Scanned scan(Path file, DumpSessions sessions) {
        try (DumpSession session = sessions.open(DumpInput.of(file), choices.choices())) {
            OpenTree tree = session.decode(choices.choices());
            return new Scanned(
                    file.toString(),
                    classes.value() ? "" : ScanLine.of(file, tree.summary()),
                    classes.value() ? tree.classesIfAny() : Optional.empty(),
                    ExitCodes.of(tree.status()),
                    "");
        } catch (IOException | Refusal e) {
            return new Scanned(
                    file.toString(),
                    "",
                    Optional.empty(),
                    CommandFailures.EXIT_CODE,
                    "hexplain: " + file + ": " + CommandFailures.line(e));
        }
    }

    /** A file that could not be read outweighs one that could not be explained. */
    private void take(Scanned scanned, Consumer<Scanned> each) {
        if (!scanned.failure().isEmpty()) {
            out().flush();
            err().println(scanned.failure());
            worst = CommandFailures.EXIT_CODE;
            return;
        }
        each.accept(scanned);
        if (worst != CommandFailures.EXIT_CODE && scanned.exitCode() > worst) {
            worst = scanned.exitCode();
        }
    }

    private void print(Scanned scanned) {
        out().append(scanned.line()).append('\n');
    }
}
