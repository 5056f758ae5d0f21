package dev.hexplain.codecs.samples;

import java.util.List;

/**
 * The times that an article, or a comment below it, published for a sample on one machine. Machines differ, and so do
 * ways of measuring: what may be compared with another run is the ratio of the codecs.
 *
 * @param sample id of the sample
 * @param source the article or comment
 * @param machine as published
 * @param jdk as published
 * @param times the first is what the others are compared with
 */
public record PublishedTimes(String sample, String source, String machine, String jdk, List<Time> times) {
    private static final String FAST = "Native C/C++ Like Performance For Java Object Serialisation (2012)";
    private static final String COMMENT = "A comment on the same article";
    private static final String EXTERNALIZABLE =
            "Still using Externalizable to get faster Serialization with Java? (2013)";
    private static final String COPYABLE =
            "Did You Know the Fastest Way of Serializing a Java Field is not" + " Serializing it at All? (2022)";

    private static final List<PublishedTimes> ALL = List.of(
            new PublishedTimes(
                    "order",
                    FAST,
                    "Nehalem, 2.8 GHz",
                    "7u4",
                    List.of(
                            new Time("java", 2187, 10817),
                            new Time("buffer-heap-be", 247, 243),
                            new Time("unsafe", 48, 58))),
            new PublishedTimes(
                    "order",
                    FAST,
                    "Sandy Bridge, 2.4 GHz",
                    "7u4",
                    List.of(
                            new Time("java", 1715, 8586),
                            new Time("buffer-heap-be", 172, 183),
                            new Time("unsafe", 27, 50))),
            new PublishedTimes(
                    "order",
                    COMMENT,
                    "i7-6820HQ",
                    "8u121",
                    List.of(
                            new Time("java", 1405, 7642),
                            new Time("buffer-heap-be", 167, 190),
                            new Time("buffer-direct-be", 48, 78),
                            new Time("buffer-direct-native", 36, 73),
                            new Time("unsafe", 19, 52))),
            new PublishedTimes(
                    "order",
                    COMMENT,
                    "i5-4460",
                    "8u91",
                    List.of(
                            new Time("java", 1395, 6394),
                            new Time("buffer-heap-be", 96, 142),
                            new Time("buffer-direct-be", 28, 62),
                            new Time("unsafe", 20, 48))),
            new PublishedTimes(
                    "order",
                    COMMENT,
                    "not said",
                    "7u2",
                    List.of(
                            new Time("java", 2022, 10359),
                            new Time("externalizable", 1658, 8528),
                            new Time("buffer-heap-be", 190, 209),
                            new Time("unsafe", 23, 52))),
            new PublishedTimes(
                    "market-data",
                    COPYABLE,
                    "i9, 2.3 GHz, 8 cores",
                    "8u312",
                    List.of(
                            new Time("chronicle-default", 90.7, 88.8),
                            new Time("chronicle-explicit", 38.0, 32.4),
                            new Time("chronicle-trivially-copyable", 7.9, 7.4))),
            new PublishedTimes(
                    "blog-bench-10",
                    EXTERNALIZABLE + ", \"bulk\", times ten; FST: under 3000",
                    "not said",
                    "not said",
                    List.of(new Time("externalizable", 3780, 11970))),
            new PublishedTimes(
                    "media-content",
                    "Results of jvm-serializers (2016)",
                    "Linux, 1 core",
                    "8u91",
                    List.of(
                            new Time("java", 9260, 75735),
                            new Time("fst", 2404, 2843),
                            new Time("kryo", 2404, 2474),
                            new Time("protobuf", 2191, 1298),
                            new Time("thrift-binary", 2841, 1382),
                            new Time("thrift-compact", 2288, 1520),
                            new Time("flatbuffers", 2488, 1370),
                            new Time("hessian2", 6102, 9457),
                            new Time("bson4jackson", 7746, 10222),
                            new Time("cbor", 2334, 3574),
                            new Time("smile", 2532, 2936),
                            new Time("json", 2831, 3943),
                            new Time("xml", 4957, 9814))),
            new PublishedTimes(
                    "media-content",
                    "Results of jvm-serializers (2023)",
                    "Core i7, 2.6 GHz, 6 cores",
                    "11.0.19",
                    List.of(
                            new Time("protobuf", 875, 527),
                            new Time("thrift-binary", 1315, 626),
                            new Time("thrift-compact", 840, 643),
                            new Time("flatbuffers", 1445, 679))));

    public PublishedTimes {
        times = List.copyOf(times);
    }

    /**
     * @param codec its id
     * @param encode nanoseconds to write the object
     * @param decode nanoseconds to read it
     */
    public record Time(String codec, double encode, double decode) {}

    public static List<PublishedTimes> all() {
        return ALL;
    }

    /** Those of a sample. */
    public static List<PublishedTimes> of(String sample) {
        return ALL.stream().filter(each -> each.sample.equals(sample)).toList();
    }
}
