package dev.hexplain.codecs;

import java.util.Optional;

/**
 * The library of a codec.
 *
 * @param name the name as its authors write it
 * @param coordinates {@code group:artifact:version} on Maven Central; a test holds that the version is the one on the
 *     class path. Empty for the JDK
 */
public record CodecLibrary(String name, Optional<String> coordinates) {
    public static final CodecLibrary JDK = new CodecLibrary("JDK", Optional.empty());

    private static final String JACKSON_VERSION = "2.22.4";

    public static final CodecLibrary JACKSON =
            of("Jackson", "com.fasterxml.jackson.core:jackson-databind:" + JACKSON_VERSION);
    public static final CodecLibrary JACKSON_XML =
            of("Jackson XML", "com.fasterxml.jackson.dataformat:jackson-dataformat-xml:" + JACKSON_VERSION);
    public static final CodecLibrary JACKSON_SMILE =
            of("Jackson Smile", "com.fasterxml.jackson.dataformat:jackson-dataformat-smile:" + JACKSON_VERSION);
    public static final CodecLibrary JACKSON_CBOR =
            of("Jackson CBOR", "com.fasterxml.jackson.dataformat:jackson-dataformat-cbor:" + JACKSON_VERSION);
    public static final CodecLibrary MSGPACK_JACKSON =
            of("MessagePack for Jackson", "org.msgpack:jackson-dataformat-msgpack:0.9.11");
    public static final CodecLibrary BSON4JACKSON = of("bson4jackson", "de.undercouch:bson4jackson:2.18.0");
    public static final CodecLibrary MONGODB_BSON = of("MongoDB BSON", "org.mongodb:bson:5.14.0");
    public static final CodecLibrary ION = of("Amazon Ion", "com.amazon.ion:ion-java:1.12.1");
    public static final CodecLibrary XSTREAM = of("XStream", "com.thoughtworks.xstream:xstream:1.4.21");
    public static final CodecLibrary JAXB = of("JAXB", "org.glassfish.jaxb:jaxb-runtime:4.0.9");
    public static final CodecLibrary KRYO = of("Kryo", "com.esotericsoftware:kryo:5.6.2");
    public static final CodecLibrary FST = of("FST", "de.ruedigermoeller:fst:2.57");
    public static final CodecLibrary ONE_NIO = of("one-nio", "ru.odnoklassniki:one-nio:2.3.0");
    public static final CodecLibrary CHRONICLE_WIRE = of("Chronicle Wire", "net.openhft:chronicle-wire:2026.7");
    public static final CodecLibrary CHRONICLE_BYTES = of("Chronicle Bytes", "net.openhft:chronicle-bytes:2026.4");
    public static final CodecLibrary CAUCHO_HESSIAN = of("Caucho Hessian", "com.caucho:hessian:4.0.66");
    public static final CodecLibrary HESSIAN_LITE = of("Dubbo Hessian Lite", "org.apache.dubbo:hessian-lite:4.0.4");
    public static final CodecLibrary PROTOBUF = of("Protocol Buffers", "com.google.protobuf:protobuf-java:4.36.2");
    public static final CodecLibrary AVRO = of("Apache Avro", "org.apache.avro:avro:1.12.2");
    public static final CodecLibrary THRIFT = of("Apache Thrift", "org.apache.thrift:libthrift:0.25.0");
    public static final CodecLibrary SBE = of("SBE", "uk.co.real-logic:sbe-tool:1.38.1");
    public static final CodecLibrary PROTOSTUFF = of("protostuff", "io.protostuff:protostuff-runtime:1.8.0");
    public static final CodecLibrary FORY = of("Apache Fory", "org.apache.fory:fory-core:1.6.0");
    public static final CodecLibrary FLATBUFFERS = of("FlatBuffers", "com.google.flatbuffers:flatbuffers-java:25.2.10");
    /** Never released: only a snapshot of 2012 existed. */
    public static final CodecLibrary LIGHTNING = new CodecLibrary("Lightning", Optional.empty());

    private static CodecLibrary of(String name, String coordinates) {
        return new CodecLibrary(name, Optional.of(coordinates));
    }

    /** Its version; that of the running JDK where it is part of it; empty where there is none. */
    public String version() {
        if (equals(JDK)) {
            return Runtime.version().toString();
        }
        return coordinates.map(gav -> gav.substring(gav.lastIndexOf(':') + 1)).orElse("");
    }
}
