package dev.hexplain.spark;

import static org.apache.spark.sql.functions.countDistinct;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * {@code make bench-spark FOLDER=…}: how fast the files of a folder are read with one core and with two; what the tasks of
 * that would take on more cores, by their measured times; and what a question across all files moves between machines.
 */
public final class SparkFigures {
    private static final int[] CORES = {1, 2};
    private static final int[] SIMULATED = {4, 16, 64};
    private static final double MB = 1e6;

    /** A task that ended. */
    private record Ended(int stage, long millis, long shuffled) {}

    private final String folder;
    private final List<Ended> ended = new CopyOnWriteArrayList<>();

    private SparkFigures(String folder) {
        this.folder = folder;
    }

    /** @param arguments the folder */
    public static void main(String[] arguments) {
        new SparkFigures(arguments[0]).print();
    }

    private void print() {
        System.out.println("| what | cores | files/s | MB/s | tasks | longest task : mean |");
        System.out.println("|---|---|---|---|---|---|");
        for (int cores : CORES) {
            try (Session session = new Session(cores)) {
                session.read("files"); // compiles what it is read by
                measure(session, "files", cores);
                measure(session, "classes", cores);
                if (cores == CORES[CORES.length - 1]) {
                    shuffle(session);
                }
            }
        }
    }

    private void measure(Session session, String kind, int cores) {
        Row all = session.rows("files").selectExpr("count(*)", "sum(size)").first();
        ended.clear();
        long start = System.nanoTime();
        session.read(kind);
        double seconds = (System.nanoTime() - start) / 1e9;
        List<Ended> tasks = tasks();
        double longest = tasks.stream().mapToLong(Ended::millis).max().orElse(0);
        double mean = tasks.stream().mapToLong(Ended::millis).average().orElse(1);
        line(kind, String.valueOf(cores), all, seconds, tasks.size(), longest / mean);
        if (cores == 1) {
            for (int more : SIMULATED) {
                line(kind, more + " (simulated)", all, makespan(tasks, more) / 1e3, tasks.size(), longest / mean);
            }
        }
    }

    private static void line(String kind, String cores, Row all, double seconds, int tasks, double skew) {
        System.out.printf(
                "| rows of %s | %s | %,.0f | %.1f | %d | %.1f |%n",
                kind, cores, all.getLong(0) / seconds, all.getLong(1) / MB / seconds, tasks, skew);
    }

    /** The tasks of the stage that read, in the order in which they were started. */
    private List<Ended> tasks() {
        int first = ended.stream().mapToInt(Ended::stage).min().orElse(0);
        return ended.stream().filter(each -> each.stage() == first).toList();
    }

    /** How long the tasks take where each core takes the next one as soon as it is free, in milliseconds. */
    private static double makespan(List<Ended> tasks, int cores) {
        PriorityQueue<Long> free = new PriorityQueue<>(Collections.nCopies(cores, 0L));
        long end = 0;
        for (Ended task : tasks) {
            long until = free.remove() + task.millis();
            free.add(until);
            end = Math.max(end, until);
        }
        return end;
    }

    /** Which classes there are in several versions: each task counts its own, and one row a class and version moves. */
    private void shuffle(Session session) {
        ended.clear();
        List<Row> conflicts = session.rows("classes")
                .where("class_name is not null")
                .groupBy("class_name")
                .agg(countDistinct("uid").as("versions"))
                .where("versions > 1")
                .collectAsList();
        long moved = ended.stream().mapToLong(Ended::shuffled).sum();
        System.out.printf(
                "%nclasses in several versions: %d; moved between tasks: %,d bytes%n", conflicts.size(), moved);
    }

    private final class Session implements AutoCloseable {
        private final SparkSession spark;

        Session(int cores) {
            spark = SparkSession.builder()
                    .master("local[" + cores + "]")
                    .config("spark.ui.enabled", "false")
                    .config("spark.driver.host", "127.0.0.1")
                    .config("spark.sql.shuffle.partitions", "8")
                    .getOrCreate();
            spark.sparkContext().setLogLevel("ERROR");
            spark.sparkContext().addSparkListener(new SparkListener() {
                @Override
                public void onTaskEnd(SparkListenerTaskEnd end) {
                    ended.add(new Ended(
                            end.stageId(),
                            end.taskInfo().duration(),
                            end.taskMetrics().shuffleWriteMetrics().bytesWritten()));
                }
            });
        }

        Dataset<Row> rows(String kind) {
            return spark.read().format("hexplain").option("rows", kind).load(folder);
        }

        /** Reads all columns but the hash, and keeps nothing. */
        void read(String kind) {
            List<String> columns = new ArrayList<>(Arrays.asList(rows(kind).columns()));
            columns.remove("sha256");
            rows(kind)
                    .selectExpr(columns.toArray(String[]::new))
                    .write()
                    .format("noop")
                    .mode("overwrite")
                    .save();
        }

        @Override
        public void close() {
            spark.stop();
        }
    }
}
