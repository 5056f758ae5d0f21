package dev.hexplain.spark;

import java.util.HashMap;
import java.util.Map;
import org.apache.spark.sql.SQLContext;
import org.apache.spark.sql.classic.SparkSession;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.execution.streaming.Source;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.sources.StreamSourceProvider;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import scala.Option;
import scala.Tuple2;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The data source {@code hexplain}: files and folders, of which each file, message, class or field is a row; and what comes
 * into a folder, as a stream.
 */
public final class HexplainSource implements TableProvider, StreamSourceProvider, DataSourceRegister {
    static final String NAME = "hexplain";

    @Override
    public String shortName() {
        return NAME;
    }

    @Override
    public StructType inferSchema(CaseInsensitiveStringMap options) {
        return RowSchema.of(ReadOptions.of(options).kind());
    }

    @Override
    public Table getTable(StructType schema, Transform[] partitioning, Map<String, String> options) {
        return new RowTable(ReadOptions.of(new CaseInsensitiveStringMap(options)));
    }

    @Override
    public Tuple2<String, StructType> sourceSchema(
            SQLContext context,
            Option<StructType> schema,
            String provider,
            scala.collection.immutable.Map<String, String> options) {
        ReadOptions read = of(options);
        read.onlyPath();
        return new Tuple2<>(NAME, RowSchema.of(read.kind()));
    }

    @Override
    public Source createSource(
            SQLContext context,
            String metadata,
            Option<StructType> schema,
            String provider,
            scala.collection.immutable.Map<String, String> options) {
        return new FolderStream((SparkSession) context.sparkSession(), of(options), metadata, options);
    }

    private static ReadOptions of(scala.collection.immutable.Map<String, String> options) {
        return ReadOptions.of(new CaseInsensitiveStringMap(new HashMap<>(CollectionConverters.asJava(options))));
    }
}
