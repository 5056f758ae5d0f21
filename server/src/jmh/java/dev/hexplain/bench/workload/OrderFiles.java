package dev.hexplain.bench.workload;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** The orders in one file of each encoding. */
public final class OrderFiles {
    /** Of each document file. */
    public static final long DOCUMENT_BYTES = 50_000_000;

    private static final long SEED = 20261122;
    private static final int JAVA_ORDERS = 92_500;

    private OrderFiles() {}

    /** The orders, from the first. */
    public static ShopOrders orders() {
        return new ShopOrders(SEED);
    }

    /** A {@code HashMap} from number to order, as the JDK serializes it. */
    public static Path javaStream() throws IOException {
        return WorkloadFile.of("orders-" + JAVA_ORDERS + ".ser", out -> {
            ShopOrders orders = orders();
            Map<String, ShopOrder> byId = new HashMap<>();
            for (int i = 0; i < JAVA_ORDERS; i++) {
                ShopOrder order = orders.next();
                byId.put(order.id, order);
            }
            try (ObjectOutputStream stream = new ObjectOutputStream(out)) {
                stream.writeObject(byId);
            }
        });
    }

    /** One array of orders, about 50 MB, in a format for which Jackson has a generator. */
    public static Path documents(String extension, JsonFactory format) throws IOException {
        return WorkloadFile.of("orders." + extension, out -> {
            ObjectMapper mapper = new ObjectMapper(format)
                    .registerModule(new JavaTimeModule())
                    .disable(
                            SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
                            SerializationFeature.FLUSH_AFTER_WRITE_VALUE);
            ShopOrders orders = orders();
            try (JsonGenerator to = mapper.getFactory().createGenerator(out)) {
                to.writeStartArray();
                while (out.written() < DOCUMENT_BYTES) {
                    mapper.writeValue(to, orders.next());
                }
                to.writeEndArray();
            }
        });
    }
}
