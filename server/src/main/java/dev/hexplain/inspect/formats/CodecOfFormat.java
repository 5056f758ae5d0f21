package dev.hexplain.inspect.formats;

import dev.hexplain.decode.schema.SchemaFormat;
import java.util.Map;
import java.util.Optional;

/**
 * Which codec of the lab writes bytes of a format, or the objects in it; of several the plainest one. Own records are in formats
 * of their own, which say nothing of who wrote them.
 */
public final class CodecOfFormat {
    private static final Map<String, String> CODECS = Map.ofEntries(
            Map.entry("java_serialization", "java"),
            Map.entry("tomcat_sessions", "java"),
            Map.entry("jrmp", "java"),
            Map.entry("kryo", "kryo"),
            Map.entry("redisson_kryo5", "kryo"),
            Map.entry("fst", "fst"),
            Map.entry("fst_minbin", "fst-minbin"),
            Map.entry("fory", "fory"),
            Map.entry("one_nio", "one-nio"),
            Map.entry("one_nio_persist", "one-nio-persist"),
            Map.entry("hessian2", "hessian2"),
            Map.entry("hessian1", "hessian1"),
            Map.entry("chronicle_wire", "chronicle-wire"),
            Map.entry("protostuff", "protostuff"),
            Map.entry("json", "json"),
            Map.entry("smile", "smile"),
            Map.entry("cbor", "cbor"),
            Map.entry("msgpack", "messagepack"),
            Map.entry("bson", "bson4jackson"),
            Map.entry("ion", "ion"),
            Map.entry("ion_text", "ion-text"),
            Map.entry("xml", "xml"),
            Map.entry("protobuf", "protobuf"),
            Map.entry("avro", "avro"),
            Map.entry("avro_container", "avro-container"),
            Map.entry("thrift_binary", "thrift-binary"),
            Map.entry("thrift_compact", "thrift-compact"),
            Map.entry("sbe", "sbe"),
            Map.entry("flatbuffers", "flatbuffers"));

    private CodecOfFormat() {}

    /**
     * The id of the codec.
     *
     * @param format its id, also one together with a schema: {@code protobuf:…}
     */
    public static Optional<String> of(String format) {
        int schema = format.indexOf(SchemaFormat.SEPARATOR);
        return Optional.ofNullable(CODECS.get(schema < 0 ? format : format.substring(0, schema)));
    }

    /** Every format that is known to be a codec's. */
    static Map<String, String> all() {
        return CODECS;
    }
}
