package dev.hexplain.samples;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Every sample, group by group, in the order people meet them: whole objects first, damage last. */
final class Catalogue {

    /**
     * The samples of one generator class.
     *
     * @param folder below the samples folder; the category of its samples
     * @param extension of its files, without the dot
     * @param format what explains a sample, where nothing in its bytes says; empty where something does
     */
    record Group(
            String title,
            Class<?> generator,
            String folder,
            String extension,
            Function<Sample, String> format,
            List<Sample> samples) {
        /** Streams of the JDK's own serialization. */
        Group(String title, Class<?> generator, List<Sample> samples) {
            this(title, generator, "java", "ser", sample -> "", samples);
        }

        /** The file of a sample below the samples folder. */
        String file(Sample sample) {
            return folder + "/" + sample.id() + "." + extension;
        }
    }

    private Catalogue() {}

    /** What one side of a connection sent, by protocol. */
    private static Group flows(String title, Class<?> generator, String format, List<Sample> samples) {
        return new Group(title, generator, "network", "bin", sample -> format, samples);
    }

    /** What stores of sessions and objects keep. */
    private static Group stores(String title, Class<?> generator, String format, List<Sample> samples) {
        return new Group(title, generator, "stores", "bin", sample -> format, samples);
    }

    static List<Group> groups() {
        List<Group> all = new ArrayList<>(generated());
        all.addAll(ProvidedSamples.groups());
        return List.copyOf(all);
    }

    private static List<Group> generated() {
        return List.of(
                new Group("The articles' objects", SeedSamples.class, SeedSamples.all()),
                new Group("Primitives", PrimitiveSamples.class, PrimitiveSamples.all()),
                new Group("Strings", StringSamples.class, StringSamples.all()),
                new Group("Arrays", ArraySamples.class, ArraySamples.all()),
                new Group("Classes and records", ClassSamples.class, ClassSamples.all()),
                new Group("Classes that write themselves", WriteObjectSamples.class, WriteObjectSamples.all()),
                new Group("Classes that skip their fields", SkippedDefaultSamples.class, SkippedDefaultSamples.all()),
                new Group("Externalizable", ExternalizableSamples.class, ExternalizableSamples.all()),
                new Group("Enums and classes as values", EnumAndClassSamples.class, EnumAndClassSamples.all()),
                new Group("Proxies", ProxySamples.class, ProxySamples.all()),
                new Group("Handles", HandleSamples.class, HandleSamples.all()),
                new Group("Streams", StreamSamples.class, StreamSamples.all()),
                new Group("Collections", CollectionSamples.class, CollectionSamples.all()),
                new Group("Values of the JDK", JdkSamples.class, JdkSamples.all()),
                new Group("Damaged", DamagedSamples.class, DamagedSamples.all()),
                new Group("Records", RecordSamples.class, "records", "bin", RecordSamples::format, RecordSamples.all()),
                new Group(
                        "Encodings",
                        EncodingSamples.class,
                        "encodings",
                        "bin",
                        EncodingSamples::format,
                        EncodingSamples.all()),
                stores("JBoss Marshalling River", StoreSamples.class, "jboss_river", StoreSamples.river()),
                stores("Tomcat's sessions", TomcatSessionSamples.class, "tomcat_sessions", TomcatSessionSamples.all()),
                stores("Tokens", TokenSamples.class, "jwt", TokenSamples.all()),
                stores("Hazelcast", HazelcastSamples.class, "hazelcast", HazelcastSamples.all()),
                new Group(
                        "Redisson",
                        RedissonSamples.class,
                        "stores",
                        "bin",
                        RedissonSamples::format,
                        RedissonSamples.all()),
                flows("Java RMI", RmiSamples.class, "jrmp", RmiSamples.all()),
                flows("HTTP/1.1", HttpSamples.class, "http1", HttpSamples.all()),
                flows("WebSocket", WebSocketSamples.class, "websocket", WebSocketSamples.all()),
                flows("Redis", RedisSamples.class, "resp", RedisSamples.all()),
                flows("Kafka", KafkaSamples.class, "kafka", KafkaSamples.flows()),
                flows("Kafka's records", KafkaSamples.class, "kafka_record_batch", KafkaSamples.logs()),
                flows("MongoDB", MongoSamples.class, "mongodb", MongoSamples.all()),
                new Group("Frames", FrameSamples.class, "network", "bin", FrameSamples::format, FrameSamples.all()),
                new Group("Captures", CaptureSamples.class, "captures", "pcap", sample -> "", CaptureSamples.all()),
                new Group(
                        "Capture files",
                        CaptureFileSamples.class,
                        "network",
                        "pcap",
                        sample -> "pcap",
                        CaptureFileSamples.pcap()),
                new Group(
                        "Capture files with blocks",
                        CaptureFileSamples.class,
                        "network",
                        "pcapng",
                        sample -> "pcapng",
                        CaptureFileSamples.pcapng()),
                new Group(
                        "Packets", PacketSamples.class, "network", "bin", PacketSamples::format, PacketSamples.all()));
    }
}
