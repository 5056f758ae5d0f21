package dev.hexplain.classes;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The modules of the JDK that this program runs on, by its {@code jrt:} file system. */
public final class JdkClasses implements ClassSource {
    private static final URI ROOT = URI.create("jrt:/");
    private static final int CLASS_BYTES = 16 << 20;

    private final String name;
    private final FileSystem files;
    /** Modules by the name of a package that they have. */
    private final Map<String, List<Path>> modules = new HashMap<>();

    private JdkClasses(String name, FileSystem files) {
        this.name = name;
        this.files = files;
    }

    public static JdkClasses running() {
        return new JdkClasses(
                "the JDK " + Runtime.version().feature() + " this program runs on", FileSystems.getFileSystem(ROOT));
    }

    @Override
    public String name() {
        return name;
    }

    /** Binary names of all its classes, in no order. */
    public List<String> names() throws IOException {
        try (Stream<Path> all = Files.walk(files.getPath("/modules"))) {
            return all.filter(file -> ClassIndex.isClassFile(file.toString()) && file.getNameCount() > 3)
                    .map(file -> file.subpath(2, file.getNameCount()).toString())
                    .map(path ->
                            path.substring(0, path.length() - ".class".length()).replace('/', '.'))
                    .toList();
        }
    }

    @Override
    public ClassLookup find(String binaryName) {
        try {
            String path = ClassIndex.pathOf(binaryName);
            for (Path module : modules(binaryName.substring(0, Math.max(0, binaryName.lastIndexOf('.'))))) {
                Path file = files.getPath("/modules", module.getFileName().toString(), path);
                if (Files.isRegularFile(file)) {
                    String where = module.getFileName() + "/" + path;
                    return ClassFileReader.read(FolderContainer.read(file, CLASS_BYTES), where);
                }
            }
            return ClassLookup.ABSENT;
        } catch (IOException | InvalidPathException noSuchName) {
            return ClassLookup.ABSENT;
        }
    }

    private List<Path> modules(String inPackage) throws IOException {
        List<Path> known = modules.get(inPackage);
        if (known == null) {
            Path folder = files.getPath("/packages", inPackage);
            if (inPackage.isEmpty() || !Files.isDirectory(folder)) {
                return List.of();
            }
            try (Stream<Path> found = Files.list(folder)) {
                known = found.toList();
            }
            modules.put(inPackage, known);
        }
        return known;
    }
}
