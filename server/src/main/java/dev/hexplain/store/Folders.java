package dev.hexplain.store;

import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.bytes.Sha256;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * The paths in the data folder.
 *
 * <pre>
 * hexplain.db                          metadata
 * blobs/ab/abcdef…                     content, by SHA-256
 * derived/DUMP/layers/HASH/            what was inside a layer, by the path to it; can be recreated
 * derived/DUMP/captures/HASH/          the index of a capture inside layers; can be recreated
 * derived/DUMP/trees/TREE/             an index; can be recreated
 * formats/ID/VERSION.ksy               formats users wrote, everybody's
 * formats/0123456789abcdef.ID/…        those of a space, by the first digits of the SHA-256 of its name
 * schemas/ID                           schemas users uploaded
 * timings/ID                           runs that measured codecs
 * brief/TREE/                          indexes of trees that end with the process, and files of single pieces of work
 * incoming/                            uploads on their way
 * changing/                            marks of content, formats, schemas and timings that are being added or deleted
 * audit.log, audit.1.log…             what callers did
 * unfinished                           trees that were being decoded when the server was stopped
 * home                                 which database and bucket the folder is used with
 * reserve                              room for the database to note deletions in, where the disk is full
 * </pre>
 */
record Folders(Path root) {
    /**
     * The file that is written last into the folder of a layer, of a capture, and of a tree: a folder without it is
     * incomplete.
     */
    static final String WHOLE_LAYER = "note.json";

    static final String WHOLE_CAPTURE = "whole";
    static final String WHOLE_TREE = "facts.json";

    /** Tells of many names which belong to something. */
    @FunctionalInterface
    interface Known {
        Set<String> among(Collection<String> names);
    }

    Path database() {
        return root.resolve("hexplain.db");
    }

    /** @param number 0 for the one that is written, more for those before */
    Path audit(int number) {
        return root.resolve(number == 0 ? "audit.log" : "audit.%d.log".formatted(number));
    }

    Path lock() {
        return root.resolve("lock");
    }

    Path incoming() {
        return root.resolve("incoming");
    }

    Path blob(String sha256) {
        return root.resolve(blobKey(sha256));
    }

    /** The key of an object, which in a data folder is its path. */
    static String blobKey(String sha256) {
        return "blobs/%s/%s".formatted(sha256.substring(0, 2), sha256);
    }

    /** The same of a version of a format. */
    static String formatKey(FormatKey format, int version) {
        return "%s%d.ksy".formatted(formatPrefix(format), version);
    }

    /** Of all versions of a format. */
    static String formatPrefix(FormatKey format) {
        return "formats/%s/".formatted(format.folder());
    }

    static String schemaKey(String id) {
        return "schemas/" + id;
    }

    static String timingKey(String id) {
        return "timings/" + id;
    }

    /** The hashes of content that is there and not known. */
    List<String> unknownBlobs(Known contents) throws IOException {
        List<String> all = new ArrayList<>();
        for (Path shelf : list(root.resolve("blobs"))) {
            all.addAll(names(unknown(shelf, contents)));
        }
        return all;
    }

    /** The dumps of which something was made, and that are not known. */
    List<String> unknownDerived(Known dumps) throws IOException {
        return names(unknown(root.resolve("derived"), dumps));
    }

    private static List<String> names(List<Path> files) {
        return files.stream().map(each -> each.getFileName().toString()).toList();
    }

    /** The files of content that are there. */
    List<Path> blobs() throws IOException {
        List<Path> all = new ArrayList<>();
        for (Path shelf : list(root.resolve("blobs"))) {
            all.addAll(list(shelf));
        }
        return all;
    }

    Path derived(String dump) {
        return root.resolve("derived").resolve(dump);
    }

    Path layer(String dump, String layers) {
        return derived(dump).resolve("layers").resolve(hash(layers));
    }

    Path capture(String dump, String layers) {
        return derived(dump).resolve("captures").resolve(hash(layers));
    }

    private static String hash(String text) {
        return Sha256.of(text.getBytes(StandardCharsets.UTF_8));
    }

    Path tree(String dump, String tree) {
        return derived(dump).resolve("trees").resolve(tree);
    }

    Path temporary(String tree) {
        return root.resolve("brief").resolve(tree);
    }

    Path reserve() {
        return root.resolve("reserve");
    }

    void create() throws IOException {
        for (Path folder : shelves()) {
            OwnerOnly.createFolders(folder);
        }
    }

    /** The folders that are there from the beginning. */
    List<Path> shelves() {
        return Stream.of("incoming", "blobs", "derived", "formats", "schemas", "timings", "brief", "changing")
                .map(root::resolve)
                .toList();
    }

    /** The files, of which some come later. */
    List<Path> files() {
        Stream<Path> ofDatabase = Stream.of("", "-wal", "-shm", "-journal")
                .map(suffix -> database().resolveSibling(database().getFileName() + suffix));
        Stream<Path> others = Stream.of(lock(), reserve(), root.resolve("home"), root.resolve("unfinished"), audit(0));
        return Stream.concat(ofDatabase, others).toList();
    }

    /** Whether a server was started on it before, or something is kept in it. */
    boolean isInUse() throws IOException {
        for (String shelf : List.of("blobs", "formats", "schemas", "timings")) {
            if (!list(root.resolve(shelf)).isEmpty()) {
                return true;
            }
        }
        return Files.exists(reserve()) || Files.exists(audit(0));
    }

    /** The folders of a dump that can be recreated, whole or not. */
    List<CacheFolder> caches(Path derived, StoreSpace space) throws IOException {
        List<CacheFolder> all = new ArrayList<>();
        for (Path folder : list(derived.resolve("layers"))) {
            all.add(new CacheFolder(folder, WHOLE_LAYER, StoreShare.LAYERS, space));
        }
        for (Path folder : list(derived.resolve("captures"))) {
            all.add(new CacheFolder(folder, WHOLE_CAPTURE, StoreShare.INDEXES, space));
        }
        for (Path folder : list(derived.resolve("trees"))) {
            all.add(new CacheFolder(folder, WHOLE_TREE, StoreShare.INDEXES, space));
        }
        return all;
    }

    /** Counts what is there, after a {@link #sweep}. */
    void count(StoreSpace space) throws IOException {
        for (Path dump : list(root.resolve("derived"))) {
            for (CacheFolder each : caches(dump, space)) {
                count(each);
            }
        }
    }

    private static void count(CacheFolder cache) {
        try {
            cache.found();
        } catch (IOException damaged) {
            // The command line, which has no data folder, has no log either.
            LoggerFactory.getLogger(Folders.class).warn("{} is damaged: it is made again", cache.path(), damaged);
            deleteTree(cache.path());
        }
    }

    /** Bytes of the files in a folder. */
    static long bytes(Path folder) throws IOException {
        long bytes = 0;
        for (Path file : list(folder)) {
            bytes += Files.size(file);
        }
        return bytes;
    }

    /**
     * Deletes what a crash left of what can be made again: uploads that did not end, derived files that belong to no dump,
     * and what was being made of a dump. What is known is asked for many names at once, since there may be 100,000 dumps.
     */
    void sweep(Known dumps) throws IOException {
        list(incoming()).forEach(Folders::deleteTree);
        deleteUnknown(root.resolve("derived"), dumps);
        for (Path dump : list(root.resolve("derived"))) {
            deleteHalfWritten(dump.resolve("layers"), WHOLE_LAYER);
            deleteHalfWritten(dump.resolve("captures"), WHOLE_CAPTURE);
            deleteHalfWritten(dump.resolve("trees"), WHOLE_TREE);
        }
        deleteUnknown(root.resolve("brief"), _ -> Set.of());
    }

    /** Deletes copies of what a bucket keeps and no dump has. */
    void sweepCopies(Known contents) throws IOException {
        for (Path shelf : list(root.resolve("blobs"))) {
            for (Path blob : unknown(shelf, contents)) {
                Files.deleteIfExists(blob);
            }
        }
    }

    private static void deleteUnknown(Path folder, Known known) throws IOException {
        unknown(folder, known).forEach(Folders::deleteTree);
    }

    private static List<Path> unknown(Path folder, Known known) throws IOException {
        List<Path> all = list(folder);
        Set<String> named = known.among(
                all.stream().map(each -> each.getFileName().toString()).toList());
        return all.stream()
                .filter(each -> !named.contains(each.getFileName().toString()))
                .toList();
    }

    private static void deleteHalfWritten(Path folder, String last) throws IOException {
        for (Path entry : list(folder)) {
            if (!Files.exists(entry.resolve(last))) {
                deleteTree(entry);
            }
        }
    }

    private static List<Path> list(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList();
        }
    }

    /** Deletes a folder and what is in it, where there is one. */
    static void deleteTree(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.deleteIfExists(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
                    if (failure instanceof NoSuchFileException) {
                        return FileVisitResult.CONTINUE;
                    }
                    throw failure;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException failure)
                        throws IOException {
                    Files.deleteIfExists(visited);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot delete " + folder, StorageFailure.translate(folder, e));
        }
    }
}
