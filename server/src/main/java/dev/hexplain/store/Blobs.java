package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import dev.hexplain.bytes.Source;
import dev.hexplain.store.Verdicts.Verdict;
import dev.hexplain.store.objects.ObjectStore;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
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

    /** How often a file is fetched again that is evicted before it is opened. */
    private static final int MOST_TRIES = 3;

    private final ContentBackend home;
    private final ExecutorService checking = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("verify").daemon().factory());
    private final Set<String> queued = ConcurrentHashMap.newKeySet();
    private final Verdicts verdicts = new Verdicts();
    private volatile Consumer<Dump> whenDamaged = dump -> {};
    private volatile Predicate<Dump> isDeleted = dump -> false;

    Blobs(ContentBackend home) {
        this.home = home;
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
        for (int tries = 1; ; tries++) {
            requireIntact(dump);
            Path file = home.file(dump.sha256());
            try {
                return Source.ofFile(dump.name(), file);
            } catch (IOException e) {
                if (!(e instanceof NoSuchFileException) || tries == MOST_TRIES) {
                    throw StorageFailure.translate(file, e);
                }
            }
        }
    }

    /** The file of a dump that was opened. */
    Path file(Dump dump) {
        return home.file(dump.sha256());
    }

    /** Looks whether content is what it has to be; at larger ones later. */
    void requireIntact(Dump dump) throws IOException {
        bring(dump);
        Path file = home.file(dump.sha256());
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
        try {
            bring(dump);
        } catch (DamagedDump damaged) {
            return false;
        }
        Optional<Verdict> known = verdicts.of(dump.sha256(), looks(home.file(dump.sha256())));
        return (known.isPresent() ? known.get() : check(dump)).found().isEmpty();
    }

    private void bring(Dump dump) throws IOException {
        try {
            if (home.bring(dump)) {
                verdicts.put(dump.sha256(), new Verdict(looks(home.file(dump.sha256())), Optional.empty()));
            }
        } catch (DamagedDump damaged) {
            if (isDeleted.test(dump)) {
                throw Deleted.dump(dump.id());
            }
            throw damaged;
        }
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
        Path file = home.file(dump.sha256());
        String looks = looks(file);
        Verdict verdict = new Verdict(looks, wrong(dump, file));
        if (verdict.found().isPresent() && isDeleted.test(dump)) {
            throw Deleted.dump(dump.id());
        }
        if (verdict.found().isPresent() && home.renew(dump)) {
            LOG.warn(
                    "The copy of dump {} is damaged, and fetched again: {}",
                    dump.id(),
                    verdict.found().get());
            checking.execute(() -> whenDamaged.accept(dump));
            bring(dump);
            return new Verdict(looks, Optional.empty());
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

    /** Marks content that gets its record after it is kept. */
    ObjectStore.Change adding(String sha256) {
        return home.objects().adding(Folders.blobKey(sha256));
    }

    /** Marks content that loses its record before it is deleted. */
    ObjectStore.Change removing(String sha256) {
        return home.objects().removing(Folders.blobKey(sha256));
    }

    /** Begins to keep content that came, before anything is locked. */
    void send(Incoming incoming) throws IOException {
        home.send(incoming);
    }

    /** Keeps content that came, instead of what is there under its name. */
    void keep(Incoming incoming) throws IOException {
        home.keep(incoming);
        verdicts.put(incoming.sha256(), new Verdict(looks(home.file(incoming.sha256())), Optional.empty()));
    }

    /** Takes back content whose dump could not be recorded. */
    void takeBack(String sha256) throws IOException {
        verdicts.remove(sha256);
        home.takeBack(sha256);
    }

    /** Deletes content. */
    void delete(String sha256) throws IOException {
        verdicts.remove(sha256);
        home.delete(sha256);
    }

    @Override
    public void close() {
        checking.shutdownNow();
    }
}
