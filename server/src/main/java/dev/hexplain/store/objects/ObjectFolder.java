package dev.hexplain.store.objects;

import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Objects as files of a folder, at the paths that their keys are. The marks of what changes are empty files of the folder
 * {@value #CHANGING}.
 *
 * @param unfinished a folder of the same volume for what is being written
 */
public record ObjectFolder(Path root, Path unfinished) implements ObjectStore {
    private static final Logger LOG = LoggerFactory.getLogger(ObjectFolder.class);
    private static final String CHANGING = "changing";

    /** In the name of a mark, in the place of a slash: no key has it. */
    private static final char SLASH = '!';

    /**
     * The file of a key.
     *
     * @throws IllegalArgumentException where that would be outside of the folder: a bucket may have such keys
     */
    private Path path(String key) {
        Path file = root.resolve(key).normalize();
        if (!file.startsWith(root.normalize()) || file.equals(root.normalize())) {
            throw new IllegalArgumentException("`%s` is no key of an object".formatted(key));
        }
        return file;
    }

    @Override
    public void put(String key, Path file, String sha256) throws IOException {
        Path target = path(key);
        try {
            OwnerOnly.createFolders(Objects.requireNonNull(target.getParent()));
            Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw StorageFailure.translate(target, e);
        }
    }

    @Override
    public void put(String key, byte[] content) throws IOException {
        Path part = unfinished.resolve(UUID.randomUUID().toString());
        try {
            OwnerOnly.write(part, content);
            put(key, part, "");
        } catch (IOException e) {
            throw StorageFailure.translate(path(key), e);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    @Override
    public InputStream read(String key) throws IOException {
        try {
            return Files.newInputStream(path(key));
        } catch (IOException e) {
            throw StorageFailure.translate(path(key), e);
        }
    }

    @Override
    public boolean has(String key, long size) throws IOException {
        Path file = path(key);
        return Files.exists(file) && Files.size(file) == size;
    }

    /** Its folder goes as well where nothing else is in it. */
    @Override
    public void delete(String key) throws IOException {
        Path file = path(key);
        Files.deleteIfExists(file);
        Path folder = Objects.requireNonNull(file.getParent());
        if (root.equals(folder.getParent())) {
            return;
        }
        try {
            Files.deleteIfExists(folder);
        } catch (DirectoryNotEmptyException others) {
            LOG.trace("Others stand beside {}", file, others);
        }
    }

    @Override
    public Stream<Stored> list(String prefix) throws IOException {
        Path folder = root.resolve(prefix);
        if (!Files.isDirectory(folder)) {
            return Stream.empty();
        }
        return Files.walk(folder)
                .filter(Files::isRegularFile)
                .map(this::stored)
                .sorted(Comparator.comparing(Stored::key));
    }

    private Stored stored(Path file) {
        try {
            String key = root.relativize(file).toString().replace('\\', '/');
            return new Stored(
                    key, Files.size(file), Files.getLastModifiedTime(file).toInstant());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Change adding(String key) {
        return Files.exists(path(key)) ? () -> {} : marked(key);
    }

    @Override
    public Change removing(String key) {
        return marked(key);
    }

    /** Without room for the mark, what a crash leaves is kept: the object comes first, with its folder. */
    private Change marked(String key) {
        Path mark = mark(key);
        try {
            OwnerOnly.createFolders(Objects.requireNonNull(path(key).getParent()));
            OwnerOnly.createFolders(root.resolve(CHANGING));
            OwnerOnly.write(mark, new byte[0]);
        } catch (IOException e) {
            LOG.debug("Cannot mark {}", key, e);
        }
        return () -> {
            try {
                Files.deleteIfExists(mark);
            } catch (IOException e) {
                LOG.warn("Cannot delete {}", mark, e);
            }
        };
    }

    private Path mark(String key) {
        return root.resolve(CHANGING).resolve(key.replace('/', SLASH));
    }

    /** The keys, and the beginnings of keys, that were changing when the process ended. */
    public List<String> changing() throws IOException {
        Path marks = root.resolve(CHANGING);
        if (!Files.isDirectory(marks)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(marks)) {
            return all.filter(Files::isRegularFile)
                    .map(mark -> mark.getFileName().toString().replace(SLASH, '/'))
                    .toList();
        }
    }

    /** Forgets a mark. */
    public void changed(String key) throws IOException {
        Files.deleteIfExists(mark(key));
    }

    /** The disk is looked at with what else is on it. */
    @Override
    public void check() {}

    @Override
    public void close() {}
}
