package dev.hexplain.cli;

import dev.hexplain.inspect.descriptors.DescriptorFiles;
import dev.hexplain.inspect.descriptors.LocatedDiagnostic;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Reports what is wrong with descriptors. */
final class CheckCommand extends Command {
    private final Argument<List<Path>> files = Argument.parameters(
            Path.class,
            PositionalParamSpec.builder().paramLabel("FILE").arity("1..*").description("Descriptors."));

    private final Argument<List<Path>> importPath = Argument.options(
            Path.class,
            OptionSpec.builder("--import-path")
                    .paramLabel("DIR")
                    .description("Folder to search for absolute imports; may be given more than once."));

    private final Argument<Boolean> json = JsonLines.option("an object for each diagnostic");

    CheckCommand() {
        super("check", "Check descriptors (.ksy) and print diagnostics, like a compiler.");
        spec().usageMessage()
                .exitCodeListHeading("%nExit codes:%n")
                .exitCodeList(UsageMessageSpec.keyValuesMap(
                        "0:no errors; there may be warnings", "1:errors, or a file that cannot be read"));
        add(files);
        add(importPath);
        add(json);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() {
        DescriptorFiles descriptors = new DescriptorFiles(importPath.value());
        Set<LocatedDiagnostic> printed = new LinkedHashSet<>();
        boolean wrong = false;
        for (Path file : files.value()) {
            try {
                for (LocatedDiagnostic flaw : descriptors.check(file)) {
                    wrong |= flaw.isError();
                    // What several files import is reported once.
                    if (printed.add(flaw)) {
                        print(flaw);
                    }
                }
            } catch (IOException unreadable) {
                wrong = true;
                out().flush();
                err().println("hexplain: " + CommandFailures.line(unreadable));
            }
        }
        return wrong ? CommandFailures.EXIT_CODE : 0;
    }

    private void print(LocatedDiagnostic flaw) {
        if (json.value()) {
            new JsonLines(out()).print(flaw);
        } else {
            out().print(flaw.text() + "\n");
        }
    }
}
