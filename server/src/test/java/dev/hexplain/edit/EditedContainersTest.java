package dev.hexplain.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.edits.Addition;
import dev.hexplain.inspect.edits.Alteration;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.inspect.edits.Removal;
import dev.hexplain.testing.Selection;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.file.CodecFactory;
import org.apache.avro.file.DataFileReader;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.file.SeekableByteArrayInput;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Container files of Avro, in each of its codecs: the library reads what it read before, but for what was edited. */
@Slow
class EditedContainersTest {
    private static final int EDITS = Selection.ALL ? 2000 : 50;
    private static final int RECORDS = 12;
    private static final Schema SCHEMA = SchemaBuilder.record("Order")
            .fields()
            .requiredString("name")
            .requiredLong("id")
            .requiredDouble("price")
            .requiredBoolean("paid")
            .optionalString("note")
            .name("lines")
            .type()
            .array()
            .items()
            .stringType()
            .noDefault()
            .name("counts")
            .type()
            .map()
            .values()
            .intType()
            .noDefault()
            .endRecord();

    @ParameterizedTest
    @ValueSource(strings = {"null", "deflate", "snappy", "zstandard", "bzip2", "xz"})
    void the_library_reads_the_edited_file(String codec) throws IOException {
        SplittableRandom random = new SplittableRandom(codec.hashCode());
        for (int i = 0; i < EDITS; i++) {
            List<GenericRecord> orders = new ArrayList<>();
            for (int record = 0; record < RECORDS; record++) {
                orders.add(order(random));
            }
            byte[] file = written(orders, codec);
            int index = random.nextInt(RECORDS);

            Alteration alteration = altered(orders.get(index), "[" + index + "].", random);
            byte[] after = EditedBytes.edited(file, "avro_container", alteration);

            assertThat(read(after).toString()).as("%d: %s", i, alteration).isEqualTo(orders.toString());
            assertThat(codec(after)).isEqualTo(codec(file));
        }
    }

    private static GenericRecord order(SplittableRandom random) {
        GenericRecord order = new GenericData.Record(SCHEMA);
        order.put("name", text(random));
        order.put("id", random.nextLong() >> random.nextInt(64));
        order.put("price", random.nextInt(1000) / 8.0);
        order.put("paid", random.nextBoolean());
        order.put("note", random.nextBoolean() ? text(random) : null);
        order.put("lines", new ArrayList<>(List.of(text(random), text(random))));
        order.put("counts", new HashMap<>(Map.of("a", random.nextInt())));
        return order;
    }

    /** Changes a record, and says how. */
    @SuppressWarnings("unchecked")
    private static Alteration altered(GenericRecord order, String path, SplittableRandom random) {
        String text = text(random);
        switch (random.nextInt(9)) {
            case 0 -> {
                order.put("name", text);
                return new Assignment(path + "name", text);
            }
            case 1 -> {
                long id = random.nextLong() >> random.nextInt(64);
                order.put("id", id);
                return new Assignment(path + "id", Long.toString(id));
            }
            case 2 -> {
                boolean paid = !(boolean) order.get("paid");
                order.put("paid", paid);
                return new Assignment(path + "paid", Boolean.toString(paid));
            }
            case 3 -> {
                order.put("note", text);
                return new Assignment(path + "note", text);
            }
            case 4 -> {
                order.put("note", null);
                return new Assignment(path + "note", "null");
            }
            case 5 -> {
                ((List<Object>) order.get("lines")).set(1, text);
                return new Assignment(path + "lines[1]", text);
            }
            case 6 -> {
                ((List<Object>) order.get("lines")).add(text);
                return new Addition(path + "lines", text);
            }
            case 7 -> {
                ((List<Object>) order.get("lines")).remove(0);
                return new Removal(path + "lines[0]");
            }
            default -> {
                ((Map<String, Object>) order.get("counts")).put("b", 7);
                return new Addition(path + "counts.b", "7");
            }
        }
    }

    private static String text(SplittableRandom random) {
        return "t" + "äb\"c".repeat(random.nextInt(random.nextInt(5) == 0 ? 60 : 5)) + random.nextInt(100);
    }

    /** In blocks of some records. */
    private static byte[] written(List<GenericRecord> orders, String codec) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataFileWriter<GenericRecord> writer = new DataFileWriter<>(new GenericDatumWriter<>(SCHEMA))) {
            writer.setCodec(CodecFactory.fromString(codec));
            writer.create(SCHEMA, bytes);
            for (GenericRecord order : orders) {
                writer.append(order);
                if (order.hashCode() % 4 == 0) {
                    writer.sync();
                }
            }
        }
        return bytes.toByteArray();
    }

    private static List<GenericRecord> read(byte[] file) throws IOException {
        List<GenericRecord> orders = new ArrayList<>();
        try (DataFileReader<GenericRecord> reader = reader(file)) {
            reader.forEach(orders::add);
        }
        return orders;
    }

    private static String codec(byte[] file) throws IOException {
        try (DataFileReader<GenericRecord> reader = reader(file)) {
            return reader.getMetaString("avro.codec");
        }
    }

    private static DataFileReader<GenericRecord> reader(byte[] file) throws IOException {
        return new DataFileReader<>(new SeekableByteArrayInput(file), new GenericDatumReader<>(SCHEMA));
    }
}
