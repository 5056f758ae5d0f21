package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.featured;
import static dev.hexplain.samples.Sample.of;

import de.ruedigermoeller.serialization.testclasses.blog.BlogBench;
import de.ruedigermoeller.serialization.testclasses.blog.BlogBenchExternalizable;
import java.util.List;
import java.util.stream.IntStream;
import sp.MarketData;

/** The objects of the articles the project started from, under the class names that give the articles' sizes. */
final class SeedSamples {
    private SeedSamples() {}

    static List<Sample> all() {
        return List.of(
                featured(
                        "order",
                        "Order",
                        "Four numbers and flags and two arrays in 340 bytes, 177 of which are values.",
                        () -> Dumps.of(order())),
                featured(
                        "market-data",
                        "Market data",
                        "18 primitive fields: 144 bytes of values, 230 bytes to say what they are.",
                        () -> Dumps.of(marketData())),
                featured(
                        "blog-bench",
                        "BlogBench, Serializable",
                        "Strings, flags and numbers written field by field: 319 bytes.",
                        () -> Dumps.of(new BlogBench(13))),
                featured(
                        "blog-bench-externalizable",
                        "BlogBench, Externalizable",
                        "The same values as opaque block data: 205 bytes that only the class can name.",
                        () -> Dumps.of(new BlogBenchExternalizable(13))),
                of(
                        "blog-bench-bulk",
                        "Ten BlogBench objects",
                        "An array whose ten elements share one class descriptor, and the one string that is the same"
                                + " object in all.",
                        () -> Dumps.of((Object) IntStream.range(0, 10)
                                .mapToObj(i -> new BlogBench(13))
                                .toArray(BlogBench[]::new))),
                of(
                        "blog-bench-externalizable-bulk",
                        "Ten externalizable BlogBench objects",
                        "The same ten, each with all its strings in its own block of data.",
                        () -> Dumps.of((Object) IntStream.range(0, 10)
                                .mapToObj(i -> new BlogBenchExternalizable(13))
                                .toArray(BlogBenchExternalizable[]::new))));
    }

    /** The article's {@code ITEM}; by reflection, since a class in the default package cannot be imported. */
    static Object order() throws ReflectiveOperationException {
        double[] prices = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0};
        long[] quantities = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
        return Class.forName("ObjectToBeSerialised")
                .getConstructor(long.class, boolean.class, int.class, int.class, double[].class, long[].class)
                .newInstance(1010L, true, 777, 99, prices, quantities);
    }

    static MarketData marketData() {
        MarketData market = new MarketData();
        market.securityId = 1001L;
        market.time = 1_642_550_400_000L;
        market.bidQty0 = 100;
        market.bidQty1 = 250;
        market.bidQty2 = 500;
        market.bidQty3 = 1000;
        market.askQty0 = 150;
        market.askQty1 = 300;
        market.askQty2 = 450;
        market.askQty3 = 900;
        market.bidPrice0 = 99.75;
        market.bidPrice1 = 99.5;
        market.bidPrice2 = 99.25;
        market.bidPrice3 = 99.0;
        market.askPrice0 = 100.25;
        market.askPrice1 = 100.5;
        market.askPrice2 = 100.75;
        market.askPrice3 = 101.0;
        return market;
    }
}
