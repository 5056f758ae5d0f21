package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.bytes.Source;
import dev.hexplain.store.Verdicts.Verdict;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Stores the content of dumps, in files named by their SHA-256. A file is trusted only after its hash was verified: a
 * small one when it is opened, a larger one in the background; and again when it has changed. Safe for many threads.
 */
final class Blobs implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Blobs.class);

    /** Hashed within milliseconds. */
    private static final long SMALL = 4 << 20;

    /** Resolution of the time of last opening, which is kept as the file's modification time. */
    private static final Duration OPENED_AT = Duration.ofHours(1);

    private final Folders folders;
    private final ExecutorService checking = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("verify").daemon().factory());
    private final Set<String> queued = ConcurrentHashMap.newKeySet();
    private final Verdicts verdicts = new Verdicts();
    private volatile Consumer<Dump> whenDamaged = dump -> {};
    private volatile Predicate<Dump> isDeleted = dump -> false;

    Blobs(Folders folders) {
        this.folders = folders;
    }

    /** Sets the listener for dumps found damaged, which has to close them. */
    void whenDamaged(Consumer<Dump> listener) {
        whenDamaged = listener;
    }

    /** Sets the check for deleted dumps, whose missing content is no damage. */
    void deletedIf(Predicate<Dump> deleted) {
        isDeleted = deleted;
    }

    /**
     * The content of a dump.
     *
     * @throws DamagedDump where it is known to be damaged
     * @throws Deleted where it was deleted meanwhile
     */
    Source open(Dump dump) throws IOException {
        requireIntact(dump);
        Path file = folders.blob(dump.sha256());
        rememberOpened(dump, file);
        try {
            return Source.ofFile(dump.name(), file);
        } catch (IOException e) {
            throw StorageFailure.translate(file, e);
        }
    }

    /** Looks whether content is what it has to be; at larger ones later. */
    void requireIntact(Dump dump) throws IOException {
        Path file = folders.blob(dump.sha256());
        Optional<Verdict> known = verdicts.of(dump.sha256(), looks(file));
        if (known.isEmpty()) {
            if (dump.size() > SMALL && hasSizeOf(dump, file)) {
                checkLater(dump);
                return;
            }
            known = Optional.of(check(dump));
        }
        Optional<String> found = known.get().found();
        if (found.isPresent()) {
            throw new DamagedDump(dump, found.get());
        }
    }

    /** Looks at content now, whatever its size. */
    boolean isIntact(Dump dump) throws IOException {
        Optional<Verdict> known = verdicts.of(dump.sha256(), looks(folders.blob(dump.sha256())));
        return (known.isPresent() ? known.get() : check(dump)).found().isEmpty();
    }

    private void checkLater(Dump dump) {
        if (queued.add(dump.sha256())) {
            checking.execute(() -> {
                try {
                    check(dump);
                } catch (Deleted gone) {
                    LOG.debug("Nobody needs the content of dump {} any more", dump.id(), gone);
                } catch (IOException | RuntimeException e) {
                    LOG.warn("Cannot look at the content of dump {}", dump.id(), e);
                } finally {
                    queued.remove(dump.sha256());
                }
            });
        }
    }

    private Verdict check(Dump dump) throws IOException {
        Path file = folders.blob(dump.sha256());
        String looks = looks(file);
        Verdict verdict = new Verdict(looks, wrong(dump, file));
        if (verdict.found().isPresent() && isDeleted.test(dump)) {
            throw Deleted.dump(dump.id());
        }
        verdicts.put(dump.sha256(), verdict);
        if (verdict.found().isPresent()) {
            LOG.error(
                    "The content of dump {} is damaged: {}",
                    dump.id(),
                    verdict.found().get());
            // The thread that found the damage may have it open.
            checking.execute(() -> whenDamaged.accept(dump));
        }
        return verdict;
    }

    private static Optional<String> wrong(Dump dump, Path file) throws IOException {
        if (!Files.exists(file)) {
            return Optional.of("its file is gone");
        }
        if (!hasSizeOf(dump, file)) {
            return Optional.of("the file holds %d bytes instead of %d".formatted(Files.size(file), dump.size()));
        }
        try (InputStream in = Files.newInputStream(file)) {
            String found = Sha256.of(in);
            return found.equals(dump.sha256()) ? Optional.empty() : Optional.of("it is " + found);
        } catch (IOException e) {
            throw StorageFailure.translate(file, e);
        }
    }

    private static boolean hasSizeOf(Dump dump, Path file) throws IOException {
        return Files.exists(file) && Files.size(file) == dump.size();
    }

    private static String looks(Path file) throws IOException {
        try {
            BasicFileAttributes found = Files.readAttributes(file, BasicFileAttributes.class);
            return found.size() + " " + found.lastModifiedTime().toInstant();
        } catch (NoSuchFileException gone) {
            return "gone";
        }
    }

    /** When a dump was last opened, as exactly as that is remembered. */
    Instant openedAt(Dump dump) throws IOException {
        Path file = folders.blob(dump.sha256());
        return Files.exists(file) ? Files.getLastModifiedTime(file).toInstant() : Instant.now();
    }

    private void rememberOpened(Dump dump, Path file) {
        try {
            String before = looks(file);
            if (openedAt(dump).plus(OPENED_AT).isBefore(Instant.now())) {
                Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
                verdicts.touched(dump.sha256(), before, looks(file));
            }
        } catch (IOException notWritable) {
            LOG.debug("Cannot note that {} was opened", file, notWritable);
        }
    }

    /** Keeps content that came, instead of what is there under its name. */
    void keep(Incoming incoming) throws IOException {
        Path file = folders.blob(incoming.sha256());
        incoming.keepAs(file);
        verdicts.put(incoming.sha256(), new Verdict(looks(file), Optional.empty()));
    }

    /** Deletes content, and its folder if that is empty then. Requires the write lock. */
    void delete(String sha256) throws IOException {
        Path file = folders.blob(sha256);
        Files.deleteIfExists(file);
        verdicts.remove(sha256);
        try {
            Files.deleteIfExists(Objects.requireNonNull(file.getParent()));
        } catch (DirectoryNotEmptyException others) {
            LOG.trace("Others stand beside {}", file, others);
        }
    }

    @Override
    public void close() {
        checking.shutdownNow();
    }
}
