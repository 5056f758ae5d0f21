package dev.hexplain.samples;

import com.hazelcast.core.HazelcastJsonValue;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Objects as Hazelcast's serialization service writes them. */
final class HazelcastSamples {
    private HazelcastSamples() {}

    static List<Sample> all() {
        return List.of(
                Sample.of(
                        "cart.hazelcast",
                        "Hazelcast, a list",
                        "Objects of the classes that have serializers of their own, one in the other.",
                        () -> written(values())),
                Sample.of(
                        "session.hazelcast",
                        "Hazelcast, a serializable object",
                        "What no other serializer takes: a stream of Java serialization behind its number.",
                        () -> written(SeedSamples.order())));
    }

    private static Object values() {
        Map<String, Object> map = new HashMap<>(Map.of("count", 3));
        return new ArrayList<>(Arrays.asList(
                "text",
                7L,
                2.5,
                null,
                map,
                new TreeMap<>(map),
                new int[] {1, -1},
                new BigDecimal("12.50"),
                LocalDate.of(2024, 2, 29),
                new HazelcastJsonValue("{\"a\": 1}")));
    }

    private static byte[] written(Object value) {
        InternalSerializationService service = new DefaultSerializationServiceBuilder().build();
        try {
            return service.toData(value).toByteArray();
        } finally {
            service.dispose();
        }
    }
}
