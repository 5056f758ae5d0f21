package dev.hexplain.cli;

import dev.hexplain.inspect.descriptors.Verification;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tests descriptors with their specs. */
@Command(
        name = "verify",
        description = "Test descriptors (.ksy) with their specs (.kst): compare decoded values with expected ones.",
        sortOptions = false)
final class VerifyCommand implements Callable<Integer> {
    @Option(
            names = "--specs",
            paramLabel = "DIR",
            required = true,
            description = "Folder of the specs, searched recursively.")
    private Path specs = Path.of("");

    @Option(names = "--formats", paramLabel = "DIR", required = true, description = "Folder of the descriptors.")
    private Path formats = Path.of("");

    @Option(names = "--data", paramLabel = "DIR", required = true, description = "Folder of the data files.")
    private Path data = Path.of("");

    @Option(
            names = "--import-path",
            paramLabel = "DIR",
            description = "Folder to search for absolute imports, besides --formats; may be given more than once.")
    private List<Path> importPaths = List.of();

    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Verification.Count count =
                new Verification(new Verification.Folders(specs, formats, data, importPaths)).run(out::println);
        out.println(count);
        return count.failed() == 0 ? 0 : CommandFailures.EXIT_CODE;
    }
}
