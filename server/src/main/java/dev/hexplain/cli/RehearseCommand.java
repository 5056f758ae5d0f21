package dev.hexplain.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/**
 * Runs the command lines of standard input, one a line, words separated by spaces. The build uses it to record the
 * classes and profiles of typical runs for the JVM's AOT cache.
 */
final class RehearseCommand extends Command {
    RehearseCommand() {
        super("rehearse", "Run the command lines of standard input, one a line.");
        spec().usageMessage().hidden(true).sortOptions(true);
        add(StandardOptions.arguments());
    }

    @Override
    public Integer call() throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split(" ");
            Main.commandLine(out(), err(), words).execute(words);
        }
        return 0;
    }
}
