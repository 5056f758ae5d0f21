package dev.hexplain.samples;

import com.hazelcast.core.HazelcastJsonValue;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.nio.serialization.ClassDefinition;
import com.hazelcast.nio.serialization.ClassDefinitionBuilder;
import com.hazelcast.nio.serialization.genericrecord.GenericRecord;
import com.hazelcast.nio.serialization.genericrecord.GenericRecordBuilder;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
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
                        "portable.hazelcast",
                        "Hazelcast, a Portable",
                        "A session with fields of all kinds by name: numbers, texts, times, null, Portables in it.",
                        () -> written(session())),
                Sample.of(
                        "compact.hazelcast",
                        "Hazelcast, Compact with its schema",
                        "An order as it leaves a cluster: the schema's fields by name and kind, then what they hold.",
                        HazelcastSamples::compact),
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

    @SuppressWarnings("removal") // Portable is on its way out, and what is stored stays.
    private static GenericRecord session() {
        ClassDefinition item = new ClassDefinitionBuilder(7, 2)
                .addStringField("sku")
                .addIntField("quantity")
                .addDecimalField("price")
                .build();
        ClassDefinition session = new ClassDefinitionBuilder(7, 1)
                .addStringField("user")
                .addLongField("id")
                .addBooleanField("admin")
                .addByteField("level")
                .addCharField("mark")
                .addShortField("retries")
                .addFloatField("ratio")
                .addDoubleField("balance")
                .addDateField("since")
                .addTimeField("at")
                .addTimestampField("seen")
                .addTimestampWithTimezoneField("expires")
                .addPortableField("last", item)
                .addPortableField("none", item)
                .addPortableArrayField("cart", item)
                .addStringArrayField("roles")
                .addIntArrayField("scores")
                .addByteArrayField("token")
                .addBooleanArrayField("flags")
                .addDecimalArrayField("rates")
                .addDateArrayField("visits")
                .addLongArrayField("missing")
                .build();
        GenericRecord pen = item(item, "pen", 2, "1.50");
        return GenericRecordBuilder.portable(session)
                .setString("user", "Zo\u00eb")
                .setInt64("id", 1L << 40)
                .setBoolean("admin", true)
                .setInt8("level", (byte) -1)
                .setChar("mark", '\u20ac')
                .setInt16("retries", (short) 3)
                .setFloat32("ratio", 0.5f)
                .setFloat64("balance", -2.25)
                .setDate("since", LocalDate.of(2024, 2, 29))
                .setTime("at", LocalTime.of(10, 11, 12, 13))
                .setTimestamp("seen", LocalDateTime.of(2024, 2, 29, 10, 11, 12))
                .setTimestampWithTimezone("expires", OffsetDateTime.parse("2024-03-01T00:00:00+01:00"))
                .setGenericRecord("last", pen)
                .setGenericRecord("none", null)
                .setArrayOfGenericRecord("cart", new GenericRecord[] {pen, item(item, "ink", 1, "12.00")})
                .setArrayOfString("roles", new String[] {"buyer", null})
                .setArrayOfInt32("scores", new int[] {1, -1})
                .setArrayOfInt8("token", new byte[] {1, 2, 3})
                .setArrayOfBoolean("flags", new boolean[] {true, false})
                .setArrayOfDecimal("rates", new BigDecimal[] {new BigDecimal("0.19")})
                .setArrayOfDate("visits", new LocalDate[] {LocalDate.of(2024, 1, 2)})
                .setArrayOfInt64("missing", null)
                .build();
    }

    @SuppressWarnings("removal")
    private static GenericRecord item(ClassDefinition definition, String sku, int quantity, String price) {
        return GenericRecordBuilder.portable(definition)
                .setString("sku", sku)
                .setInt32("quantity", quantity)
                .setDecimal("price", new BigDecimal(price))
                .build();
    }

    private static byte[] compact() {
        GenericRecord order = GenericRecordBuilder.compact("shop.Order")
                .setInt64("id", 7_000_000_001L)
                .setString("customer", "Zo\u00eb")
                .setBoolean("paid", true)
                .setNullableInt32("discount", null)
                .setDecimal("total", new BigDecimal("12.50"))
                .setArrayOfString("tags", new String[] {"new", null})
                .build();
        InternalSerializationService service = new DefaultSerializationServiceBuilder().build();
        try {
            return service.toDataWithSchema(order).toByteArray();
        } finally {
            service.dispose();
        }
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
