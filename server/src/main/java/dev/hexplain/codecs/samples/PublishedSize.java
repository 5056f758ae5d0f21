package dev.hexplain.codecs.samples;

import java.util.List;

/**
 * A size that an article published for a sample, to compare with the measured one.
 *
 * @param sample id of the sample
 * @param codec id of the codec
 * @param bytes as published
 * @param source the article
 * @param note the difference to the measured size; empty where it is the same
 */
public record PublishedSize(String sample, String codec, int bytes, String source, String note) {
    private static final String FAST = "Native C/C++ Like Performance For Java Object Serialisation (2012)";
    private static final String EXTERNALIZABLE =
            "Still using Externalizable to get faster Serialization with Java? (2013)";
    private static final String SERIALIZERS = "Results of jvm-serializers (2016)";
    private static final String MEDIA = "media-content";

    private static final List<PublishedSize> ALL = List.of(
            new PublishedSize("order", "java", 340, FAST, ""),
            new PublishedSize("order", "buffer-heap-le", 185, FAST, ""),
            new PublishedSize("order", "unsafe", 185, FAST, ""),
            new PublishedSize("blog-bench", "java", 319, EXTERNALIZABLE, ""),
            new PublishedSize("blog-bench", "externalizable", 205, EXTERNALIZABLE, ""),
            new PublishedSize(
                    "blog-bench",
                    "fst",
                    160,
                    EXTERNALIZABLE,
                    "FST 1.x wrote 160 bytes; 2.x, which is measured here, writes one more"),
            new PublishedSize(MEDIA, "java", 889, SERIALIZERS, ""),
            new PublishedSize(MEDIA, "json", 485, SERIALIZERS, "Without hasBitrate, which is 18 bytes"),
            new PublishedSize(MEDIA, "bson4jackson", 506, SERIALIZERS, "Without hasBitrate, which is 13 bytes"),
            new PublishedSize(MEDIA, "protobuf", 239, SERIALIZERS, "Without hasBitrate, which is 2 bytes"),
            new PublishedSize(MEDIA, "protostuff", 239, SERIALIZERS, "Without hasBitrate, which is 2 bytes"),
            new PublishedSize(MEDIA, "thrift-compact", 240, SERIALIZERS, "Without hasBitrate, which is 1 byte"),
            new PublishedSize(MEDIA, "flatbuffers", 424, "Results of jvm-serializers (2023)", ""),
            new PublishedSize(MEDIA, "thrift-binary", 349, SERIALIZERS, "Without hasBitrate, which is 4 bytes"));

    /** Those of a sample. */
    public static List<PublishedSize> of(String sample) {
        return ALL.stream().filter(each -> each.sample.equals(sample)).toList();
    }
}
