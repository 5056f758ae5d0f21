package dev.hexplain.codecs.samples;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The order of "Native C/C++ Like Performance For Java Object Serialisation", with the values of its {@code ITEM}. */
final class OrderSample {
    private static final int ELEMENTS = 10;

    private OrderSample() {}

    static Sample of() {
        Map<String, Object> item = new LinkedHashMap<>();
        item.put("sourceId", 1010L);
        item.put("special", true);
        item.put("orderCode", 777);
        item.put("priority", 99);
        item.put("prices", prices(0, ELEMENTS));
        item.put("quantities", quantities(0, ELEMENTS));
        return FlatSample.of(
                "order",
                "Order",
                "Four numbers and flags, ten prices, ten quantities: 177 bytes of values. As a Java serialization"
                        + " stream it takes 340 bytes, of which 185 remain when only the fields are written.",
                ClassMembers.of(SampleClasses.order()).make(item),
                Optional.of(new SampleSize("elements", "elements in each array", ELEMENTS, 0, FlatSample.LONGEST)),
                OrderSample::make);
    }

    private static Object make(Map<String, Object> values, OptionalInt size) {
        Map<String, Object> sized = new HashMap<>(values);
        size.ifPresent(length -> {
            sized.put("prices", sized((double[]) NamedValues.get(values, "prices"), length));
            sized.put("quantities", sized((long[]) NamedValues.get(values, "quantities"), length));
        });
        return ClassMembers.of(SampleClasses.order()).make(sized);
    }

    private static double[] sized(double[] some, int length) {
        double[] all = Arrays.copyOf(some, length);
        double[] more = prices(some.length, length);
        System.arraycopy(more, 0, all, length - more.length, more.length);
        return all;
    }

    private static long[] sized(long[] some, int length) {
        long[] all = Arrays.copyOf(some, length);
        long[] more = quantities(some.length, length);
        System.arraycopy(more, 0, all, length - more.length, more.length);
        return all;
    }

    /** The article's prices go 0.1, 0.2, 0.3, … */
    private static double[] prices(int from, int to) {
        return IntStream.range(from, to).mapToDouble(i -> (i + 1) / 10.0).toArray();
    }

    private static long[] quantities(int from, int to) {
        return LongStream.range(from, to).map(i -> i + 1).toArray();
    }
}
