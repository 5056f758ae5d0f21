package dev.hexplain.samples;

import io.netty.buffer.ByteBuf;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.redisson.client.codec.Codec;
import org.redisson.codec.JsonJacksonCodec;
import org.redisson.codec.Kryo5Codec;
import org.redisson.codec.MarshallingCodec;

/** Values as Redisson keeps them in Redis, by its own codecs. */
final class RedissonSamples {
    private RedissonSamples() {}

    static List<Sample> all() {
        return List.of(
                Sample.featured(
                        "session.redisson-kryo5",
                        "Redisson, a map",
                        "By Kryo 5, Redisson's codec unless it is told otherwise: classes by name, values of the JDK's classes,"
                                + " unmodifiable collections as streams of Java serialization.",
                        () -> encoded(new Kryo5Codec(), session())),
                Sample.of(
                        "text.redisson-kryo5",
                        "Redisson, a text",
                        "A text by Kryo 5: its class by number, and its last character with the top bit set.",
                        () -> encoded(new Kryo5Codec(), "order-1234")),
                Sample.of(
                        "cart.redisson-kryo5",
                        "Redisson, an object",
                        "An object of the application by Kryo 5: its class by name, and fields that only a class list tells"
                                + " apart.",
                        () -> encoded(new Kryo5Codec(), cart())),
                Sample.of(
                        "failure.redisson-kryo5",
                        "Redisson, an exception",
                        "An exception by Kryo 5: its class by name, and a stream of Java serialization.",
                        () -> encoded(new Kryo5Codec(), failure())),
                Sample.of(
                        "cart.redisson-river",
                        "Redisson, an object by its older codec",
                        "The same object by MarshallingCodec: JBoss Marshalling River.",
                        () -> encoded(new MarshallingCodec(), cart())),
                Sample.of(
                        "cart.redisson-json",
                        "Redisson, an object as JSON",
                        "The same object by JsonJacksonCodec: each object with its class.",
                        () -> encoded(new JsonJacksonCodec(), cart())));
    }

    static String format(Sample sample) {
        String id = sample.id();
        return id.endsWith("river") ? "jboss_river" : id.endsWith("json") ? "json" : "redisson_kryo5";
    }

    private static Map<String, Object> session() {
        Map<String, Object> session = new LinkedHashMap<>();
        session.put("id", new UUID(0x5c2d8e41_0000_4000L, 0x8000_0000_0000_0001L));
        session.put("user", "Ada");
        session.put("visits", 3);
        session.put("created", Instant.ofEpochMilli(1_700_000_000_000L));
        session.put("due", LocalDate.of(2024, 2, 29));
        session.put("total", new BigDecimal("12.50"));
        session.put("from", URI.create("https://shop.example/"));
        session.put("roles", Collections.unmodifiableList(new ArrayList<>(List.of("buyer", "admin"))));
        session.put("unit", TimeUnit.DAYS);
        session.put("items", new ArrayList<>(List.of("book", "pen")));
        session.put("limits", Collections.unmodifiableMap(new HashMap<>(Map.of("items", 10))));
        session.put("groups", Collections.unmodifiableList(new ArrayList<>(List.of("staff"))));
        return session;
    }

    private static StoreSamples.Cart cart() {
        return new StoreSamples.Cart(
                "Ada", new ArrayList<>(List.of("book", "pen")), new HashMap<>(Map.of("book", 1, "pen", 12)), TimeUnit.DAYS);
    }

    private static Throwable failure() {
        Throwable failure = new IllegalStateException("The cart is empty");
        failure.setStackTrace(new StackTraceElement[] {new StackTraceElement("shop.Checkout", "pay", "Checkout.java", 42)});
        return failure;
    }

    private static byte[] encoded(Codec codec, Object value) throws IOException {
        ByteBuf bytes = codec.getValueEncoder().encode(value);
        try {
            byte[] copy = new byte[bytes.readableBytes()];
            bytes.readBytes(copy);
            return copy;
        } finally {
            bytes.release();
        }
    }
}
