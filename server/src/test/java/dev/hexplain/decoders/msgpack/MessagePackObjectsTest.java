package dev.hexplain.decoders.msgpack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.testing.EdgeValues;
import dev.hexplain.testing.WrittenDocuments;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.msgpack.core.MessageBufferPacker;
import org.msgpack.core.MessagePacker;

/** What the library writes of values at every boundary is what the decoder shows. */
class MessagePackObjectsTest {
    private static final int BITS = 64;

    @Test
    void every_value_is_what_was_written() throws IOException {
        WrittenDocuments written = new WrittenDocuments(
                new MessagePack(),
                MessagePackObjectsTest::bytes,
                each -> each instanceof Float real ? Double.valueOf(real) : each);
        List<Object> documents = EdgeValues.documents();
        documents.addAll(List.of(integers(), EdgeValues.floats(), EdgeValues.binaries(), keys(), moments()));
        List<String> wrong = written.differences(documents);
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    private static byte[] bytes(@Nullable Object document) throws IOException {
        MessageBufferPacker packer = org.msgpack.core.MessagePack.newDefaultBufferPacker();
        write(packer, document);
        return packer.toByteArray();
    }

    /** What fits into 64 bits with a sign, or without. */
    private static List<BigInteger> integers() {
        return EdgeValues.bigIntegers().stream()
                .filter(each -> each.signum() < 0 ? each.bitLength() < BITS : each.bitLength() <= BITS)
                .toList();
    }

    private static Map<Object, Object> keys() {
        Map<Object, Object> keys = new LinkedHashMap<>();
        for (Object key : Arrays.asList(1, -1, 1L << 40, 2.5, "text", true, new BigInteger("18446744073709551615"))) {
            keys.put(key, "of " + key);
        }
        return keys;
    }

    private static List<Instant> moments() {
        return List.of(
                Instant.EPOCH,
                Instant.ofEpochSecond((1L << 32) - 1),
                Instant.ofEpochSecond(1L << 32),
                Instant.ofEpochSecond((1L << 34) - 1, 999_999_999),
                Instant.ofEpochSecond(1L << 34, 1),
                Instant.ofEpochSecond(-1, 999_999_999),
                Instant.MIN,
                Instant.MAX);
    }

    private static void write(MessagePacker packer, @Nullable Object value) throws IOException {
        switch (value) {
            case null -> packer.packNil();
            case Boolean truth -> packer.packBoolean(truth);
            case BigInteger integer -> packer.packBigInteger(integer);
            case Integer integer -> packer.packInt(integer);
            case Long integer -> packer.packLong(integer);
            case Float real -> packer.packFloat(real);
            case Double real -> packer.packDouble(real);
            case String text -> packer.packString(text);
            case Instant moment -> packer.packTimestamp(moment);
            case byte[] bytes -> packer.packBinaryHeader(bytes.length).writePayload(bytes);
            case List<?> list -> {
                packer.packArrayHeader(list.size());
                for (Object each : list) {
                    write(packer, each);
                }
            }
            case Map<?, ?> map -> {
                packer.packMapHeader(map.size());
                for (Map.Entry<?, ?> each : map.entrySet()) {
                    write(packer, each.getKey());
                    write(packer, each.getValue());
                }
            }
            default -> throw new AssertionError(value);
        }
    }
}
