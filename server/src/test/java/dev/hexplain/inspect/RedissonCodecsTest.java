package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.dumps.Detector;
import dev.hexplain.testing.RedissonValues;
import dev.hexplain.testing.Slow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.redisson.client.codec.Codec;
import org.redisson.codec.CborJacksonCodec;
import org.redisson.codec.JsonJacksonCodec;
import org.redisson.codec.Kryo5Codec;
import org.redisson.codec.LZ4Codec;
import org.redisson.codec.LZ4CodecV2;
import org.redisson.codec.MarshallingCodec;
import org.redisson.codec.MsgPackJacksonCodec;
import org.redisson.codec.SerializationCodec;
import org.redisson.codec.SmileJacksonCodec;
import org.redisson.codec.SnappyCodec;
import org.redisson.codec.SnappyCodecV2;
import org.redisson.codec.TypedJsonJacksonCodec;
import org.redisson.codec.ZStdCodec;

/** What each of Redisson's codecs writes opens without a word about it: Kryo writes the same where it has no references. */
@SuppressWarnings("deprecation")
@Slow
class RedissonCodecsTest {
    private static Object value() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("user", "Ada Lovelace");
        map.put("visits", 3);
        map.put("items", new ArrayList<>(List.of("book", "pen", "book", "pen", "book", "pen")));
        map.put("notes", "book and pen, book and pen, book and pen, book and pen");
        return map;
    }

    static Stream<Arguments> codecs() {
        return Stream.of(
                Arguments.of(new Kryo5Codec(), "raw", "kryo"),
                Arguments.of(new MarshallingCodec(), "raw", "jboss_river"),
                Arguments.of(new SerializationCodec(), "raw", "java_serialization"),
                Arguments.of(new LZ4Codec(), "redisson-lz4", "kryo"),
                Arguments.of(new LZ4CodecV2(), "redisson-lz4", "kryo"),
                Arguments.of(new ZStdCodec(), "redisson-zstd", "kryo"),
                Arguments.of(new SnappyCodec(), "redisson-snappy", "kryo"),
                Arguments.of(new SnappyCodecV2(), "snappy", "kryo"),
                Arguments.of(new LZ4Codec(new SerializationCodec()), "redisson-lz4", "java_serialization"),
                Arguments.of(new SnappyCodecV2(new MarshallingCodec()), "snappy", "jboss_river"),
                Arguments.of(new JsonJacksonCodec(), "raw", "json"),
                Arguments.of(new TypedJsonJacksonCodec(Map.class), "raw", "json"),
                Arguments.of(new SmileJacksonCodec(), "raw", "smile"),
                Arguments.of(new CborJacksonCodec(), "raw", "cbor"),
                Arguments.of(new MsgPackJacksonCodec(), "raw", "msgpack"));
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void values_are_detected(Codec codec, String layers, String format) {
        Source source = Source.ofBytes("value", RedissonValues.of(codec, value()));
        DetectedAs answer = DetectedAs.of(source, Detector.standard());
        assertThat(answer.layers()).isEqualTo(layers);
        assertThat(answer.format()).isEqualTo(format);
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void a_list_of_maps_is_detected_too(Codec codec, String layers, String format) {
        List<Object> many = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            many.add(value());
        }
        Source source = Source.ofBytes("values", RedissonValues.of(codec, many));
        DetectedAs answer = DetectedAs.of(source, Detector.standard());
        assertThat(answer.layers()).isEqualTo(layers);
        assertThat(answer.format()).isEqualTo(format);
    }
}
