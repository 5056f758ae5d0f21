package dev.hexplain.decoders.avro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.packed.Unpacked;
import dev.hexplain.testing.Slow;
import dev.hexplain.testing.Survival;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import org.apache.avro.Schema;
import org.apache.avro.file.CodecFactory;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Blocks as the library packs them, with every codec it has. */
@Slow
class AvroBlockCodecTest {
    private static final int OBJECTS = 40;

    private static byte[] written(String codec, int objects) throws IOException {
        Schema schema = new Schema.Parser().parse("\"string\"");
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataFileWriter<Object> writer = new DataFileWriter<>(new GenericDatumWriter<>(schema))) {
            writer.setCodec(CodecFactory.fromString(codec));
            writer.create(schema, bytes, new byte[16]);
            for (int i = 0; i < objects; i++) {
                writer.append("object " + i);
                if (i % 10 == 9) {
                    writer.sync();
                }
            }
        }
        return bytes.toByteArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "deflate", "snappy", "zstandard", "bzip2", "xz"})
    void objects_in_packed_blocks_are_read(String codec) throws IOException {
        byte[] file = written(codec, OBJECTS);
        try (FieldTree tree = new Survival(new AvroContainer()).decode(file)) {
            assertThat(tree.facts().issues()).isEmpty();
            assertThat(tree.facts().covered()).isEqualTo(file.length);
            for (int i = 0; i < OBJECTS; i++) {
                String path = "blocks.block[%d]%s.objects.object[%d]"
                        .formatted(i / 10, codec.equals("null") ? "" : ".data", i % 10);
                Field object = tree.find(path).orElseThrow();
                assertThat(tree.value(object).actual()).isEqualTo("\"object %d\"".formatted(i));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"deflate", "snappy", "zstandard", "bzip2", "xz"})
    void broken_blocks_are_survived(String codec) throws IOException {
        byte[] file = written(codec, 10);
        Survival survival = new Survival(new AvroContainer());
        for (int length = 0; length < file.length; length++) {
            try (FieldTree tree = survival.decode(Arrays.copyOf(file, length))) {
                boolean betweenBlocks = length == file.length || tree.facts().covered() == length;
                assertThat(!tree.facts().issues().isEmpty() || betweenBlocks).isTrue();
            }
        }
        survival.readChanged(file);
    }

    @ParameterizedTest
    @ValueSource(strings = {"deflate", "snappy", "zstandard", "bzip2", "xz"})
    void no_more_is_unpacked_than_the_limit(String codec) throws Exception {
        byte[] packed = packed(codec, new byte[1 << 20]);
        assertThat(unpacked(codec, packed, 1 << 20).bytes()).hasSize(1 << 20);
        assertThat(unpacked(codec, packed, 1000).bytes()).hasSizeLessThanOrEqualTo(1000);
        assertThat(unpacked(codec, packed, 1000).error()).contains("larger than the limit of 1000 bytes");
    }

    private static Unpacked unpacked(String codec, byte[] packed, long most) {
        return AvroBlockCodec.unpack(codec, packed, (packing, bytes) -> packing.unpack(bytes, most, _ -> {}));
    }

    /** What the library's codec makes of bytes, cut out of a file with one object. */
    private static byte[] packed(String codec, byte[] bytes) throws IOException {
        Schema schema =
                new Schema.Parser().parse("{\"type\": \"fixed\", \"name\": \"F\", \"size\": " + bytes.length + "}");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DataFileWriter<Object> writer = new DataFileWriter<>(new GenericDatumWriter<>(schema))) {
            writer.setCodec(CodecFactory.fromString(codec));
            writer.create(schema, out, new byte[16]);
            writer.append(new GenericData.Fixed(schema, bytes));
        }
        byte[] file = out.toByteArray();
        try (FieldTree tree = new Survival(new AvroContainer()).decode(file)) {
            Field data = tree.find("blocks.block[0].data").orElseThrow();
            return Arrays.copyOfRange(file, (int) data.offset(), (int) data.end());
        }
    }
}
