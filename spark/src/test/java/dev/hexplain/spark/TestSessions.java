package dev.hexplain.spark;

import java.nio.file.Path;
import java.util.Objects;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.streaming.Trigger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** A session of Spark in this process, with the functions for columns of bytes and two tasks at a time. */
abstract class TestSessions {
    private static SparkSession session;

    @BeforeAll
    static void begin() {
        session = SparkSession.builder()
                .master("local[2]")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.sql.session.timeZone", "UTC")
                .config("spark.sql.shuffle.partitions", "4")
                .config("spark.sql.extensions", HexplainExtensions.class.getName())
                .getOrCreate();
        session.sparkContext().setLogLevel("ERROR");
    }

    @AfterAll
    static void end() {
        session.stop();
    }

    static SparkSession spark() {
        return Objects.requireNonNull(session);
    }

    /** Runs a stream until all that came since the last time is read, as a scheduled job does; all that it has written. */
    static Dataset<Row> readToEnd(Dataset<Row> stream, Path folder) throws Exception {
        String out = folder.resolve("out").toString();
        stream.writeStream()
                .trigger(Trigger.AvailableNow())
                .option("checkpointLocation", folder.resolve("checkpoint").toString())
                .format("parquet")
                .option("path", out)
                .start()
                .awaitTermination();
        return spark().read().parquet(out);
    }

    static Dataset<Row> rows(String kind, String... paths) {
        return spark().read().format("hexplain").option("rows", kind).load(paths);
    }
}
