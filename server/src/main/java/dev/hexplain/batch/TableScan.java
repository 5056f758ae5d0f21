package dev.hexplain.batch;

import dev.hexplain.batch.rows.FileFacts;
import dev.hexplain.batch.rows.RowReader;
import dev.hexplain.batch.tables.RowAppender;
import dev.hexplain.batch.tables.TableFile;
import dev.hexplain.inspect.storage.BucketFiles;
import dev.hexplain.inspect.storage.BucketFiles.Listed;
import dev.hexplain.tree.StorageFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/** Reads all files of some folders and buckets into a table, several at the same time. */
public final class TableScan {
    /** Files that were found and not yet read. */
    private static final int AHEAD = 1_024;

    /** Where the bytes of an object are before it is fetched. */
    private static final Path NOWHERE = Path.of("");

    private final RowReader reader;
    private final TableFile table;
    private final int atOnce;
    private final BlockingQueue<Found> found = new ArrayBlockingQueue<>(AHEAD);
    private final AtomicBoolean failed = new AtomicBoolean();
    private volatile boolean listed = true;
    private final LongAdder read = new LongAdder();
    private final LongAdder known = new LongAdder();
    private final LongAdder unreadable = new LongAdder();

    /** What became of the files. */
    public record Counts(long read, long known, long unreadable) {}

    /** Something on the way to those that read. */
    private sealed interface Found {}

    private record FoundFile(Path path) implements Found {}

    private record FoundObject(BucketFiles bucket, Listed object) implements Found {}

    private record Unreadable(String name, Exception why) implements Found {}

    private record End() implements Found {}

    /** @param atOnce files that are read at the same time */
    public TableScan(RowReader reader, TableFile table, int atOnce) {
        this.reader = reader;
        this.table = table;
        this.atOnce = atOnce;
    }

    /** What was read so far; for any thread. */
    public Counts counts() {
        return new Counts(read.sum(), known.sum(), unreadable.sum());
    }

    /**
     * Reads all of some files and folders; the table is not finished by that.
     */
    public Counts run(List<Path> paths) throws IOException {
        return run(paths, List.of());
    }

    /**
     * The same, and all of some buckets.
     *
     * @param paths files and folders
     * @param buckets of which all objects are read
     */
    public Counts run(List<Path> paths, List<BucketFiles> buckets) throws IOException {
        try (ExecutorService readers = Executors.newFixedThreadPool(atOnce)) {
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < atOnce; i++) {
                running.add(readers.submit(() -> {
                    readAll();
                    return null;
                }));
            }
            try {
                new FileWalk(paths).run(new Finding());
                buckets.forEach(this::find);
            } finally {
                for (int i = 0; i < atOnce; i++) {
                    pass(new End());
                }
            }
            for (Future<?> each : running) {
                join(each);
            }
        }
        return counts();
    }

    private static void join(Future<?> reading) throws IOException {
        try {
            reading.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case IOException failure -> throw failure;
                case UncheckedIOException failure -> throw failure;
                case null, default -> throw new IllegalStateException("Reading ended", e);
            }
        }
    }

    private final class Finding implements FileWalk.Listener {
        @Override
        public void file(Path file) {
            if (!table.isOwn(file)) {
                pass(new FoundFile(file));
            }
        }

        @Override
        public void unreadable(Path path, IOException why) {
            pass(new Unreadable(path.toString(), why));
        }
    }

    /** One that cannot be listed to its end has a row that says so. */
    private void find(BucketFiles bucket) {
        try (Stream<Listed> objects = bucket.list()) {
            objects.forEach(object -> pass(new FoundObject(bucket, object)));
        } catch (StorageFailure e) {
            listed = false;
            pass(new Unreadable(bucket.toString(), e));
        }
    }

    /** Whether all buckets were listed to their ends: what was not found may be there otherwise. */
    public boolean isListed() {
        return listed;
    }

    /** Waits for room, unless nobody reads any more. */
    private void pass(Found next) {
        try {
            boolean passed = false;
            while (!passed && !failed.get()) {
                passed = found.offer(next, 1, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            failed.set(true);
        }
    }

    /** Waits for the next one, unless the table cannot be written any more. */
    private Found next() throws InterruptedException {
        Found next = null;
        while (next == null && !failed.get()) {
            next = found.poll(1, TimeUnit.SECONDS);
        }
        return next == null ? new End() : next;
    }

    private void readAll() throws IOException, InterruptedException {
        boolean whole = false;
        try (RowAppender writer = table.writer()) {
            for (Found next = next(); !(next instanceof End); next = next()) {
                read(next, writer);
            }
            whole = true;
        } finally {
            if (!whole) {
                failed.set(true);
            }
        }
    }

    private void read(Found next, RowAppender writer) throws IOException {
        switch (next) {
            case FoundFile file -> read(file.path(), writer);
            case FoundObject(BucketFiles bucket, Listed object) -> read(bucket, object, writer);
            case Unreadable unread -> fail(unread.name(), unread.why(), writer);
            case End _ -> throw new IllegalStateException("Nothing is read behind the end");
        }
    }

    private void read(Path path, RowAppender writer) throws IOException {
        FileFacts file;
        try {
            file = FileFacts.of(path);
        } catch (IOException e) {
            fail(path.toString(), e, writer);
            return;
        }
        if (writer.has(file)) {
            known.increment();
        } else {
            readAnew(file, writer);
        }
    }

    /** Decoders read files: what the table does not have is copied to one for as long as it is read. */
    private void read(BucketFiles bucket, Listed object, RowAppender writer) throws IOException {
        if (writer.has(FileFacts.ofCopy(object.name(), NOWHERE, object.size(), object.modified()))) {
            known.increment();
            return;
        }
        Path copy = Files.createTempFile("hexplain-scan", "");
        try {
            Optional<Exception> failure = fetch(bucket, object, copy);
            if (failure.isPresent()) {
                fail(object.name(), failure.get(), writer);
            } else {
                readAnew(FileFacts.ofCopy(object.name(), copy, object.size(), object.modified()), writer);
            }
        } finally {
            Files.delete(copy);
        }
    }

    private static Optional<Exception> fetch(BucketFiles bucket, Listed object, Path copy) {
        try {
            bucket.fetch(object, copy);
            return Files.size(copy) == object.size()
                    ? Optional.empty()
                    : Optional.of(new IOException("It changed since the bucket was listed: scan again"));
        } catch (IOException | StorageFailure e) {
            return Optional.of(e);
        }
    }

    private void readAnew(FileFacts file, RowAppender writer) throws IOException {
        String sha256;
        try {
            sha256 = file.sha256();
        } catch (IOException e) {
            fail(file.name(), e, writer);
            return;
        }
        if (writer.has(file, sha256)) {
            known.increment();
            return;
        }
        boolean whole = writer.put(file, rows -> reader.read(file, sha256, rows));
        (whole ? read : unreadable).increment();
    }

    private void fail(String name, Exception why, RowAppender writer) throws IOException {
        writer.put(name, reader.unreadable(name, why));
        unreadable.increment();
    }
}
