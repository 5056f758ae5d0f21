package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of compression, text encodings and transports of bytes. */
final class TransportSymptoms {
    private static final String JDK = "JDK";
    private static final String KAFKA = "Kafka";
    private static final int JAVA_BEFORE = 44;

    private TransportSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                gzip(),
                inflate(),
                inflateEnd(),
                base64(),
                base64End(),
                kafkaMagic(),
                kafkaSize(),
                kafkaCrc(),
                tls(),
                jrmp(),
                classVersion(),
                zstd());
    }

    private static Symptom gzip() {
        return Symptom.of("gzip", JDK, "These bytes are not packed by gzip")
                .example("java.util.zip.ZipException: Not in GZIP format")
                .says("Not in GZIP format")
                .why(
                        "GZIPInputStream expects 1F 8B. Often the bytes are unpacked already, because an HTTP client did it, or"
                                + " they are zlib (78 9C), for which InflaterInputStream is.")
                .look(new Clue.Start())
                .remedies("Look at the first two bytes.", "Unpack once: check who handles Content-Encoding.");
    }

    private static Symptom inflate() {
        return Symptom.of("inflate", JDK, "These bytes are no zlib data, or were changed")
                .example("java.util.zip.DataFormatException: incorrect header check")
                .says("incorrect header check|invalid stored block lengths|invalid distance too far back|invalid block"
                        + " type|incorrect data check|unknown compression method")
                .why(
                        "With `incorrect header check` it is gzip (1F 8B), raw deflate, or no deflate at all. The others mean"
                                + " that bytes changed on the way: binary data that went through a String, or line ends that were"
                                + " converted.")
                .look(new Clue.Start())
                .remedies(
                        "new Inflater(true) for raw deflate, GZIPInputStream for gzip.",
                        "Keep packed bytes in byte[] or in Base64, never in a String.");
    }

    private static Symptom inflateEnd() {
        return Symptom.of("inflate-end", JDK, "Packed data ends too soon")
                .example("java.io.EOFException: Unexpected end of ZLIB input stream")
                .says("Unexpected end of ZLIB input stream")
                .why("The bytes were cut, or the writer did not call finish() or close().")
                .look(new Clue.End())
                .remedies("Close the GZIPOutputStream before the bytes are taken.", "Compare lengths on both sides.");
    }

    private static Symptom base64() {
        return Symptom.of("base64", JDK, "A character is not of this kind of Base64")
                .example("java.lang.IllegalArgumentException: Illegal base64 character 2d")
                .says("Illegal base64 character (-?[0-9a-f]{1,8})")
                .bytes(found -> found.group(1).length() == 2 ? MessageBytes.ofHex(found.group(1)) : "")
                .why(
                        "2d (`-`) and 5f (`_`) are of the URL-safe alphabet; a and d are line ends, which only the MIME decoder"
                                + " skips; 25 (`%`) is percent-encoding, 22 a quotation mark, 20 a blank that was a `+`.")
                .remedies(
                        "Base64.getUrlDecoder() or getMimeDecoder().",
                        "Decode the percent-encoding first. A `+` in a query has to be written %2B.");
    }

    private static Symptom base64End() {
        return Symptom.of("base64-end", JDK, "Base64 ends in the middle of a group")
                .example("java.lang.IllegalArgumentException: Last unit does not have enough valid bits")
                .says(
                        "Last unit does not have enough valid bits|Input byte array has (?:wrong 4-byte ending unit|incorrect"
                                + " ending byte)")
                .why(
                        "Four characters make three bytes; here characters are missing, or follow the padding. The text was"
                                + " cut, for instance by the length of a column or a log line.")
                .look(new Clue.End())
                .remedies(
                        "Compare the length of the text with that of the original.",
                        "Split texts that were joined behind `=`.");
    }

    private static Symptom kafkaMagic() {
        return Symptom.of("kafka-magic", KAFKA, "The record was not written through a schema registry")
                .example("org.apache.kafka.common.errors.SerializationException: Unknown magic byte!")
                .says("Unknown magic byte!")
                .why(
                        "KafkaAvroDeserializer and its kin expect 00 and the four bytes of a schema id before the data. The"
                                + " producer used another serializer.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first five bytes of the value.",
                        "Let producer and consumer use the same serializer; mind" + " key and value separately.");
    }

    private static Symptom kafkaSize() {
        return Symptom.of("kafka-size", KAFKA, "The record is no number of that size")
                .example(
                        "org.apache.kafka.common.errors.SerializationException: Size of data received by LongDeserializer is"
                                + " not 8")
                .says("Size of data received by (\\w+)Deserializer is not (\\d+)")
                .why("The bytes are something else, most often a text.")
                .look(new Clue.Start())
                .remedies("Use the deserializer of what was written; StringDeserializer shows text.");
    }

    private static Symptom kafkaCrc() {
        return Symptom.of("kafka-crc", KAFKA, "A record batch was changed after it was written")
                .example(
                        "org.apache.kafka.common.errors.CorruptRecordException: Record is corrupt (stored crc = 1722, computed"
                                + " crc = 991)")
                .says("Record is corrupt \\(stored crc = (\\d+), computed crc = (\\d+)")
                .why(
                        "The checksum covers the batch from its attributes on. Disk, memory or a proxy that rewrites messages"
                                + " changed a byte.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look at the batch: which field is implausible tells where.",
                        "Read from a replica; move the segment away.");
    }

    private static Symptom tls() {
        return Symptom.of("tls", "Netty, JSSE", "One side speaks TLS, the other does not")
                .example("io.netty.handler.ssl.NotSslRecordException: not an SSL/TLS record: 474554202f20")
                .says("not an SSL/TLS record: ([0-9a-fA-F]{2,64})|Unsupported or unrecognized SSL message")
                .bytes(found -> found.group(1) == null
                        ? ""
                        : MessageBytes.ofHex(found.group(1)
                                .substring(0, Math.min(8, found.group(1).length() & ~1))))
                .why(
                        "A TLS record begins with 14 to 17 and 03. What came is plain: a client without TLS on a port with it.")
                .look(new Clue.Start())
                .remedies("https instead of http; the port for TLS; TLS on both sides.");
    }

    private static Symptom jrmp() {
        return Symptom.of("jrmp", "Java RMI", "What answers is no RMI server")
                .example("java.rmi.ConnectIOException: non-JRMP server at remote endpoint")
                .says("non-JRMP server at remote endpoint|error during JRMP connection establishment")
                .why(
                        "A client sends JRMI, a version and a protocol, and expects 4E and its own address. With TLS on one"
                                + " side only, or a web server on the port, something else comes.")
                .look(new Clue.Start())
                .remedies(
                        "For JMX with TLS: -Dcom.sun.management.jmxremote.registry.ssl has to be the same on both sides.",
                        "Check host and port; capture the connection and open it here.");
    }

    private static Symptom classVersion() {
        return Symptom.of("class-version", JDK, "The class was compiled for a newer Java")
                .example(
                        "java.lang.UnsupportedClassVersionError: Order has been compiled by a more recent version of the"
                                + " Java Runtime (class file version 69.0)")
                .says("class file version (\\d{1,5})\\.\\d{1,5}\\)")
                .bytes(found -> "version %s is Java %d"
                        .formatted(found.group(1), Integer.parseInt(found.group(1)) - JAVA_BEFORE))
                .why("Bytes 4 to 7 of a class file are its version: 44 and the number of Java.")
                .remedies("Run with that Java, or compile with --release of the older one.");
    }

    private static Symptom zstd() {
        return Symptom.of("zstd", "zstd-jni, lz4-java, snappy-java", "These bytes were not packed by this compressor")
                .example("com.github.luben.zstd.ZstdIOException: Unknown frame descriptor")
                .says(
                        "Unknown frame descriptor|FAILED_TO_UNCOMPRESS|Stream is corrupted|Stream unsupported \\(invalid magic"
                                + " bytes\\)|Decompression error: Unknown|PARSING_ERROR\\(2\\)")
                .why("Zstd begins with 28 B5 2F FD, an LZ4 frame with 04 22 4D 18, what lz4-java writes with LZ4Block;"
                        + " snappy-java writes 82 53 4E 41 50 50 59 around its blocks, others none.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first bytes.",
                        "Raw snappy and its frames are different formats: use the class that wrote.");
    }
}
