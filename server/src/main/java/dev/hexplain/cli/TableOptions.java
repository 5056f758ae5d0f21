package dev.hexplain.cli;

import dev.hexplain.batch.TableScan;
import dev.hexplain.batch.TableScan.Counts;
import dev.hexplain.batch.rows.RowKind;
import dev.hexplain.batch.rows.RowReader;
import dev.hexplain.batch.tables.TableFile;
import dev.hexplain.inspect.DumpSessions;
import dev.hexplain.inspect.common.DecodeChoices;
import dev.hexplain.inspect.monitoring.UncaughtFailures;
import dev.hexplain.inspect.storage.BucketFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Model.OptionSpec;

/** Options of a scan that writes a table. */
final class TableOptions {
    private static final int SECONDS_BETWEEN_WORDS = 10;

    private final Argument<RowKind> rows = Argument.option(
            RowKind.class,
            OptionSpec.builder("--rows")
                    .paramLabel("KIND")
                    .defaultValue("files")
                    .description(
                            "With --out FILE.parquet: what a row is: files, messages, classes or fields (default: ${DEFAULT-VALUE})."));

    private final Argument<Boolean> restart = Argument.flag(
            "--restart",
            "With --out FILE.parquet: read again what the table has already, and what an earlier run has read.");

    private final Argument<Boolean> anew =
            Argument.flag(OptionSpec.builder("--anew").hidden(true).description("The same as --restart."));

    private final Argument<Boolean> prune =
            Argument.flag("--prune", "With --out FILE.parquet: drop the rows of files that are not found any more.");

    private final Argument<String> engine = Argument.option(
            String.class,
            OptionSpec.builder("--engine")
                    .paramLabel("MASTER")
                    .description(
                            "With --out FILE.parquet: submit the scan to Apache Spark, as in spark://host:7077 or local[2]; FILE is"
                                    + " a folder then, and a PATH may be an address such as s3a://bucket/dumps."));

    private final BucketOptions buckets = new BucketOptions("--", "HEXPLAIN_");

    /** In the order of the help text. */
    List<Argument<?>> arguments() {
        List<Argument<?>> all = new ArrayList<>(List.of(rows, restart, anew, prune, engine));
        all.addAll(buckets.arguments());
        return all;
    }

    /** Whether one of them is on the command line. */
    boolean given() {
        return restarts()
                || prune.value()
                || rows.value() != RowKind.FILES
                || engine.given().isPresent();
    }

    private boolean restarts() {
        return restart.value() || anew.value();
    }

    /** Where Spark runs that does the work; empty where it is done here. */
    Optional<String> engine() {
        return engine.given();
    }

    /** Has Spark read files and folders into a folder of Parquet files; gives the exit code of that. */
    int submit(String master, Path folder, List<String> paths, Map<String, String> options) throws IOException {
        Map<String, String> all = new LinkedHashMap<>(options);
        all.put("rows", rows.value().id());
        return SparkSubmission.of(System.getenv()).run(master, folder, restarts(), all, paths);
    }

    /** Whether an option is given that Spark has no use for. */
    boolean prunes() {
        return prune.value();
    }

    /**
     * Reads files and folders into a table.
     *
     * @param addresses of buckets
     */
    void write(
            Path file,
            List<Path> paths,
            List<String> addresses,
            DumpSessions sessions,
            DecodeChoices choices,
            int atOnce,
            PrintWriter err)
            throws IOException {
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new NoSuchFileException(path.toString());
            }
        }
        List<BucketFiles> opened = new ArrayList<>();
        try {
            addresses.forEach(address -> opened.add(buckets.open(address)));
            write(file, paths, opened, new RowReader(sessions, choices, rows.value()), atOnce, err);
        } finally {
            opened.forEach(BucketFiles::close);
        }
    }

    private void write(
            Path file, List<Path> paths, List<BucketFiles> from, RowReader reader, int atOnce, PrintWriter err)
            throws IOException {
        try (TableFile table = TableFile.open(file, rows.value(), Version.text(), restarts())) {
            TableScan scan = new TableScan(reader, table, atOnce);
            Counts counts;
            try (ScheduledExecutorService words = Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().factory())) {
                if (Terminal.isOutput()) {
                    var _ = words.scheduleAtFixedRate(
                            UncaughtFailures.passing(() -> say(scan.counts(), err)),
                            SECONDS_BETWEEN_WORDS,
                            SECONDS_BETWEEN_WORDS,
                            TimeUnit.SECONDS);
                }
                counts = scan.run(paths, from);
            }
            if (prune.value() && !scan.isListed()) {
                err.println("hexplain: no rows were dropped: a bucket could not be listed to its end");
            }
            long written = table.finish(prune.value() && scan.isListed());
            say(counts, err);
            err.println("hexplain: %s has %,d rows".formatted(file, written));
        }
    }

    private static void say(Counts counts, PrintWriter err) {
        err.println("hexplain: files: %,d read, %,d in the table before, %,d that could not be read"
                .formatted(counts.read(), counts.known(), counts.unreadable()));
        err.flush();
    }
}
