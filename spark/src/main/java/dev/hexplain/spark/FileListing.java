package dev.hexplain.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Finds files in folders of any file system that Hadoop knows, at any depth, each once. All of them: names that begin with
 * a dot or an underscore are not passed over.
 */
record FileListing(Configuration storage) {
    /**
     * Lists the files of some paths.
     *
     * @param paths files, folders, and patterns such as {@code s3a://dumps/2026-*}
     * @throws FileNotFoundException where nothing is found under one of them
     */
    List<ListedFile> of(List<String> paths) throws IOException {
        if (paths.isEmpty()) {
            throw new IllegalArgumentException(
                    "There is nothing to read: name a file, folder or pattern, as in load(\"dumps\")");
        }
        Map<String, ListedFile> found = new LinkedHashMap<>();
        for (String path : paths) {
            for (FileStatus root : roots(new Path(path))) {
                walk(root, found);
            }
        }
        return List.copyOf(found.values());
    }

    private FileStatus[] roots(Path path) throws IOException {
        FileSystem files = fileSystem(path, storage);
        try {
            return new FileStatus[] {files.getFileStatus(path)};
        } catch (FileNotFoundException e) {
            FileStatus[] matching = files.globStatus(path);
            if (matching == null || matching.length == 0) {
                throw new FileNotFoundException("There is no file, and no folder, %s".formatted(path));
            }
            return matching;
        }
    }

    /** The file system of a path; without the checksum files that Hadoop would look for beside local ones. */
    static FileSystem fileSystem(Path path, Configuration storage) throws IOException {
        FileSystem files = path.getFileSystem(storage);
        return files instanceof LocalFileSystem local ? local.getRawFileSystem() : files;
    }

    private void walk(FileStatus root, Map<String, ListedFile> found) throws IOException {
        FileSystem files = fileSystem(root.getPath(), storage);
        Deque<FileStatus> left = new ArrayDeque<>(List.of(root));
        while (!left.isEmpty()) {
            FileStatus next = left.poll();
            Path path = next.getPath();
            if (next.isDirectory()) {
                left.addAll(inside(files, path, found));
            } else {
                add(new ListedFile(path.toString(), next.getLen(), next.getModificationTime(), null), found);
            }
        }
    }

    private static Collection<FileStatus> inside(FileSystem files, Path folder, Map<String, ListedFile> found) {
        try {
            return List.of(files.listStatus(folder));
        } catch (IOException e) {
            add(new ListedFile(folder.toString(), 0, 0, "the folder cannot be listed, " + e.getMessage()), found);
            return List.of();
        }
    }

    private static void add(ListedFile file, Map<String, ListedFile> found) {
        found.putIfAbsent(file.address(), file);
    }
}
