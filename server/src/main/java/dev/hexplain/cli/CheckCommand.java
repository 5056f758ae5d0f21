package dev.hexplain.cli;

import dev.hexplain.inspect.descriptors.DescriptorFiles;
import dev.hexplain.inspect.descriptors.LocatedDiagnostic;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reports what is wrong with descriptors. */
@Command(
        name = "check",
        description = "Check descriptors (.ksy) and print diagnostics, like a compiler.",
        sortOptions = false,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:no errors; there may be warnings", "1:errors, or a file that cannot be read"})
final class CheckCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Descriptors.")
    private List<Path> files = List.of();

    @Option(
            names = "--import-path",
            paramLabel = "DIR",
            description = "Folder to search for absolute imports; may be given more than once.")
    private List<Path> importPath = List.of();

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        DescriptorFiles descriptors = new DescriptorFiles(importPath);
        Set<LocatedDiagnostic> printed = new LinkedHashSet<>();
        boolean wrong = false;
        for (Path file : files) {
            try {
                for (LocatedDiagnostic flaw : descriptors.check(file)) {
                    wrong |= flaw.isError();
                    // What several files import is reported once.
                    if (printed.add(flaw)) {
                        out.print(flaw.text() + "\n");
                    }
                }
            } catch (IOException unreadable) {
                wrong = true;
                out.flush();
                spec.commandLine().getErr().println("hexplain: " + CommandFailures.line(unreadable));
            }
        }
        return wrong ? CommandFailures.EXIT_CODE : 0;
    }
}
