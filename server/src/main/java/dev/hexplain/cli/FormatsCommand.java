package dev.hexplain.cli;

import dev.hexplain.inspect.Catalogue;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the formats that can be decoded. */
@Command(name = "formats", description = "List the formats that can be decoded.", sortOptions = false)
final class FormatsCommand implements Callable<Integer> {
    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Catalogue.formats()
                .forEach(format -> out.printf("%s\t%s\t%s%n", format.id(), format.category(), format.title()));
        return 0;
    }
}
