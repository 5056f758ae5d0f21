package dev.hexplain.samples;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import sp.MarketData;

/** The objects of the articles as records: their fields one after another, without names. */
final class Records {
    private static final double[] PRICES = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0};
    private static final long[] QUANTITIES = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};

    private Records() {}

    /** The article's order, or one like it with another id, code, and other lengths of its arrays. */
    static byte[] order(RecordWriter out, int number) {
        out.put(1010L + number);
        out.put(number % 2 == 0);
        out.put(777 + number);
        out.put(99);
        out.put(number == 0 ? PRICES : IntStream.range(0, number).mapToDouble(i -> i + 0.25).toArray());
        out.put(number == 0 ? QUANTITIES : IntStream.range(0, 2 * number).mapToLong(i -> 100L * i).toArray());
        return out.bytes();
    }

    static byte[] order(RecordWriter out) {
        return order(out, 0);
    }

    /** The market data of the Java serialization sample, or a later one. */
    static byte[] marketData(RecordWriter out, int number) {
        MarketData market = SeedSamples.marketData();
        out.put(market.securityId);
        out.put(market.time + 250L * number);
        double[] quantities = {
            market.bidQty0, market.bidQty1, market.bidQty2, market.bidQty3,
            market.askQty0, market.askQty1, market.askQty2, market.askQty3
        };
        double[] prices = {
            market.bidPrice0, market.bidPrice1, market.bidPrice2, market.bidPrice3,
            market.askPrice0, market.askPrice1, market.askPrice2, market.askPrice3
        };
        for (double quantity : quantities) {
            out.put(quantity + 10 * number);
        }
        for (double price : prices) {
            out.put(price + number / 8.0);
        }
        return out.bytes();
    }

    static byte[] marketData(RecordWriter out) {
        return marketData(out, 0);
    }

    /** The fields of {@code BlogBench(index)}, in the order of its Externalizable copy. */
    static byte[] blogBench(RecordWriter out, int index) {
        out.put("Some Value " + index);
        out.put("Very Other Value " + index);
        out.put(
                switch (index % 3) {
                    case 0 -> "Default Value";
                    case 1 -> "Other Default Value";
                    default -> "Non-Default Value " + index;
                });
        for (boolean flag : new boolean[] {true, false, true}) {
            out.put(flag);
        }
        for (int test : new int[] {123456, 234234, 456456, -234234344, -1, 0}) {
            out.put(test);
        }
        out.put(-38457359987788345L);
        out.put(0L);
        out.put(122.33);
        return out.bytes();
    }

    /** Two texts. */
    static byte[] person(RecordWriter out) {
        out.put("Ivan");
        out.put("Ivanov");
        return out.bytes();
    }

    /** A record for each number from 0 on, or from where they begin. */
    interface Numbered {
        byte[] record(RecordWriter out, int number);
    }

    /** Some records, back to back. */
    static byte[] stream(Supplier<RecordWriter> writers, Numbered records) {
        return Dumps.joined(
                IntStream.range(0, 4).mapToObj(i -> records.record(writers.get(), i)).toArray(byte[][]::new));
    }

    /** The same, behind the number of them. */
    static byte[] array(Supplier<RecordWriter> writers, Numbered records) {
        RecordWriter count = writers.get();
        count.put(4);
        return Dumps.joined(count.bytes(), stream(writers, records));
    }

    /** The same, each behind its length. */
    static byte[] frames(Supplier<RecordWriter> writers, ByteOrder order, Numbered records) {
        return Dumps.joined(IntStream.range(0, 4)
                .mapToObj(i -> records.record(writers.get(), i))
                .map(bytes -> framed(bytes, order))
                .toArray(byte[][]::new));
    }

    private static byte[] framed(byte[] bytes, ByteOrder order) {
        return ByteBuffer.allocate(Integer.BYTES + bytes.length)
                .order(order)
                .putInt(bytes.length)
                .put(bytes)
                .array();
    }
}
