package dev.hexplain.spark;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.jspecify.annotations.Nullable;

/**
 * The rows of the files of a task. Files give their rows, and Spark takes them, so files are read by a thread beside that
 * of the task, which is never far ahead of it.
 */
final class FilePartitionReader implements PartitionReader<InternalRow> {
    private static final int ROWS_OF_A_BUNDLE = 256;

    private final BundleQueue<InternalRow> bundles = new BundleQueue<>();
    private final Thread thread;
    private Iterator<InternalRow> bundle = List.<InternalRow>of().iterator();
    private @Nullable InternalRow current;

    private FilePartitionReader(List<FileTask> tasks, FileReading reading) {
        this.thread = Thread.ofPlatform().daemon().name("hexplain-reader").unstarted(() -> read(tasks, reading));
    }

    static FilePartitionReader start(List<FileTask> tasks, FileReading reading) {
        FilePartitionReader reader = new FilePartitionReader(tasks, reading);
        reader.thread.start();
        return reader;
    }

    private void read(List<FileTask> tasks, FileReading reading) {
        try {
            Bundling rows = new Bundling(new RowConversion(reading.columns()));
            for (FileTask task : tasks) {
                reading.read(task, new HeldRows(rows::add));
            }
            rows.end();
            bundles.end();
        } catch (CancellationException e) {
            // Nobody asks any more.
        } catch (Throwable e) { // a failure of this thread is one of the task
            bundles.fail(e);
        }
    }

    /** Rows on their way into bundles; for the thread that reads. */
    private final class Bundling {
        private final RowConversion conversion;
        private List<InternalRow> next = new ArrayList<>(ROWS_OF_A_BUNDLE);

        Bundling(RowConversion conversion) {
            this.conversion = conversion;
        }

        void add(List<@Nullable Object> cells) {
            next.add(conversion.row(cells));
            if (next.size() == ROWS_OF_A_BUNDLE) {
                end();
            }
        }

        void end() {
            bundles.put(next);
            next = new ArrayList<>(ROWS_OF_A_BUNDLE);
        }
    }

    @Override
    public boolean next() {
        while (!bundle.hasNext()) {
            List<InternalRow> taken = bundles.take();
            if (taken == null) {
                current = null;
                return false;
            }
            bundle = taken.iterator();
        }
        current = bundle.next();
        return true;
    }

    @Override
    public InternalRow get() {
        return Objects.requireNonNull(current, "next() says whether there is a row");
    }

    /** The rows that are left. */
    Iterator<InternalRow> iterator() {
        return new Iterator<>() {
            private boolean isAhead;

            @Override
            public boolean hasNext() {
                isAhead = isAhead || FilePartitionReader.this.next();
                return isAhead;
            }

            @Override
            public InternalRow next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                isAhead = false;
                return get();
            }
        };
    }

    @Override
    public void close() {
        bundles.close();
        thread.interrupt();
    }
}
