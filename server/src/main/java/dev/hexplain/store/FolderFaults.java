package dev.hexplain.store;

import dev.hexplain.store.database.DatabaseFile;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is wrong with a data folder, so that it cannot be used: found before anything in it is opened, made or deleted. Each
 * fault says which file, what was found, and what to do.
 */
record FolderFaults(Folders folders, StorageBackend home) {
    /**
     * Throws where something is wrong.
     *
     * @throws StorageFailure that says the first fault
     */
    void require() throws IOException {
        List<String> faults = all(DatabaseFile.Depth.PAGES);
        if (!faults.isEmpty()) {
            String others = faults.size() == 1
                    ? ""
                    : " (%d more: `hexplain store check` lists them.)".formatted(faults.size() - 1);
            throw new StorageFailure(StorageFailure.Reason.DAMAGED, faults.getFirst() + others);
        }
    }

    /** All faults; where files are not what they should be, the database is not looked at. */
    List<String> all(DatabaseFile.Depth depth) throws IOException {
        List<String> faults = new ArrayList<>(ofPaths());
        if (!faults.isEmpty()) {
            return faults;
        }
        new StorageMarker(folders).damage(home).ifPresent(faults::add);
        if (home.database().isEmpty()) {
            new DatabaseFile(folders.database()).fault(depth, folders.isInUse()).ifPresent(faults::add);
        }
        return faults;
    }

    private List<String> ofPaths() {
        List<String> faults = new ArrayList<>();
        for (Path above = folders.root(); above != null; above = above.getParent()) {
            ofFolder(above).ifPresent(faults::add);
        }
        if (faults.isEmpty()) {
            folders.shelves().forEach(folder -> ofFolder(folder).ifPresent(faults::add));
            folders.files().forEach(file -> ofFile(file).ifPresent(faults::add));
        }
        return faults;
    }

    private Optional<String> ofFolder(Path folder) {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            return Optional.of(
                    "%s is a file, where a folder is expected: move it away, and start again".formatted(folder));
        }
        boolean isOthers = !folder.startsWith(folders.root());
        return Files.isDirectory(folder) ? isOthers ? Optional.empty() : rights(folder) : ofLink(folder);
    }

    private static Optional<String> ofFile(Path file) {
        if (Files.isDirectory(file)) {
            return Optional.of(
                    "%s is a folder, where a file is expected: move it away, and start again".formatted(file));
        }
        return Files.exists(file) ? rights(file) : ofLink(file);
    }

    private static Optional<String> rights(Path path) {
        boolean enough = Files.isReadable(path)
                && Files.isWritable(path)
                && (!Files.isDirectory(path) || Files.isExecutable(path));
        return enough
                ? Optional.empty()
                : Optional.of(
                        "%s cannot be read and written: it is on a read-only volume, or belongs to somebody else. Make it writable for the user who runs Hexplain, and start again"
                                .formatted(path));
    }

    /** What is not there yet is made; behind a link it may be on a volume that is not mounted. */
    private static Optional<String> ofLink(Path path) {
        return Files.isSymbolicLink(path)
                ? Optional.of(
                        "%s is a link to %s, where nothing is: mount what it points to, or remove the link, and start again"
                                .formatted(path, target(path)))
                : Optional.empty();
    }

    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException unreadable) {
            return "another place";
        }
    }
}
