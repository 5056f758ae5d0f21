package dev.hexplain.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.bytes.Source;
import dev.hexplain.inspect.dumps.Detector;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys and values of Hazelcast's maps: a hash, the number of a serializer, and what that wrote. */
class HazelcastObjectsTest {
    private static final Detector DETECTOR = Detector.standard();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00000000FFFFFFF500000003616E6E", // "ann"
                "3C5A1F20FFFFFFF500000003616E6E", // as a key
                "00000000FFFFFFF8000000000000002A", // a long
                "00000000FFFFFFF900000007", // an int
                "00000000FFFFFFEB00000000000000010000000000000002", // a UUID
                "00000000FFFFFFE000000001FFFFFFF50000000178FFFFFFF900000007", // a HashMap
                "00000000FFFFFFE400000002FFFFFFF50000000161FFFFFFF80000000000000005", // an array of objects
            })
    void what_it_serializes_itself_is_named(String hex) {
        assertThat(named(HexFormat.of().parseHex(hex))).isEqualTo("hazelcast");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "00000000FFFFFFF500000004616E6E", // a text that is longer than what is there
                "00000000FFFFFFF500000002616E6E", // and one that is shorter
                "00000000FFFFFF2000000001", // no serializer has this number
                "00000000FFFFFFFE00000007", // what writeData wrote, only its class knows
            })
    void what_does_not_read_to_the_end_is_not(String hex) {
        assertThat(named(HexFormat.of().parseHex(hex))).isNotEqualTo("hazelcast");
    }

    @Test
    void numbers_below_zero_alone_name_nothing() {
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            byte[] bytes = new byte[9 + random.nextInt(40)];
            random.nextBytes(bytes);
            bytes[4] = -1;
            bytes[5] = -1;
            bytes[6] = -1;
            bytes[7] = (byte) random.nextInt(0x80);
            assertThat(named(bytes)).isNotEqualTo("hazelcast");
        }
    }

    private static String named(byte[] bytes) {
        return DETECTOR.candidates(Source.ofBytes("object", bytes)).getFirst().format();
    }
}
