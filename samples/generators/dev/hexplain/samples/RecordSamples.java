package dev.hexplain.samples;

import static dev.hexplain.samples.Sample.of;

import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Records of the articles' objects, each in both byte orders: one, some back to back, and some behind their lengths. A
 * file is called after the format that explains it and the order of its bytes: {@code order_stream-le.bin}.
 */
final class RecordSamples {
    private static final List<ByteOrder> ORDERS = List.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN);

    private RecordSamples() {}

    static List<Sample> all() {
        List<Sample> samples = new ArrayList<>();
        for (ByteOrder order : ORDERS) {
            samples.addAll(orders(order));
        }
        for (ByteOrder order : ORDERS) {
            samples.addAll(marketData(order));
        }
        for (ByteOrder order : ORDERS) {
            samples.addAll(blogBench(order));
        }
        samples.addAll(ofDataOutput());
        for (ByteOrder order : ORDERS) {
            samples.add(of(
                    "person-" + suffix(order),
                    "Person in 18 bytes, " + name(order),
                    "Two names, each as UTF-8 behind its length as an int.",
                    () -> Records.person(RecordWriter.loop(order))));
        }
        samples.add(of(
                "person_data_output-be",
                "Person in 14 bytes, DataOutputStream",
                "Two names by writeUTF; also the body that the Externalizable copy writes.",
                () -> Records.person(RecordWriter.dataOutput())));
        return samples;
    }

    /** The format that explains a sample. */
    static String format(Sample record) {
        return record.id().substring(0, record.id().lastIndexOf('-'));
    }

    private static List<Sample> orders(ByteOrder order) {
        return List.of(
                new Sample(
                        "order-" + suffix(order),
                        "Order in 185 bytes, " + name(order),
                        "The article's order without names: " + writers(order) + ".",
                        order == ByteOrder.BIG_ENDIAN,
                        () -> Records.order(RecordWriter.loop(order))),
                of(
                        "order_stream-" + suffix(order),
                        "Orders back to back, " + name(order),
                        "Four orders whose arrays have 10, 1, 2 and 3 prices; only reading tells where one ends.",
                        () -> Records.stream(() -> RecordWriter.bulk(order), Records::order)),
                of(
                        "order_frames-" + suffix(order),
                        "Orders behind their lengths, " + name(order),
                        "The same four, each behind the number of its bytes.",
                        () -> Records.frames(() -> RecordWriter.bulk(order), order, Records::order)));
    }

    private static List<Sample> marketData(ByteOrder order) {
        return List.of(
                of(
                        "market_data-" + suffix(order),
                        "Market data in 144 bytes, " + name(order),
                        "Two longs and sixteen doubles: "
                                + (order == ByteOrder.LITTLE_ENDIAN
                                        ? writers(order) + ", or the image of a trivially copyable object."
                                        : writers(order) + "."),
                        () -> Records.marketData(RecordWriter.loop(order))),
                of(
                        "market_data_stream-" + suffix(order),
                        "Market data back to back, " + name(order),
                        "Four records of one size: one row of the tree, however many there are.",
                        () -> Records.stream(() -> RecordWriter.loop(order), Records::marketData)),
                of(
                        "market_data_frames-" + suffix(order),
                        "Market data behind its lengths, " + name(order),
                        "The same four, each behind the number of its bytes, which is always 144.",
                        () -> Records.frames(() -> RecordWriter.loop(order), order, Records::marketData)));
    }

    private static List<Sample> blogBench(ByteOrder order) {
        Supplier<RecordWriter> writers = () -> RecordWriter.loop(order);
        return List.of(
                of(
                        "blog_bench-" + suffix(order),
                        "BlogBench in 114 bytes, " + name(order),
                        "Three strings behind their lengths as ints, then flags and numbers.",
                        () -> Records.blogBench(writers.get(), 13)),
                of(
                        "blog_bench_stream-" + suffix(order),
                        "BlogBench objects back to back, " + name(order),
                        "BlogBench(0) to BlogBench(3).",
                        () -> Records.stream(writers, Records::blogBench)),
                of(
                        "blog_bench_array-" + suffix(order),
                        "BlogBench array, " + name(order),
                        "The same four behind the number of them.",
                        () -> Records.array(writers, Records::blogBench)),
                of(
                        "blog_bench_frames-" + suffix(order),
                        "BlogBench objects behind their lengths, " + name(order),
                        "The same four, each behind the number of its bytes.",
                        () -> Records.frames(writers, order, Records::blogBench)));
    }

    private static List<Sample> ofDataOutput() {
        return List.of(
                of(
                        "blog_bench_data_output-be",
                        "BlogBench in 108 bytes, DataOutputStream",
                        "Strings by writeUTF; also the body that the Externalizable copy writes.",
                        () -> Records.blogBench(RecordWriter.dataOutput(), 13)),
                of(
                        "blog_bench_data_output_stream-be",
                        "BlogBench objects back to back, DataOutputStream",
                        "BlogBench(0) to BlogBench(3).",
                        () -> Records.stream(RecordWriter::dataOutput, Records::blogBench)),
                of(
                        "blog_bench_data_output_array-be",
                        "BlogBench array, DataOutputStream",
                        "The same four behind the number of them.",
                        () -> Records.array(RecordWriter::dataOutput, Records::blogBench)),
                of(
                        "blog_bench_data_output_frames-be",
                        "BlogBench objects behind their lengths, DataOutputStream",
                        "The same four, each behind the number of its bytes.",
                        () -> Records.frames(RecordWriter::dataOutput, ByteOrder.BIG_ENDIAN, Records::blogBench)));
    }

    private static String suffix(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN ? "be" : "le";
    }

    private static String name(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN ? "big-endian" : "little-endian";
    }

    private static String writers(ByteOrder order) {
        return order == ByteOrder.BIG_ENDIAN
                ? "what a ByteBuffer, a DataOutputStream and an Externalizable body write"
                : "what a ByteBuffer in little-endian order writes, and Unsafe on nearly all machines";
    }
}
