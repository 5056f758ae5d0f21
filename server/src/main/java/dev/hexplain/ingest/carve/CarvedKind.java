package dev.hexplain.ingest.carve;

import java.util.Optional;

/** The kinds of content that carving looks for. */
public enum CarvedKind {
    JAVA_SERIALIZATION("java-serialization", "Java serialization stream", "part", "java_serialization"),
    GZIP("gzip", "gzip", "gzip", ""),
    ZSTD("zstd", "zstd frames", "zstd", ""),
    LZ4("lz4", "LZ4 frames", "lz4", ""),
    LZ4_BLOCK("lz4-block", "LZ4 block stream (lz4-java)", "lz4-block", ""),
    BZIP2("bzip2", "bzip2", "bzip2", ""),
    XZ("xz", "xz", "xz", ""),
    SNAPPY_FRAMED("snappy-framed", "Snappy frames", "snappy-framed", ""),
    SNAPPY_JAVA("snappy-java", "Snappy blocks (snappy-java)", "snappy-java", ""),
    ZIP("zip", "zip archive", "part", ""),
    BASE64("base64", "Base64", "base64", ""),
    BSON("bson", "BSON document", "part", "bson"),
    CLASS_FILE("class", "Java class file", "part", ""),
    AVRO("avro", "Avro object container", "part", "avro_container"),
    PCAP("pcap", "capture (pcap)", "part", ""),
    PCAPNG("pcapng", "capture (pcapng)", "part", "");

    private final String id;
    private final String title;
    private final String layer;
    private final String format;

    CarvedKind(String id, String title, String layer, String format) {
        this.id = id;
        this.title = title;
        this.layer = layer;
        this.format = format;
    }

    public String id() {
        return id;
    }

    /** Display name. */
    public String title() {
        return title;
    }

    /** The layer that opens it. */
    String layer() {
        return layer;
    }

    /** Id of the format it is in, where it is one. */
    public Optional<String> format() {
        return Optional.of(format).filter(id -> !id.isEmpty());
    }

    /** Whether its bytes are compressed, so that nothing is looked for in them. */
    boolean isOpaque() {
        return !layer.equals("part");
    }
}
