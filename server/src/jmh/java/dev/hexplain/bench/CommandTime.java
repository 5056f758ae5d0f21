package dev.hexplain.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a command took in a process of its own, in milliseconds.
 *
 * @param cpu of all its processes and threads
 */
record CommandTime(double wall, double cpu) {
    /** Runs its arguments without their output, and prints the processor time of itself and of them, user and system. */
    private static final List<String> TIMED = List.of("sh", "-c", "\"$@\" >/dev/null && times", "sh");

    private static final Pattern TIME = Pattern.compile("(\\d+)m([\\d.]+)s");

    static CommandTime of(List<String> command) throws IOException {
        List<String> words = new ArrayList<>(TIMED);
        words.addAll(command);
        long start = System.nanoTime();
        String output = Program.run(words);
        double wall = (System.nanoTime() - start) / 1e6;
        double cpu = 0;
        for (Matcher time = TIME.matcher(output.substring(output.lastIndexOf('\n', output.length() - 2) + 1));
                time.find(); ) {
            cpu += Integer.parseInt(time.group(1)) * 60e3 + Double.parseDouble(time.group(2)) * 1e3;
        }
        return new CommandTime(wall, cpu);
    }
}
