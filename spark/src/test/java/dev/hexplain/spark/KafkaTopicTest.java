package dev.hexplain.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Values of a topic of a real broker, as a table and as a stream. */
class KafkaTopicTest extends TestSessions {
    private static final String TOPIC = "orders";

    @TempDir
    private static Path folder;

    private static KafkaBroker broker;

    @BeforeAll
    static void start() throws Exception {
        broker = KafkaBroker.start(folder.resolve("broker"));
    }

    @AfterAll
    static void stop() {
        broker.close();
    }

    private static KafkaBroker broker() {
        return Objects.requireNonNull(broker);
    }

    private static void send(List<byte[]> values) throws Exception {
        Map<String, Object> settings = Map.of("bootstrap.servers", broker().address(), "enable.metrics.push", false);
        try (KafkaProducer<byte[], byte[]> producer =
                new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer())) {
            for (byte[] value : values) {
                producer.send(new ProducerRecord<>(TOPIC, value)).get();
            }
        }
    }

    private static byte[] javaStream(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    private static byte[] json(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> readNew() throws Exception {
        Dataset<Row> values = spark().readStream()
                .format("kafka")
                .option("kafka.bootstrap.servers", broker().address())
                .option("subscribe", TOPIC)
                .option("startingOffsets", "earliest")
                .load()
                .selectExpr("offset", "hexplain_format(value) as format", "hexplain_value(value, 'name') as name");
        return readToEnd(values, folder)
                .orderBy("offset")
                .selectExpr("concat_ws(' ', offset, format, name)")
                .as(Encoders.STRING())
                .collectAsList();
    }

    @Test
    void values_of_a_topic_are_explained_as_they_come_and_each_once() throws Exception {
        send(List.of(json("{\"name\": \"Anna\"}"), javaStream(List.of(1, 2)), new byte[] {1, 2, 3}));
        List<String> first = List.of("0 json \"Anna\"", "1 java_serialization", "2 bytes");

        assertThat(readNew()).isEqualTo(first);

        send(List.of(json("{\"name\": \"Bert\"}")));

        List<String> all = new ArrayList<>(first);
        all.add("3 json \"Bert\"");
        assertThat(readNew()).isEqualTo(all);
        assertThat(spark().read()
                        .format("kafka")
                        .option("kafka.bootstrap.servers", broker().address())
                        .option("subscribe", TOPIC)
                        .load()
                        .selectExpr("hexplain_format(value) as format")
                        .groupBy("format")
                        .count()
                        .orderBy("format")
                        .selectExpr("concat(format, ' ', count)")
                        .as(Encoders.STRING())
                        .collectAsList())
                .as("the topic as a table")
                .containsExactly("bytes 1", "java_serialization 1", "json 2");
    }
}
