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
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Objects as files of a folder, at the paths that their keys are.
 *
 * @param unfinished a folder of the same volume for what is being written
 */
public record ObjectFolder(Path root, Path unfinished) implements ObjectStore {
    private static final Logger LOG = LoggerFactory.getLogger(ObjectFolder.class);

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

    /** The disk is looked at with what else is on it. */
    @Override
    public void check() {}

    @Override
    public void close() {}
}
