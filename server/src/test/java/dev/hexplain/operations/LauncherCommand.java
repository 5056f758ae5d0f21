package dev.hexplain.operations;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/** What {@code bin/hexplain} runs: installed in a folder beside a JDK that only prints its arguments. */
final class LauncherCommand {
    private final Path folder;

    private LauncherCommand(Path folder) {
        this.folder = folder;
    }

    static LauncherCommand in(Path folder) throws IOException {
        Path bin = Files.createDirectories(folder.resolve("bin"));
        for (String script : List.of("hexplain", "find-jdk")) {
            executable(bin.resolve(script), Files.readString(Path.of("..", "bin", script)));
        }
        Files.writeString(Files.createDirectories(folder.resolve("lib")).resolve("hexplain.jar"), "");
        Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
        executable(java, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25.0.1\"\n");
        return new LauncherCommand(folder);
    }

    private static void executable(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /**
     * The JVM's options.
     *
     * @param own what {@code HEXPLAIN_JAVA_OPTS} says
     */
    List<String> options(String own, String... command) throws IOException {
        ProcessBuilder launcher =
                new ProcessBuilder(folder.resolve("bin/hexplain").toString());
        launcher.command().addAll(List.of(command));
        launcher.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        launcher.environment().put("HEXPLAIN_JAVA_OPTS", own);
        Process process = launcher.redirectErrorStream(true).start();
        List<String> words = process.inputReader().lines().toList();
        if (!words.contains("-jar")) {
            throw new IOException("No command: " + words);
        }
        return words.subList(0, words.indexOf("-jar"));
    }
}
