package dev.hexplain.bench;

import java.io.File;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A program that may be installed.
 *
 * @param name on the path of commands, or a path
 */
record Program(String name) {
    boolean isInstalled() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder).resolve(name)));
    }

    /** Says that a benchmark is left out. */
    String missing(String benchmark) {
        return "%s is left out: %s is not installed".formatted(benchmark, name);
    }

    /** Its name without its folder. */
    String file() {
        return Path.of(name).getFileName().toString();
    }

    /** Its name and what it says about its version: the first line with a number. */
    String version() throws IOException {
        String version = run("--version")
                .lines()
                .filter(line -> line.matches(".*\\d\\.\\d.*"))
                .findFirst()
                .orElse("of unknown version");
        return version.contains(file()) ? version : file() + ' ' + version;
    }

    /** Its output, of both streams. */
    String run(String... arguments) throws IOException {
        List<String> words = new ArrayList<>(List.of(name));
        words.addAll(List.of(arguments));
        return run(words);
    }

    /** The output of a command, of both streams. Fails unless it ends with 0. */
    static String run(List<String> words) throws IOException {
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        try {
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IOException("%s ended with %d: %s".formatted(words, process.exitValue(), output.strip()));
            }
            return output;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException(words + " was interrupted");
        } finally {
            process.destroy();
        }
    }
}
