package dev.hexplain.edit;

import static dev.hexplain.edit.EditedBytes.edited;
import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.inspect.edits.Assignment;
import dev.hexplain.testing.Slow;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.bson.BsonBinary;
import org.bson.BsonDocument;
import org.bson.BsonInt32;
import org.bson.RawBsonDocument;
import org.bson.codecs.BsonDocumentCodec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What does not count the bytes of a value stays as it is, whatever number it says. */
@Slow
class EditedCountsTest {
    /** The byte before the value says what it is for, and is the same as its length for some. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 4, 5, 7, 0x80, 0xFF})
    void the_subtype_of_a_binary_stays(int subtype) throws IOException {
        SplittableRandom random = new SplittableRandom(subtype);
        for (int i = 0; i < 20; i++) {
            byte[] before = bytes(random, 1 + random.nextInt(9));
            byte[] next = bytes(random, 1 + random.nextInt(300));

            byte[] after = edited(
                    bson(subtype, before),
                    "bson",
                    new Assignment("raw", HexFormat.of().formatHex(next)));

            assertThat(after)
                    .as("%d bytes become %d", before.length, next.length)
                    .isEqualTo(bson(subtype, next));
        }
    }

    private static byte[] bytes(SplittableRandom random, int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] bson(int subtype, byte[] bytes) {
        BsonDocument document = new BsonDocument("id", new BsonInt32(7))
                .append("raw", new BsonBinary((byte) subtype, bytes))
                .append("n", new BsonInt32(2));
        ByteBuffer raw = new RawBsonDocument(document, new BsonDocumentCodec())
                .getByteBuffer()
                .asNIO();
        byte[] written = new byte[raw.remaining()];
        raw.get(written);
        return written;
    }
}
