package dev.hexplain.inspect.descriptors;

import dev.hexplain.ksy.check.Checker;
import dev.hexplain.ksy.model.Location;
import dev.hexplain.ksy.read.DescriptorReader;
import dev.hexplain.ksy.read.DescriptorReading;
import dev.hexplain.ksy.read.Imports;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads and checks descriptors from files, with their imports. */
public final class DescriptorFiles {
    private final List<FolderShelf> importPath;

    /**
     * Files that import each other.
     *
     * @param importPath folders that absolute imports are looked for in, in turn
     */
    public DescriptorFiles(List<Path> importPath) {
        this.importPath = importPath.stream()
                .map(folder -> new FolderShelf(folder.normalize()))
                .toList();
    }

    /**
     * A descriptor, with what it imports: relative to itself, but not out of its folder, or of the folder of the import
     * path that it is in.
     *
     * @throws IOException where the file itself cannot be read
     */
    public DescriptorReading read(Path file) throws IOException {
        Path normal = file.normalize();
        FolderShelf shelf = shelf(normal);
        String path = shelf.folder().relativize(normal).toString().replace('\\', '/');
        try {
            return DescriptorReader.read(
                    new Imports.Found(shelf, path, FolderShelf.text(normal)), Imports.on(importPath));
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }

    /**
     * The diagnostics of a descriptor and those it imports, by file and place.
     *
     * @throws IOException where the file itself cannot be read
     */
    public List<LocatedDiagnostic> check(Path file) throws IOException {
        Map<String, List<String>> lines = new HashMap<>();
        return Checker.check(read(file)).stream()
                .map(diagnostic -> LocatedDiagnostic.of(diagnostic, line(diagnostic.at(), lines)))
                .toList();
    }

    private static String line(Location at, Map<String, List<String>> known) {
        List<String> lines = known.computeIfAbsent(at.file(), DescriptorFiles::lines);
        return at.line() <= lines.size() ? lines.get(at.line() - 1) : "";
    }

    private static List<String> lines(String file) {
        try {
            return FolderShelf.text(Path.of(file)).lines().toList();
        } catch (IOException gone) {
            return List.of();
        }
    }

    private FolderShelf shelf(Path file) {
        Path folder = file.getParent() == null ? Path.of("") : file.getParent();
        return importPath.stream()
                .filter(shelf -> folder.startsWith(shelf.folder()))
                .findFirst()
                .orElse(new FolderShelf(folder));
    }
}
