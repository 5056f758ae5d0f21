package dev.hexplain.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** Class files of the product, or of its tests, without the classes that they use: those take most of the time to read. */
final class CompiledClasses {
    private static final String ROOT = "dev/hexplain";

    private static final Map<Path, List<Path>> FILES = new ConcurrentHashMap<>();

    private CompiledClasses() {}

    /** Class files that were compiled with a class, in packages of the product, but for those that JMH generates. */
    static List<Path> with(Class<?> type) {
        return FILES.computeIfAbsent(root(type), CompiledClasses::below);
    }

    private static List<Path> below(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file -> !file.getParent().endsWith("jmh_generated"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same, without those inside others and descriptions of packages. */
    static List<Path> outermostWith(Class<?> type) {
        return with(type).stream()
                .filter(file -> !file.getFileName().toString().matches(".*\\$.*|package-info\\.class"))
                .toList();
    }

    /** Where packages of the product begin. */
    static Path root(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .resolve(ROOT);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    static ClassModel parse(Path file) {
        try {
            return ClassFile.of().parse(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
