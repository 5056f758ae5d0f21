package dev.hexplain.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.classic.Dataset;
import org.apache.spark.sql.classic.SparkSession;
import org.apache.spark.sql.execution.datasources.HadoopFsRelation;
import org.apache.spark.sql.execution.datasources.LogicalRelation;
import org.apache.spark.sql.execution.datasources.PartitioningAwareFileIndex;
import org.apache.spark.sql.execution.streaming.Offset;
import org.apache.spark.sql.execution.streaming.runtime.FileStreamSource;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;
import scala.Option;
import scala.collection.immutable.Map;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The rows of files as they come into a folder. Which files are new, and which ones a query that begins again has seen, is
 * the work of Spark's stream of files.
 */
final class FolderStream extends FileStreamSource {
    /** The format whose files say nothing about their content. */
    private static final String ANY_FILE = "binaryFile";

    private final SparkSession spark;
    private final ReadOptions options;

    /**
     * @param metadata where the query keeps which files it has seen
     * @param given options of Spark's stream of files
     */
    FolderStream(SparkSession spark, ReadOptions options, String metadata, Map<String, String> given) {
        super(spark, options.onlyPath(), ANY_FILE, new StructType(), noPartitions(), metadata, given);
        this.spark = spark;
        this.options = options;
    }

    private static scala.collection.immutable.Seq<String> noPartitions() {
        return CollectionConverters.asScala(List.<String>of()).toSeq();
    }

    @Override
    public StructType schema() {
        return RowSchema.of(options.kind());
    }

    @Override
    public Dataset<Row> getBatch(Option<Offset> start, Offset end) {
        return rows(files(super.getBatch(start, end)));
    }

    /** The files of a batch: its plan is looked at, and not run. */
    private static List<ListedFile> files(Dataset<Row> batch) {
        return CollectionConverters.asJava(batch.queryExecution().analyzed().collectLeaves()).stream()
                .flatMap(FolderStream::files)
                .map(file -> new ListedFile(file.getPath().toString(), file.getLen(), file.getModificationTime(), null))
                .toList();
    }

    private static Stream<FileStatus> files(LogicalPlan leaf) {
        return leaf instanceof LogicalRelation read
                        && read.relation() instanceof HadoopFsRelation relation
                        && relation.location() instanceof PartitioningAwareFileIndex index
                ? CollectionConverters.asJava(index.allFiles()).stream()
                : Stream.empty();
    }

    private Dataset<Row> rows(List<ListedFile> files) {
        Configuration storage = options.storage(spark.sparkContext().hadoopConfiguration());
        List<FilePartition> partitions =
                List.of(FilePlan.of(spark, options, storage).partitions(files));
        int[] columns = IntStream.range(0, options.kind().columns().size()).toArray();
        RowReaderFactory reading =
                new RowReaderFactory(options, new ArrayList<>(), columns, new SerializableConfiguration(storage));
        JavaRDD<InternalRow> rows = new JavaSparkContext(spark.sparkContext())
                .parallelize(partitions, Math.max(1, partitions.size()))
                .flatMap(reading::iterator);
        return spark.internalCreateDataFrame(rows.rdd(), schema(), true);
    }
}
