package dev.hexplain.store;

import com.fasterxml.jackson.databind.JsonNode;
import dev.hexplain.bytes.OwnerOnly;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.tree.SpaceAllowance;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A folder of files that can be recreated. Its manifest is written last: a folder without one is incomplete, and one
 * whose files do not match the manifest is damaged; both are deleted and recreated. Sizes are checked at each opening;
 * checksums at the first one, and when its files have changed since.
 *
 * @param manifest the name of the manifest's file
 */
record CacheFolder(Path path, String manifest, StoreShare share, StoreSpace space) {
    private static final Logger LOG = LoggerFactory.getLogger(CacheFolder.class);

    /** Resolution of the time of last reading, which is kept as the manifest's modification time. */
    private static final Duration READ_AT = Duration.ofHours(1);

    /** A folder that is whole and right; it stays until this is closed. */
    record Reading(Manifest manifest, Runnable end) implements AutoCloseable {
        @Override
        public void close() {
            end.run();
        }
    }

    /** Empties the folder, and returns an allowance for the bytes that are to be written to it. */
    SpaceAllowance begin() throws IOException {
        discard();
        try {
            OwnerOnly.createFolders(path);
        } catch (IOException e) {
            throw failed(e);
        }
        return space.account(share, () -> {});
    }

    /** Writes the manifest, after all files. Where their dump was deleted meanwhile, they are deleted too. */
    void finish(JsonNode note) throws IOException {
        try {
            Manifest written = Manifest.of(path, note);
            finish(written, written.toBytes());
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private void finish(Manifest written, byte[] text) throws IOException {
        Path part = path.resolve(manifest + ".part");
        OwnerOnly.write(part, text);
        Files.move(part, path.resolve(manifest), StandardCopyOption.ATOMIC_MOVE);
        String looks = written.looks(path).orElse("");
        know(written.bytes() + text.length, Instant.now(), looks);
        if (space.caches().endedAround(path).isPresent()) {
            discard();
        }
    }

    /**
     * Sends the folder to where other servers take it from; the manifest comes last there as well.
     *
     * @param least bytes that are worth it
     */
    void publish(ObjectStore objects, String prefix, long least) throws IOException {
        Optional<Reading> reading = read();
        if (reading.isEmpty()) {
            return;
        }
        try (Reading whole = reading.get()) {
            if (whole.manifest().bytes() < least) {
                return;
            }
            for (String file : whole.manifest().files().keySet()) {
                objects.put(prefix + file, path.resolve(file), "");
            }
            objects.put(prefix + manifest, Files.readAllBytes(path.resolve(manifest)));
        }
    }

    /**
     * Takes the folder from where another server has sent it; false where none did, or what is there is not wanted, or not
     * whole.
     */
    boolean fetch(ObjectStore objects, String prefix, Predicate<Manifest> wanted) throws IOException {
        byte[] text;
        try {
            text = objects.get(prefix + manifest);
        } catch (NoSuchFileException none) {
            return false;
        }
        Optional<Manifest> found =
                Manifest.read(text).filter(Manifest::namesFiles).filter(wanted);
        if (found.isEmpty()) {
            return false;
        }
        SpaceAllowance account = begin();
        boolean right = false;
        try {
            for (Map.Entry<String, Manifest.Sum> file : found.get().files().entrySet()) {
                account.take(file.getValue().size());
                try (InputStream in = objects.read(prefix + file.getKey())) {
                    OwnerOnly.copy(in, path.resolve(file.getKey()));
                }
            }
            right = found.get().looks(path).isPresent() && found.get().isContentRight(path);
        } catch (NoSuchFileException replaced) {
            LOG.debug("{} is being written anew by another server", prefix, replaced);
        } finally {
            account.end();
            if (!right) {
                discard();
            }
        }
        if (right) {
            finish(found.get(), text);
        }
        return right;
    }

    /** Counts a folder that has been there before. */
    void found() throws IOException {
        Instant readAt = Files.getLastModifiedTime(path.resolve(manifest)).toInstant();
        know(Folders.bytes(path), readAt, "");
    }

    private void know(long bytes, Instant readAt, String looks) {
        space.count(share, bytes);
        space.caches().add(path, share, bytes, readAt, looks);
    }

    /** Reads the folder, where it is whole; deletes it where it is damaged. */
    Optional<Reading> read() {
        Optional<Caches.Entry> known = space.caches().read(path);
        if (known.isEmpty()) {
            return Optional.empty();
        }
        Caches.Entry entry = known.get();
        boolean right = false;
        try {
            Optional<Manifest> found = checked(entry);
            right = found.isPresent();
            return found.map(whole -> new Reading(whole, () -> space.caches().endReading(entry)));
        } catch (IOException e) {
            throw failed(e);
        } finally {
            if (!right) {
                space.caches().endReading(entry);
            }
        }
    }

    private Optional<Manifest> checked(Caches.Entry entry) throws IOException {
        Path file = path.resolve(manifest);
        Optional<Manifest> found = Manifest.read(file);
        Optional<String> looks = found.isPresent() ? found.get().looks(path) : Optional.empty();
        if (looks.isPresent() && !space.caches().isVerified(entry, looks.get())) {
            if (found.get().isContentRight(path)) {
                space.caches().verified(entry, looks.get());
            } else {
                looks = Optional.empty();
            }
        }
        if (looks.isEmpty()) {
            LOG.warn("{} is damaged: it is made again", path);
            discard();
            return Optional.empty();
        }
        rememberRead(file);
        return found;
    }

    private static void rememberRead(Path file) {
        try {
            Instant before = Files.getLastModifiedTime(file).toInstant();
            if (before.plus(READ_AT).isBefore(Instant.now())) {
                Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
            }
        } catch (IOException notWritable) {
            LOG.debug("Cannot note that {} was read", file, notWritable);
        }
    }

    /** Deletes the folder, where it is there. */
    void discard() {
        space.discard(path);
    }

    private UncheckedIOException failed(IOException failure) {
        return new UncheckedIOException("Cannot use the folder " + path, StorageFailure.translate(path, failure));
    }
}
