package dev.hexplain.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

/**
 * A command, which describes itself in code. Reading annotations, and setting fields by reflection, would take a third
 * of the time of a small job.
 */
abstract class Command implements Callable<Integer> {
    private final CommandSpec spec = CommandSpec.wrapWithoutInspection(this);

    Command(String name, String... description) {
        spec.name(name).usageMessage().description(description).sortOptions(false);
    }

    /** In the order of the help text. */
    final void add(Argument<?> argument) {
        spec.add(argument.spec());
    }

    final void add(List<? extends Argument<?>> arguments) {
        arguments.forEach(this::add);
    }

    final CommandSpec spec() {
        return spec;
    }

    final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    final PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
