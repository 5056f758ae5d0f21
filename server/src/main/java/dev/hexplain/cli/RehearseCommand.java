package dev.hexplain.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * Runs the command lines of standard input, one a line, words separated by spaces. The build uses it to record the
 * classes and profiles of typical runs for the JVM's AOT cache.
 */
@Command(name = "rehearse", description = "Run the command lines of standard input, one a line.", hidden = true)
final class RehearseCommand implements Callable<Integer> {
    @Mixin
    StandardOptions standard;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split(" ");
            Main.commandLine(spec.commandLine().getOut(), spec.commandLine().getErr(), words)
                    .execute(words);
        }
        return 0;
    }
}
