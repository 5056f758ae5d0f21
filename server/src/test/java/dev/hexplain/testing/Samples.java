package dev.hexplain.testing;

import dev.hexplain.bytes.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The dumps of the checkout's {@code samples} folder. */
public final class Samples {
    private static final Path ROOT =
            Files.isDirectory(Path.of("samples/java")) ? Path.of("samples") : Path.of("../samples");

    private Samples() {}

    /** The names of the streams of a category, without extension, in order. */
    public static List<String> names(String category) {
        return files(category, ".ser").stream()
                .map(name -> name.substring(0, name.lastIndexOf('.')))
                .toList();
    }

    /** The names of the dumps of a category that end in some way, in order. */
    public static List<String> files(String category, String ending) {
        try (Stream<Path> files = Files.list(folder(category))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder of a category. */
    public static Path folder(String category) {
        return ROOT.resolve(category);
    }

    /** The bytes of all dumps of a category; golden trees stand beside them as {@code .tree}. */
    public static List<byte[]> all(String category) {
        return Corpus.files(folder(category)).stream()
                .filter(file -> !file.toString().endsWith(".tree"))
                .map(Samples::read)
                .toList();
    }

    /** The bytes of a dump of a record: {@code order-le}. */
    public static byte[] record(String name) {
        return read(folder("records").resolve(name + ".bin"));
    }

    /** The bytes of a Java serialization dump. */
    public static byte[] java(String name) {
        return read(folder("java").resolve(name + ".ser"));
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A Java serialization dump as a source. */
    public static Source javaSource(String name) {
        return Source.ofBytes(name + ".ser", java(name));
    }
}
