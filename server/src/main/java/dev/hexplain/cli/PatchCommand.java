package dev.hexplain.cli;

import dev.hexplain.inspect.dumps.DumpInput;
import dev.hexplain.inspect.edits.Patches;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Model.OptionSpec;

/** Applies a patch to a dump. */
final class PatchCommand extends Command {
    private final Argument<DumpInput> dump = Argument.parameter(
            DumpInput.class,
            DumpConverter.parameter("The dump, which stays as it is; - reads standard input.")
                    .index("0"));

    private final Argument<DumpInput> patch = Argument.parameter(
            DumpInput.class,
            DumpConverter.parameter("The patch: IPS, bsdiff, or a document of ranges.")
                    .index("1")
                    .paramLabel("PATCH"));

    private final Argument<Path> out = Argument.option(
            Path.class,
            OptionSpec.builder("--out").paramLabel("FILE").required(true).description("Output file."));

    private final LimitOptions bounds = new LimitOptions();

    PatchCommand() {
        super(
                "patch",
                "Apply a patch to a dump, and write it to another file.",
                "Patches are written by `set --patch` and `diff --patch`. Where one does not apply, nothing is written.");
        add(dump);
        add(patch);
        add(out);
        add(bounds.derived());
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        dump.value().requireApart(out.value());
        patch.value().requireApart(out.value());
        Patches.apply(patch.value(), dump.value(), bounds.derived().value(), out.value());
        return 0;
    }
}
