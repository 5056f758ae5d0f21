package dev.hexplain.operations;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Files of a data folder, and whose they are. */
final class DataFolderFiles {
    private DataFolderFiles() {}

    /**
     * Files of dumps: content, what was made of it, uploads on their way, marks of what changes. What a process that answers
     * questions unpacks is its own, and goes with it.
     */
    static List<Path> ofDumps(Path folder) {
        return Stream.of("blobs", "derived", "incoming", "brief", "changing")
                .flatMap(name -> below(folder.resolve(name)).stream())
                .filter(file -> !String.valueOf(file.getParent().getFileName()).startsWith("questions-"))
                .toList();
    }

    /** Files that belong to no dump of a server. */
    static List<Path> orphans(Path folder, ApiClient api) throws IOException {
        Set<String> known = new HashSet<>();
        JsonNode page;
        do {
            page = api.get("/api/v1/dumps?limit=100&from=" + known.size() / 2).json();
            for (JsonNode dump : page.path("items")) {
                known.add(dump.path("id").asText());
                known.add(dump.path("sha256").asText());
            }
        } while (known.size() / 2 < page.path("total").asLong()
                && !page.path("items").isEmpty());
        return ofDumps(folder).stream()
                .filter(file -> !belongsTo(folder.relativize(file), known))
                .toList();
    }

    /** Whether a dump's hash or id is in the name of the file or of a folder around it. */
    private static boolean belongsTo(Path file, Set<String> known) {
        for (Path name : file) {
            if (known.contains(name.toString())) {
                return true;
            }
        }
        return false;
    }

    private static List<Path> below(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
