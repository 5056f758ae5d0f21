package dev.hexplain.spark;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;

/**
 * What {@code hexplain scan --engine} submits: reads files into a folder of Parquet files.
 *
 * <p>usage: {@code ScanJob --out FOLDER [--anew] [--option NAME=VALUE]… PATH…}, with options of the data source.
 */
public final class ScanJob {
    private final List<String> paths = new ArrayList<>();
    private final List<String> options = new ArrayList<>();
    private String out = "";
    private SaveMode mode = SaveMode.ErrorIfExists;

    private ScanJob(List<String> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            switch (arguments.get(i)) {
                case "--out" -> out = arguments.get(++i);
                case "--option" -> options.add(arguments.get(++i));
                case "--anew" -> mode = SaveMode.Overwrite;
                default -> paths.add(arguments.get(i));
            }
        }
        if (out.isEmpty() || paths.isEmpty()) {
            throw new IllegalArgumentException("usage: --out FOLDER [--anew] [--option NAME=VALUE]… PATH…");
        }
    }

    /** Submitted to Spark, which has the settings. */
    public static void main(String[] arguments) throws IOException {
        try (SparkSession spark =
                SparkSession.builder().appName("hexplain scan").getOrCreate()) {
            new ScanJob(List.of(arguments)).run(spark, System.err);
        }
    }

    private void run(SparkSession spark, PrintStream err) {
        DataFrameReader reader = spark.read().format(HexplainSource.NAME);
        for (String option : options) {
            int equals = option.indexOf('=');
            reader.option(option.substring(0, equals), option.substring(equals + 1));
        }
        Dataset<Row> rows = reader.load(paths.toArray(String[]::new));
        rows.write().mode(mode).option("compression", "zstd").parquet(out);
        err.printf("hexplain: %s has %,d rows%n", out, spark.read().parquet(out).count());
    }
}
