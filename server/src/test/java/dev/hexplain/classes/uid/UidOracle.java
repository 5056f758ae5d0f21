package dev.hexplain.classes.uid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.classes.Supertypes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What {@code ObjectStreamClass} says of classes, in a process of a JDK's own: it may have to initialise them. */
final class UidOracle {
    private static final String PROGRAM = """
            import java.io.ObjectStreamClass;
            import java.io.Serializable;
            import java.nio.file.Files;
            import java.nio.file.Path;
            import java.util.ArrayList;
            import java.util.List;

            public class Uids {
                public static void main(String[] args) throws Exception {
                    List<String> said = new ArrayList<>();
                    for (String name : Files.readAllLines(Path.of(args[0]))) {
                        try {
                            Class<?> type = Class.forName(name, false, ClassLoader.getSystemClassLoader());
                            if (Serializable.class.isAssignableFrom(type)) {
                                said.add(name + " " + ObjectStreamClass.lookupAny(type).getSerialVersionUID());
                            }
                        } catch (Throwable cannotBeLinked) {
                        }
                    }
                    Files.write(Path.of(args[1]), said);
                    System.exit(0);
                }
            }
            """;

    private final Path folder;

    UidOracle(Path folder) {
        this.folder = folder;
    }

    /** UIDs of those among the names whose classes are serializable and can be loaded. */
    Map<String, Long> said(Path javaHome, String classPath, List<String> names)
            throws IOException, InterruptedException {
        Path wanted = Files.write(folder.resolve("names"), names);
        Path out = folder.resolve("said");
        Path program = Files.write(folder.resolve("Uids.java"), PROGRAM.getBytes(StandardCharsets.UTF_8));
        int exit = new ProcessBuilder(
                        javaHome.resolve("bin/java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-XX:+UnlockDiagnosticVMOptions",
                        "-XX:-BytecodeVerificationRemote",
                        "--add-modules=ALL-SYSTEM",
                        "-cp",
                        classPath,
                        program.toString(),
                        wanted.toString(),
                        out.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start()
                .waitFor();
        assertThat(exit).as(Files.readString(folder.resolve("log"))).isZero();
        try (Stream<String> lines = Files.lines(out)) {
            return lines.map(line -> line.split(" "))
                    .collect(Collectors.toMap(
                            line -> line[0], line -> Long.valueOf(line[1]), (first, _) -> first, TreeMap::new));
        }
    }

    /**
     * Compares what was said with what class files say.
     *
     * @return how many could not be known from the class file
     */
    static int assertEqual(Map<String, Long> said, LocalClasses classes) {
        Supertypes types = new Supertypes(classes);
        Map<String, Long> found = new TreeMap<>();
        int unknown = 0;
        for (String name : List.copyOf(said.keySet())) {
            ClassFacts facts = classes.facts(name).orElseThrow();
            Optional<Long> value = ClassUid.of(facts, types).value();
            value.ifPresent(uid -> found.put(name, uid));
            if (value.isEmpty()) {
                said.remove(name);
                unknown++;
            }
        }
        assertThat(found).containsExactlyEntriesOf(said);
        return unknown;
    }
}
