package dev.hexplain.cli;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.encodings.Declarations;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A file with a schema that declares types.
 *
 * @param name as others import it
 */
record DeclaringSchema(String name, Path file) {
    private static final Set<String> LANGUAGES = Set.of("avsc", "proto", "thrift", "fbs", "xml");
    /** Those of which a folder is searched: other files are called {@code .xml}, too. */
    private static final Set<String> IMPORTING = Set.of("avsc", "proto", "thrift", "fbs");

    private static final int MOST = 1000;

    /** The schemas among files, and in folders that have no class files; none where other files are given. */
    static List<DeclaringSchema> in(List<Path> given) throws IOException {
        List<DeclaringSchema> schemas = new ArrayList<>();
        for (Path each : given) {
            List<DeclaringSchema> found = Files.isDirectory(each) ? inFolder(each) : ofFile(each);
            if (found.isEmpty()) {
                return List.of();
            }
            schemas.addAll(found);
        }
        return schemas;
    }

    private static List<DeclaringSchema> ofFile(Path file) {
        return LANGUAGES.contains(ending(file))
                ? List.of(new DeclaringSchema(String.valueOf(file.getFileName()), file))
                : List.of();
    }

    /** None where class files are: archives of these carry schemas with them. */
    private static List<DeclaringSchema> inFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            if (files.anyMatch(DeclaringFile::isNamedAsClassFile)) {
                return List.of();
            }
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> IMPORTING.contains(ending(file)) && Files.isRegularFile(file))
                    .sorted()
                    .limit(MOST + 1L)
                    .map(file -> new DeclaringSchema(
                            folder.relativize(file).toString().replace('\\', '/'), file))
                    .toList();
        }
    }

    /** The language of all. */
    static String language(List<DeclaringSchema> schemas) {
        List<String> languages =
                schemas.stream().map(each -> ending(each.file())).distinct().toList();
        if (languages.size() > 1) {
            throw Refusal.badRequest("Types are declared in one language, and the schemas are .%s."
                    .formatted(String.join(", .", languages)));
        }
        return languages.getFirst();
    }

    /** Their text. */
    static String joined(List<DeclaringSchema> schemas) throws IOException {
        if (schemas.size() == 1) {
            return TextFile.read(schemas.getFirst().file());
        }
        if (schemas.size() > MOST) {
            throw Refusal.badRequest("A schema may have at most %d files.".formatted(MOST));
        }
        SequencedMap<String, String> texts = new LinkedHashMap<>();
        for (DeclaringSchema each : schemas) {
            if (texts.put(each.name(), TextFile.read(each.file())) != null) {
                throw Refusal.badRequest("Two schemas are called %s: name the folder of both.".formatted(each.name()));
            }
        }
        return Declarations.joined(texts);
    }

    static String ending(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
