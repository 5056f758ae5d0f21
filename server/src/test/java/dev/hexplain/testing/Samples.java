package dev.hexplain.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.schema.SchemaFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The dumps of the checkout's {@code samples} folder. */
public final class Samples {
    private static final Path ROOT =
            Files.isDirectory(Path.of("samples/java")) ? Path.of("samples") : Path.of("../samples");

    private static final List<Entry> INDEX = index();

    /**
     * A dump as {@code index.json} lists it.
     *
     * @param file below the samples folder
     * @param format what explains it; empty where its bytes say
     */
    public record Entry(String file, String category, String format) {
        public byte[] bytes() {
            return read(ROOT.resolve(file));
        }

        @Override
        public String toString() {
            return file;
        }
    }

    private Samples() {}

    private static List<Entry> index() {
        try {
            List<Entry> entries = new ArrayList<>();
            for (JsonNode each :
                    new ObjectMapper().readTree(ROOT.resolve("index.json").toFile())) {
                entries.add(new Entry(
                        each.path("file").asText(),
                        each.path("category").asText(),
                        each.path("format").asText()));
            }
            return List.copyOf(entries);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Every dump that the index lists. */
    public static List<Entry> all() {
        return INDEX;
    }

    /** Every dump of a category that the index lists. */
    public static List<Entry> of(String category) {
        return INDEX.stream().filter(entry -> entry.category().equals(category)).toList();
    }

    /** The dumps of a format: those that name it, alone or with a schema, and those of its category that name none. */
    public static List<byte[]> ofFormat(String id, String category) {
        return INDEX.stream()
                .filter(entry -> entry.format().equals(id)
                        || entry.format().startsWith(id + SchemaFormat.SEPARATOR)
                        || entry.format().isEmpty() && entry.category().equals(category))
                .map(Entry::bytes)
                .toList();
    }

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
