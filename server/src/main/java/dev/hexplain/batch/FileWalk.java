package dev.hexplain.batch;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The files in folders, at any depth; links to files are followed, and links to folders are passed over. */
record FileWalk(List<Path> roots) {
    /** Takes what is found. */
    interface Listener {
        void file(Path file);

        /** A file or folder that cannot be looked at. */
        void unreadable(Path path, IOException why);
    }

    /** Goes through all; a root inside another is passed over, so that each file comes once. */
    void run(Listener listener) throws IOException {
        Map<Path, Path> asNamed = new LinkedHashMap<>();
        for (Path root : roots) {
            asNamed.putIfAbsent(root.toAbsolutePath().normalize(), root);
        }
        for (Map.Entry<Path, Path> root : asNamed.entrySet()) {
            if (asNamed.keySet().stream().noneMatch(other -> isAround(other, root.getKey()))) {
                Files.walkFileTree(root.getValue(), new Visitor(listener));
            }
        }
    }

    private static boolean isAround(Path other, Path path) {
        return path.startsWith(other) && !path.equals(other);
    }

    private static final class Visitor extends SimpleFileVisitor<Path> {
        private final Listener listener;

        Visitor(Listener listener) {
            this.listener = listener;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes found) {
            if (found.isRegularFile() || Files.isRegularFile(file)) {
                listener.file(file);
            } else if (!Files.exists(file)) {
                listener.unreadable(file, new NoSuchFileException(file.toString()));
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path path, IOException why) {
            listener.unreadable(path, why);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, IOException why) {
            if (why != null) {
                listener.unreadable(folder, why);
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
