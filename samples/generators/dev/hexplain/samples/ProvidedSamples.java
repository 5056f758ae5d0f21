package dev.hexplain.samples;

import dev.hexplain.samples.Catalogue.Group;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Samples that no generator writes: real files, each with a line in {@code provided.tsv} that states its licence and
 * origin. A sample of a format needs no Java.
 */
final class ProvidedSamples {
    private static final String LINES = "provided.tsv";
    private static final int COLUMNS = 5;

    private ProvidedSamples() {}

    /**
     * A line of the list.
     *
     * @param file below the samples folder: {@code network/dns_message-query.bin}
     * @param format what explains it; empty where it is detected
     * @param licence under which it may be given on, and where it is from
     */
    private record Line(String file, String format, String title, String doc, String licence) {
        static Line parse(String text) {
            String[] columns = text.split("\t", -1);
            if (columns.length != COLUMNS || columns[0].isBlank() || columns[COLUMNS - 1].isBlank()) {
                throw new IllegalStateException(
                        "%s: expected file, format, title, what it shows, licence and origin between tabs; found `%s`"
                                .formatted(LINES, text));
            }
            return new Line(columns[0], columns[1], columns[2], columns[3], columns[4]);
        }

        String folder() {
            return file.substring(0, file.lastIndexOf('/'));
        }

        String extension() {
            return file.substring(file.lastIndexOf('.') + 1);
        }

        Sample sample() {
            String id = file.substring(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
            Path path = GenerateSamples.committed().resolve(file);
            return Sample.of(id, title, doc + " " + licence, () -> Files.readAllBytes(path));
        }
    }

    /** The samples of the list, a group for each folder and extension. */
    static List<Group> groups() {
        Map<String, List<Line>> byKind = new LinkedHashMap<>();
        for (Line line : lines()) {
            byKind.computeIfAbsent(line.folder() + " *." + line.extension(), _ -> new ArrayList<>())
                    .add(line);
        }
        return byKind.entrySet().stream()
                .map(each -> group(each.getKey(), each.getValue()))
                .toList();
    }

    private static Group group(String kind, List<Line> lines) {
        Map<String, String> formats = new LinkedHashMap<>();
        List<Sample> samples = new ArrayList<>();
        for (Line line : lines) {
            Sample sample = line.sample();
            formats.put(sample.id(), line.format());
            samples.add(sample);
        }
        Line first = lines.getFirst();
        return new Group(
                "Provided: " + kind,
                ProvidedSamples.class,
                first.folder(),
                first.extension(),
                sample -> formats.getOrDefault(sample.id(), ""),
                List.copyOf(samples));
    }

    private static List<Line> lines() {
        try {
            return Files.readString(GenerateSamples.committed().resolve(LINES))
                    .lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(Line::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the list of provided samples", e);
        }
    }
}
