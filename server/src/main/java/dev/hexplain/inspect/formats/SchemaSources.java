package dev.hexplain.inspect.formats;

import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.decode.schema.SchemaFile;
import dev.hexplain.decode.schema.SchemaFiles;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.inspect.common.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a schema from files, with the files they import. Imports are looked for in the folder of the first file, then
 * in the import path. An import that is not found is left out: it may not be needed.
 */
final class SchemaSources {
    private static final int MOST = 1000;

    private final SchemaFormat format;
    private final List<Path> folders;
    /** By the names that they are imported by. */
    private final Map<String, SchemaFile> found = new LinkedHashMap<>();

    private SchemaSources(SchemaFormat format, List<Path> folders) {
        this.format = format;
        this.folders = folders;
    }

    /** @param named one at least; several only where they are text */
    static Schema read(SchemaFormat format, List<Path> named, List<Path> importPath, String root) throws IOException {
        Path first = named.getFirst();
        String name = String.valueOf(first.getFileName());
        Schema alone = new Schema(name, root, Files.readAllBytes(first));
        if (named.size() == 1 && (format.importWord().isEmpty() || !isText(alone))) {
            return alone;
        }
        Deque<Path> folders = new ArrayDeque<>(importPath);
        folders.addFirst(first.toAbsolutePath().normalize().resolveSibling(""));
        SchemaSources sources = new SchemaSources(format, List.copyOf(folders));
        sources.gather(named);
        return sources.found.size() == 1
                ? alone
                : Schema.of(name, root, SchemaFiles.joined(List.copyOf(sources.found.values())));
    }

    /** A descriptor set imports nothing: it has zeros or other control characters in it. */
    private static boolean isText(Schema schema) {
        return schema.text().chars().noneMatch(each -> each < ' ' && !Character.isWhitespace(each));
    }

    private void gather(List<Path> named) throws IOException {
        Deque<String> imports = new ArrayDeque<>();
        for (Path file : named) {
            add(String.valueOf(file.getFileName()), file, imports);
        }
        while (!imports.isEmpty()) {
            String name = imports.pop();
            Optional<Path> file = found.containsKey(name) ? Optional.empty() : find(name);
            if (file.isPresent()) {
                add(name, file.get(), imports);
            }
        }
    }

    private void add(String name, Path file, Deque<String> imports) throws IOException {
        if (found.size() == MOST) {
            throw Refusal.badRequest("A schema may have at most %d files.".formatted(MOST));
        }
        SchemaFile read = new SchemaFile(name, Files.readString(file), 1);
        found.put(name, read);
        if (format.importWord().isEmpty()) {
            return;
        }
        try {
            imports.addAll(SchemaFiles.imports(read, format.importWord()));
        } catch (SchemaDiagnostic diagnostic) {
            throw Refusal.badRequest(diagnostic.located(file.toString()));
        }
    }

    /** A file inside one of the folders. */
    private Optional<Path> find(String name) {
        return folders.stream()
                .map(folder -> folder.resolve(name).normalize())
                .filter(file -> folders.stream().anyMatch(folder -> file.startsWith(folder.normalize())))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /** The file and line of a mistake in a schema that was read from files. */
    static String located(Schema schema, Path named, SchemaDiagnostic diagnostic) {
        List<SchemaFile> files = diagnostic.line() == 0 ? List.of() : SchemaFiles.split(schema.name(), schema.text());
        return files.size() < 2
                ? diagnostic.located(named.toString())
                : SchemaFiles.at(files, diagnostic.line())
                        .map(file -> diagnostic.from(file.firstLine()).located(file.name()))
                        .orElseThrow();
    }
}
