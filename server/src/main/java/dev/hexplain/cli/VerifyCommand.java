package dev.hexplain.cli;

import dev.hexplain.inspect.descriptors.Verification;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Model.OptionSpec;

/** Tests descriptors with their specs. */
final class VerifyCommand extends Command {
    private final Argument<Path> specs = Argument.option(
            Path.class,
            OptionSpec.builder("--specs")
                    .paramLabel("DIR")
                    .required(true)
                    .description("Folder of the specs, searched recursively."));

    private final Argument<Path> formats = Argument.option(
            Path.class,
            OptionSpec.builder("--formats").paramLabel("DIR").required(true).description("Folder of the descriptors."));

    private final Argument<Path> data = Argument.option(
            Path.class,
            OptionSpec.builder("--data").paramLabel("DIR").required(true).description("Folder of the data files."));

    private final Argument<List<Path>> importPaths = Argument.options(
            Path.class,
            OptionSpec.builder("--import-path")
                    .paramLabel("DIR")
                    .description(
                            "Folder to search for absolute imports, besides --formats; may be given more than once."));

    private final Argument<Boolean> json =
            JsonLines.option("an object for each failure, and one that counts the specs at the end");

    VerifyCommand() {
        super("verify", "Test descriptors (.ksy) with their specs (.kst): compare decoded values with expected ones.");
        add(specs);
        add(formats);
        add(data);
        add(importPaths);
        add(json);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        Consumer<Object> print = json.value() ? new JsonLines(out())::print : out()::println;
        Verification.Count count = new Verification(
                        new Verification.Folders(specs.value(), formats.value(), data.value(), importPaths.value()))
                .run(failure -> print.accept(json.value() ? failure : failure.message()));
        print.accept(count);
        return count.failed() == 0 ? 0 : CommandFailures.EXIT_CODE;
    }
}
