package dev.hexplain.samples;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jboss.marshalling.Marshaller;
import org.jboss.marshalling.MarshallingConfiguration;
import org.jboss.marshalling.Marshalling;
import org.jboss.marshalling.river.RiverMarshallerFactory;

/** What stores of sessions and caches of objects keep, written by their own libraries. */
final class StoreSamples {
    private static final int NEWEST_RIVER = 4;

    private StoreSamples() {}

    /** What a shop keeps of a visitor. */
    record Cart(String customer, List<String> items, Map<String, Integer> counts, TimeUnit until)
            implements Serializable {}

    static List<Sample> river() {
        return List.of(
                Sample.featured(
                        "cart.river",
                        "River, an object",
                        "A record with a list, a map and an enum constant, as Redisson's older codec and WildFly write it.",
                        () -> river(NEWEST_RIVER, cart())),
                Sample.of(
                        "cart.river2",
                        "River, version 2",
                        "The same: names are no strings of the stream, so that none is referred to.",
                        () -> river(2, cart())),
                Sample.of(
                        "list.river",
                        "River, a list",
                        "Elements of all short kinds, and a back reference.",
                        () -> river(NEWEST_RIVER, mixed())));
    }

    private static Cart cart() {
        return new Cart(
                "Ada", new ArrayList<>(List.of("book", "pen")), new HashMap<>(Map.of("book", 1, "pen", 12)), TimeUnit.DAYS);
    }

    private static List<Object> mixed() {
        Map<String, Object> map = new HashMap<>(Map.of("one", 1L));
        return new ArrayList<>(
                List.of("text", 7, 2.5, 'c', true, map, new int[] {1, -1}, map, TimeUnit.HOURS, List.of("text")));
    }

    private static byte[] river(int version, Object value) throws IOException {
        MarshallingConfiguration configuration = new MarshallingConfiguration();
        configuration.setVersion(version);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Marshaller out = new RiverMarshallerFactory().createMarshaller(configuration)) {
            out.start(Marshalling.createByteOutput(bytes));
            out.writeObject(value);
            out.finish();
        }
        return bytes.toByteArray();
    }
}
