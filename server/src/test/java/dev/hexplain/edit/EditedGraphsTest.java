package dev.hexplain.edit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import de.undercouch.bson4jackson.BsonFactory;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.testing.Serialized;
import dev.hexplain.testing.Slow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;
import org.apache.avro.Schema;
import org.apache.avro.SchemaBuilder;
import org.apache.avro.file.DataFileReader;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.file.SeekableByteArrayInput;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.msgpack.jackson.dataformat.MessagePackMapper;

/** Values of generated graphs are changed, and the library of the format reads exactly the changed graph. */
@Slow
class EditedGraphsTest {
    private static GeneratedGraph graph(SplittableRandom random, boolean java) {
        return new GeneratedGraph(random, () -> scalar(random, java), i -> "key" + i + text(random, 3));
    }

    private static Object scalar(SplittableRandom random, boolean java) {
        return switch (random.nextInt(java ? 6 : 4)) {
            case 0 -> text(random, random.nextInt(8) == 0 ? 400 : 30);
            case 1 -> random.nextInt() >> random.nextInt(32) | 1 << 12;
            case 2 -> random.nextLong() >> random.nextInt(64) | 1 << 12;
            case 3 -> random.nextBoolean();
            case 4 -> random.nextInt(1000) / 8.0;
            default -> new Date(random.nextInt() * 1000L);
        };
    }

    private static Object like(Object value, SplittableRandom random) {
        return switch (value) {
            case String _ -> text(random, random.nextInt(8) == 0 ? 400 : 30);
            case Integer _ -> random.nextInt() >> random.nextInt(32);
            case Long _ -> random.nextLong() >> random.nextInt(64);
            case Boolean truth -> !truth;
            case Double _ -> random.nextInt(1000) / 8.0;
            case Date _ -> new Date(random.nextInt() * 1000L);
            default -> throw new IllegalArgumentException(value.toString());
        };
    }

    /** A new instance: a text that is written before is a reference. */
    private static String text(SplittableRandom random, int longest) {
        int[] letters = random.ints(random.nextInt(longest + 1), 0, 40)
                .map(i -> i < 26 ? 'a' + i : "\"\\<&ä€ñ ß\u0001\n-_.".codePointAt(i - 26))
                .toArray();
        return new String(letters, 0, letters.length);
    }

    private static String said(Object value) {
        return value instanceof Date date ? date.toInstant().toString() : value.toString();
    }

    private static byte[] edited(byte[] bytes, String format, String path, Object next) throws IOException {
        return EditedBytes.edited(bytes, format, new Assignment(path, said(next)));
    }

    @Test
    void the_jdk_reads_the_edited_graph() throws Exception {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 2000; i++) {
            List<Object> root = new ArrayList<>();
            root.add(null);
            GeneratedGraph graph = graph(random, true);
            graph.grow("[0]", next -> root.set(0, next));
            byte[] bytes = Serialized.stream(root);
            List<GeneratedGraph.Place> places = graph.places().stream()
                    .filter(place -> !(place.value() instanceof Boolean)) // Java writes each of the two once.
                    .toList();
            if (places.isEmpty()) {
                continue;
            }
            GeneratedGraph.Place place = places.get(random.nextInt(places.size()));
            Object next = like(place.value(), random);

            byte[] after = edited(bytes, "java_serialization", place.path(), next);

            place.put().value(next);
            assertThat(Serialized.read(after)).as("%d: %s", i, place.path()).isEqualTo(root);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "cbor", "msgpack", "bson"})
    void jackson_reads_the_edited_graph(String format) throws Exception {
        ObjectMapper mapper = switch (format) {
            case "cbor" -> new CBORMapper();
            case "msgpack" -> new MessagePackMapper();
            case "bson" -> new ObjectMapper(new BsonFactory());
            default -> new ObjectMapper();
        };
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 400; i++) {
            Map<String, Object> root = new LinkedHashMap<>();
            GeneratedGraph graph = graph(random, false);
            graph.grow("a", next -> root.put("a", next));
            byte[] bytes = mapper.writeValueAsBytes(root);
            GeneratedGraph.Place place =
                    graph.places().get(random.nextInt(graph.places().size()));
            Object next = like(place.value(), random);

            byte[] after = edited(bytes, format, place.path(), next);

            place.put().value(next);
            assertThat(mapper.readTree(after).toString())
                    .as("%d: %s", i, place.path())
                    .isEqualTo(mapper.readTree(mapper.writeValueAsBytes(root)).toString());
        }
    }

    @Test
    void avro_reads_the_edited_record() throws IOException {
        Schema schema = SchemaBuilder.record("Order")
                .fields()
                .requiredString("name")
                .requiredLong("id")
                .requiredDouble("price")
                .name("lines")
                .type()
                .array()
                .items()
                .stringType()
                .noDefault()
                .endRecord();
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 200; i++) {
            GenericRecord order = new GenericData.Record(schema);
            order.put("name", text(random, 90));
            order.put("id", random.nextLong() >> random.nextInt(64));
            order.put("price", random.nextInt(1000) / 8.0);
            List<String> lines = new ArrayList<>(List.of(text(random, 30), text(random, 200)));
            order.put("lines", lines);
            String name = List.of("name", "id", "price", "lines").get(random.nextInt(4));
            Object next = name.equals("lines") ? text(random, 90) : like(order.get(name), random);
            String path = "[0]." + (name.equals("lines") ? "lines[1]" : name);

            byte[] after = edited(written(order), "avro_container", path, next);

            if (name.equals("lines")) {
                lines.set(1, (String) next);
            } else {
                order.put(name, next);
            }
            assertThat(read(after, schema).toString()).as("%d: %s", i, path).isEqualTo(order.toString());
        }
    }

    private static byte[] written(GenericRecord order) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataFileWriter<GenericRecord> writer = new DataFileWriter<>(new GenericDatumWriter<>(order.getSchema()))) {
            writer.create(order.getSchema(), bytes);
            writer.append(order);
        }
        return bytes.toByteArray();
    }

    private static GenericRecord read(byte[] file, Schema schema) throws IOException {
        try (DataFileReader<GenericRecord> reader =
                new DataFileReader<>(new SeekableByteArrayInput(file), new GenericDatumReader<>(schema))) {
            return reader.next();
        }
    }

    @Test
    void protocol_buffers_reads_the_edited_message() throws IOException {
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 200; i++) {
            DescriptorProto.Builder message = DescriptorProto.newBuilder().setName("m");
            for (int field = 0; field < 3; field++) {
                message.addField(FieldDescriptorProto.newBuilder().setName("f" + printable(random, 200)));
            }
            FileDescriptorProto.Builder file =
                    FileDescriptorProto.newBuilder().setName("x").addMessageType(message);
            byte[] bytes = file.build().toByteArray();
            String next = "f" + printable(random, 300);

            byte[] after = edited(bytes, "protobuf", "4.2[1].1", next);

            message.getFieldBuilder(1).setName(next);
            assertThat(FileDescriptorProto.parseFrom(after))
                    .as("%d", i)
                    .isEqualTo(file.setMessageType(0, message).build());
        }
    }

    /** Without a schema, what has control characters is not taken for a text. */
    private static String printable(SplittableRandom random, int longest) {
        return text(random, longest).replaceAll("\\p{Cntrl}", "");
    }

    /** A batch of Kafka: at 8 its length, at 17 the CRC-32C of what is behind that. */
    @Test
    void checksums_follow() throws IOException {
        byte[] log = Files.readAllBytes(Path.of("../samples/network/kafka-log.bin"));
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 100; i++) {
            String next = "w" + printable(random, 300);

            ByteBuffer after = ByteBuffer.wrap(edited(log, "kafka_record_batch", "[0].records[0].value", next));

            int end = 12 + after.getInt(8);
            CRC32C crc = new CRC32C();
            crc.update(after.array(), 21, end - 21);
            assertThat(after.getInt(17)).isEqualTo((int) crc.getValue());
            assertThat(after.array().length - end)
                    .isEqualTo(log.length - 12 - ByteBuffer.wrap(log).getInt(8));
            assertThat(new String(after.array(), 0, end, UTF_8)).contains(next);
        }
    }

    @Test
    void a_value_that_is_shared_is_not_changed() throws IOException {
        String shared = new String("twice");
        byte[] bytes = Serialized.stream(new ArrayList<>(List.of(shared, shared)));

        assertThatThrownBy(() -> edited(bytes, "java_serialization", "[0]", "once"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("referred to from 1 other place");
        assertThatThrownBy(() -> edited(bytes, "java_serialization", "[1]", "once"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("refer");
    }

    @Test
    void what_does_not_fit_is_refused_with_the_length_that_cannot_say_it() throws IOException {
        byte[] bytes = Serialized.stream(new ArrayList<>(List.of("short")));

        assertThatThrownBy(() -> edited(
                        bytes, "java_serialization", "contents[0].classDesc.className.value", "x".repeat(65_536)))
                .isInstanceOf(Refusal.class)
                .hasMessage("The length `contents[0].classDesc.className.length` has 2 bytes, which cannot say 65536.");
        assertThatThrownBy(() -> edited(bytes, "java_serialization", "nowhere", "x"))
                .isInstanceOf(Refusal.class)
                .hasMessage("There is neither a value nor a field `nowhere`.");
    }
}
