package dev.hexplain.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;

/**
 * The rows of some files, as one query wants them.
 *
 * @param formats those whose files have rows; empty where all have
 */
record RowScan(ReadOptions options, StructType readSchema, Optional<Set<String>> formats) implements Scan, Batch {
    @Override
    public String description() {
        return "%s %s of %s, columns: %s%s"
                .formatted(
                        HexplainSource.NAME,
                        options.kind().id(),
                        String.join(", ", options.paths()),
                        String.join(", ", readSchema.fieldNames()),
                        formats.map(each -> ", formats: " + String.join(", ", new TreeSet<>(each)))
                                .orElse(""));
    }

    @Override
    public Batch toBatch() {
        return this;
    }

    @Override
    public InputPartition[] planInputPartitions() {
        if (formats.filter(Set::isEmpty).isPresent()) {
            return new InputPartition[0];
        }
        SparkSession spark = SparkSession.active();
        try {
            List<ListedFile> files = new FileListing(storage(spark)).of(options.paths());
            return FilePlan.of(spark, options, storage(spark)).partitions(files);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Configuration storage(SparkSession spark) {
        return options.storage(spark.sparkContext().hadoopConfiguration());
    }

    @Override
    public PartitionReaderFactory createReaderFactory() {
        return new RowReaderFactory(
                options,
                new ArrayList<>(formats.orElse(Set.of())),
                RowSchema.places(options.kind(), readSchema),
                new SerializableConfiguration(storage(SparkSession.active())));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RowScan(ReadOptions as, StructType columns, Optional<Set<String>> of)
                && options.equals(as)
                && Arrays.equals(readSchema.fieldNames(), columns.fieldNames())
                && formats.equals(of);
    }

    @Override
    public int hashCode() {
        return options.hashCode();
    }
}
