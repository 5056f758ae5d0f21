package dev.hexplain.cli;

import dev.hexplain.inspect.DumpSession;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.classes.ClassesForm;
import dev.hexplain.inspect.classes.ClassesOfStream;
import dev.hexplain.inspect.classes.GivenClasses;
import dev.hexplain.inspect.classes.StreamVersions;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.trees.OpenTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Lists the classes of Java serialization streams, and tells what becomes of them with the classes that are here. */
final class ClassesCommand extends Command {
    private static final int MOST = 20_000;

    private final Argument<List<DumpInput>> dumps = Argument.parameters(
            DumpInput.class, DumpConverter.parameters("Java serialization streams; - reads standard input."));

    private final Argument<List<Path>> with = Argument.options(
            Path.class,
            OptionSpec.builder("--with")
                    .paramLabel("PATH")
                    .description(
                            "Compare with these classes: a .class, a jar, war or zip, or a folder with any of them, behind",
                            "those of the JDK that runs this, or of another one whose home folder is given too; may be given",
                            "more than once, in the order of a class path."));

    private final Argument<Boolean> compare = Argument.flag(
            "--compare", "Tell instead what changed in each class from one stream to the next; needs two or more.");

    private final OutputOptions<ClassesForm> form = OutputOptions.of(
            ClassesForm.class,
            ClassesForm.JSON,
            OutputOptions.named("text|json")
                    .defaultValue("text")
                    .description("As text, or a JSON object on a line for each dump (default: ${DEFAULT-VALUE})."));

    private final ChoiceOptions choices = new ChoiceOptions();

    private final LimitOptions bounds = new LimitOptions();

    ClassesCommand() {
        super(
                "classes",
                "List the classes of a Java serialization stream, and tell what readObject would do with them.",
                "Given class files: serialVersionUIDs, fields, superclasses, and what to change. No class is loaded.");
        add(dumps);
        add(with);
        add(compare);
        add(form);
        add(choices.arguments());
        add(bounds.arguments());
        add(StandardOptions.arguments());
    }

    /** What is done with the classes of each dump. */
    @FunctionalInterface
    private interface Each {
        void print(String file, ClassesOfStream classes);
    }

    @Override
    public Integer call() throws IOException {
        if (compare.value() && dumps.value().size() < 2) {
            throw new ParameterException(spec().commandLine(), "--compare needs two streams or more, in order");
        }
        try (GivenClasses given = GivenClasses.open(with.value())) {
            given.problems().forEach(problem -> err().println("hexplain: " + problem));
            StreamVersions versions = new StreamVersions(given);
            return read(
                    compare.value()
                            ? (file, classes) -> versions.next(file, classes)
                                    .ifPresent(changes -> form.value().print(changes, out()))
                            : (file, classes) -> form.value().print(file, classes.view(given, MOST), out()));
        }
    }

    private int read(Each each) {
        DumpSessions sessions = choices.sessions(bounds.bounds());
        int worst = 0;
        boolean failed = false;
        for (DumpInput dump : dumps.value()) {
            try (DumpSession session = sessions.open(dump, choices.choices())) {
                OpenTree tree = session.decode(choices.choices());
                each.print(dump.name(), tree.classes());
                worst = Math.max(worst, ExitCodes.of(tree.status()));
            } catch (IOException | Refusal e) {
                failed = true;
                out().flush();
                err().println("hexplain: " + dump.name() + ": " + CommandFailures.line(e));
            }
        }
        return failed ? CommandFailures.EXIT_CODE : worst;
    }
}
