package dev.hexplain.classes.uid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassLimits;
import dev.hexplain.classes.ClassSources;
import dev.hexplain.classes.CompilersForTests;
import dev.hexplain.classes.JdkClasses;
import dev.hexplain.classes.LocalClasses;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Why UIDs of the same source differ between compilers, and between versions of a source. */
@Slow
class UidExplanationsTest {
    private static final String SOURCE = """
            package shop;
            import java.io.Serializable;
            import java.util.concurrent.TimeUnit;
            class Switching implements Serializable {
                int of(TimeUnit unit) { switch (unit) { case DAYS: return 1; default: return 2; } }
            }
            class Asserting implements Serializable {
                int of(int x) { assert x > 0; return x; }
            }
            class Sharing implements Serializable {
                private int secret;
                private static String text = "x";
                private int ask() { return secret; }
                class Unused implements Serializable { int x; }
                class Inside implements Serializable {
                    int x = secret;
                    int y() { secret = 7; return ask() + text.length(); }
                }
                static class Nested implements Serializable {
                    private Nested() {}
                    private static class Deep implements Serializable { int z; }
                    Deep deep() { return new Deep(); }
                }
                Nested make() { return new Nested(); }
                Object anonymous() { return new Serializable() { int a; }; }
                static Object inStatic() { return new Serializable() { int a; }; }
            }
            abstract class Typed<T> implements Serializable, Comparable<Typed<T>> {
                abstract T get();
                public int compareTo(Typed<T> other) { return 0; }
            }
            class Text extends Typed<String> { String get() { return ""; } }
            strictfp class Strict implements Serializable { double x; double half() { return x / 2; } }
            class Lambdas implements Serializable {
                interface Job extends Runnable, Serializable {}
                Job job() { return () -> System.out.println(this); }
                Runnable reference() { return (Runnable & Serializable) System::gc; }
            }
            class Constants implements Serializable { static final int A = 1; static final Integer B = 2; }
            """;

    @TempDir
    Path folder;

    private final List<ClassSources> opened = new ArrayList<>();

    @AfterEach
    void close() {
        opened.forEach(ClassSources::close);
    }

    @Test
    void what_compilers_make_differently_of_one_source_is_named() throws IOException {
        Map<String, LocalClasses> builds = new LinkedHashMap<>();
        var javac = CompilersForTests.javac();
        builds.put("javac", build("javac", javac, "-nowarn"));
        builds.put("javac 8", build("javac8", javac, "--release", "8", "-nowarn", "-Xlint:-options"));
        var ecj = CompilersForTests.ecj();
        if (ecj.isPresent()) {
            builds.put("ecj", build("ecj", ecj.get(), "--release", "17", "-nowarn"));
            builds.put("ecj 8", build("ecj8", ecj.get(), "--release", "8", "-nowarn"));
        }

        Map<String, String> unexplained = new TreeMap<>();
        List<String> reasons = new ArrayList<>();
        for (String name : names()) {
            builds.forEach((reader, local) -> builds.forEach((writer, written) -> {
                var there = written.facts(name);
                var here = local.facts(name);
                if (there.isPresent() && here.isPresent()) {
                    long uid = ClassUid.computed(there.get());
                    if (uid != ClassUid.computed(here.get())) {
                        new UidExplanations(20_000)
                                .of(here.get(), uid, fields(there.get()))
                                .ifPresentOrElse(
                                        found -> reasons.add(name + ": " + reader + " matches " + writer + " if "
                                                + String.join(", and ", found)),
                                        () -> unexplained.put(name + " " + reader + " <- " + writer, ""));
                    }
                }
            }));
        }
        assertThat(unexplained).isEmpty();
        assertThat(reasons).isNotEmpty();
    }

    private static List<ClassFacts.FieldFacts> fields(ClassFacts facts) {
        return facts.fields().stream().filter(ClassFacts.FieldFacts::isSerial).toList();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("javac/shop"))) {
            return files.map(file -> "shop." + file.getFileName().toString().replace(".class", ""))
                    .sorted()
                    .toList();
        }
    }

    private LocalClasses build(String name, JavaCompiler by, String... options) throws IOException {
        Path to = CompilersForTests.compile(by, folder.resolve(name), Map.of("Switching.java", SOURCE), options);
        ClassSources sources = ClassSources.open(List.of(to), ClassLimits.DEFAULT);
        opened.add(sources);
        return LocalClasses.of(sources.sources(), JdkClasses.running());
    }
}
