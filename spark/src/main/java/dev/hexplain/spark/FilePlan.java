package dev.hexplain.spark;

import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.capture.CaptureFile;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.network.util.JavaUtils;
import org.apache.spark.sql.RuntimeConfig;
import org.apache.spark.sql.SparkSession;

/**
 * Distributes files over tasks: large ones first, so that the last task is a small one, and small ones together.
 *
 * @param mostOfTask bytes of the files of a task, unless one alone has more
 * @param perFile what opening a file costs, as bytes
 * @param cores how many tasks run at the same time
 */
record FilePlan(ReadOptions options, Configuration storage, long mostOfTask, long perFile, int cores) {
    /** So many that those which take long do not make the others wait. */
    private static final int TASKS_OF_A_CORE = 4;

    private static final int MOST_SHARES = 64;

    /** As many bytes as tell a capture. */
    private static final int HEAD = 64;

    static FilePlan of(SparkSession spark, ReadOptions options, Configuration storage) {
        return new FilePlan(
                options,
                storage,
                bytes(spark.conf(), "spark.sql.files.maxPartitionBytes"),
                bytes(spark.conf(), "spark.sql.files.openCostInBytes"),
                spark.sparkContext().defaultParallelism());
    }

    private static long bytes(RuntimeConfig settings, String name) {
        return JavaUtils.byteStringAsBytes(settings.get(name));
    }

    FilePartition[] partitions(List<ListedFile> files) {
        List<FileTask> tasks = files.stream()
                .flatMap(this::tasks)
                .sorted(Comparator.comparingLong(FileTask::weight).reversed())
                .toList();
        return packed(tasks).toArray(FilePartition[]::new);
    }

    private List<FilePartition> packed(List<FileTask> tasks) {
        long all = tasks.stream().mapToLong(this::cost).sum();
        long target = Math.clamp(all / ((long) cores * TASKS_OF_A_CORE), perFile, Math.max(perFile, mostOfTask));
        List<FilePartition> partitions = new ArrayList<>();
        List<FileTask> next = new ArrayList<>();
        long cost = 0;
        for (FileTask task : tasks) {
            if (!next.isEmpty() && cost + cost(task) > target) {
                partitions.add(FilePartition.of(next));
                next.clear();
                cost = 0;
            }
            next.add(task);
            cost += cost(task);
        }
        if (!next.isEmpty()) {
            partitions.add(FilePartition.of(next));
        }
        return partitions;
    }

    private long cost(FileTask task) {
        return task.weight() + perFile;
    }

    /** One, unless it is a large capture of which the rows are those of flows. */
    private Stream<FileTask> tasks(ListedFile file) {
        boolean splits = (options.kind() == RowKind.MESSAGES || options.kind() == RowKind.CLASSES)
                && file.size() > options.splitBytes()
                && isCapture(file);
        if (!splits) {
            return Stream.of(FileTask.whole(file));
        }
        int shares = (int) Math.min(MOST_SHARES, Math.ceilDiv(file.size(), options.splitBytes()));
        return IntStream.range(0, shares).mapToObj(index -> new FileTask(file, index, shares));
    }

    /** Where it cannot be read, the task that reads it says why. */
    private boolean isCapture(ListedFile file) {
        try (InputStream in = FileListing.fileSystem(file.path(), storage).open(file.path())) {
            return CaptureFile.recognises(Source.ofBytes(file.name(), in.readNBytes(HEAD)));
        } catch (IOException e) {
            return false;
        }
    }
}
