package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.HexFormat;
import java.util.List;

/** Exception messages of serialization libraries: Kryo, Jackson, Protocol Buffers and others. */
final class CodecSymptoms {
    private static final String KRYO = "Kryo";
    private static final String JACKSON = "Jackson";
    private static final String PROTOBUF = "Protocol Buffers";
    private static final String AVRO = "Avro";
    private static final String THRIFT = "Thrift";

    private CodecSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                kryoUnderflow(),
                kryoClassId(),
                kryoNotRegistered(),
                kryoNoClass(),
                kryoOverflow(),
                jacksonCharacter(),
                jacksonUtf8(),
                jacksonEmpty(),
                smile(),
                protobufTag(),
                protobufEnd(),
                protobufGroup(),
                avroFile(),
                avroData(),
                thriftVersion(),
                thriftFrame(),
                hessian());
    }

    private static Symptom kryoUnderflow() {
        return Symptom.of("kryo-underflow", KRYO, "Kryo reads further than the bytes go")
                .example("com.esotericsoftware.kryo.KryoException: Buffer underflow.")
                .says("(?:Kryo\\w{0,40}Exception: )?Buffer underflow|KryoBufferUnderflowException")
                .why(
                        "Kryo writes no names of fields and no lengths of objects: reader and writer have to agree on every"
                                + " field and its serializer. Where they do not, a later byte is taken for a length, and the end"
                                + " comes too soon. Bytes that were cut, or an Output that was not flushed, do the same.")
                .look(new Clue.End())
                .remedies(
                        "Flush or close Output before its bytes are taken; take toBytes(), not getBuffer(), which has"
                                + " unused bytes behind the end.",
                        "Register the same classes in the same order, with the same serializers, on both sides.",
                        "If fields came or went, use CompatibleFieldSerializer or TaggedFieldSerializer from now on;"
                                + " FieldSerializer cannot read what was written before.",
                        "setReferences() has to be the same on both sides.");
    }

    private static Symptom kryoClassId() {
        return Symptom.of("kryo-class-id", KRYO, "A number stands for a class that the reader does not know")
                .example("com.esotericsoftware.kryo.KryoException: Encountered unregistered class ID: 101")
                .says("Encountered unregistered class ID: (-?\\d+)")
                .bytes(found -> "ID %s is written as the number %s + 2; 0 is null, 1 a class by name"
                        .formatted(found.group(1), found.group(1)))
                .why(
                        "A registered class is written as a number. Either the writer registered more classes than the reader,"
                                + " or in another order, or the reader is at the wrong place and takes data for a class.")
                .look(new Clue.Trouble())
                .remedies(
                        "Register the same classes with explicit IDs on both sides.",
                        "A very large or negative ID means that the reader lost its place: look at the field before it.");
    }

    private static Symptom kryoNotRegistered() {
        return Symptom.of("kryo-not-registered", KRYO, "Kryo was told to take registered classes only")
                .example("java.lang.IllegalArgumentException: Class is not registered: com.example.Order")
                .says("Class is not registered: ([\\w.$\\[\\];]{1,300})")
                .why("Since Kryo 5, registration is required unless setRegistrationRequired(false) is called: names of"
                        + " classes in data from elsewhere are a way to attack.")
                .look(found -> new Clue.ClassNamed(found.group(1)))
                .remedies(
                        "Register the class, at the same place of the list on both sides.",
                        "Arrays are classes of their own: register Order[].class too.");
    }

    private static Symptom kryoNoClass() {
        return Symptom.of("kryo-no-class", KRYO, "The bytes name a class that is not here")
                .example("com.esotericsoftware.kryo.KryoException: Unable to find class: com.example.Order")
                .says("Unable to find class: (\\S{1,300})")
                .why(
                        "Where the name reads well, the class is missing or in another class loader. Where it is garbled, the"
                                + " reader is at the wrong place, and took data for a name.")
                .look(new Clue.Trouble())
                .remedies(
                        "kryo.setClassLoader() to the one that has the class.",
                        "For a garbled name: compare registrations, serializers and references of both sides.");
    }

    private static Symptom kryoOverflow() {
        return Symptom.of("kryo-overflow", KRYO, "The output is too small for the object")
                .example("com.esotericsoftware.kryo.KryoException: Buffer overflow. Max capacity: 4096, required: 5000")
                .says("Buffer overflow\\.(?: (?:Available|Max capacity): (\\d+), required: (\\d+))?")
                .why("The Output was made with a largest size, and the object needs more.")
                .remedies("new Output(4096, -1) grows as needed. For Spark: spark.kryoserializer.buffer.max.");
    }

    private static Symptom jacksonCharacter() {
        return Symptom.of("jackson-character", JACKSON, "These bytes are no JSON")
                .example(
                        "com.fasterxml.jackson.core.JsonParseException: Unexpected character ('¬' (code 172)): expected a"
                                + " valid value")
                .says("(?:Unexpected|Illegal) character \\((?:'.{1,2}' \\(|\\(CTRL-CHAR, )code (\\d{1,7})")
                .bytes(found -> characterIs(Integer.parseInt(found.group(1))))
                .why("A JSON value begins with {, [, a quotation mark, a digit, -, t, f or n. Something else was stored"
                        + " there.")
                .look(new Clue.Start())
                .remedies(
                        "172 ('¬') is Java serialization: the writer uses JdkSerializationRedisSerializer or the like.",
                        "60 ('<') is XML or a web page, often an error page: log the status and the first line.",
                        "31 is gzip: ask for the decompressed body.");
    }

    private static String characterIs(int code) {
        return code <= 0xFF
                ? MessageBytes.ofHex(HexFormat.of().toHexDigits((byte) code))
                : "U+%04X is a character beyond one byte: what was read is text".formatted(code);
    }

    private static Symptom jacksonUtf8() {
        return Symptom.of("jackson-utf8", JACKSON, "These bytes are no UTF-8")
                .example("com.fasterxml.jackson.core.JsonParseException: Invalid UTF-8 start byte 0xac")
                .says("Invalid UTF-8 (?:start|middle) byte 0x([0-9a-fA-F]{1,2})")
                .bytes(found -> MessageBytes.ofHex(found.group(1)))
                .why("JSON is UTF-8. The bytes are binary, or text in another encoding, such as ISO 8859-1.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first bytes: AC ED is Java serialization, 1F 8B gzip.",
                        "If it is text, write it as UTF-8, or read it with a Reader of its encoding.");
    }

    private static Symptom jacksonEmpty() {
        return Symptom.of("jackson-empty", JACKSON, "There are no bytes at all")
                .example("com.fasterxml.jackson.databind.exc.MismatchedInputException: No content to map due to"
                        + " end-of-input")
                .says("No content to map due to end-of-input")
                .why("The body or value is empty, or a stream was read before.")
                .remedies(
                        "Treat an empty value as absent before parsing.", "Read the stream once, and keep the bytes.");
    }

    private static Symptom smile() {
        return Symptom.of("smile-header", JACKSON, "These bytes are no Smile")
                .example("com.fasterxml.jackson.core.JsonParseException: Input does not start with Smile format header"
                        + " (first byte = 0x7b)")
                .says("Input does not start with Smile format header \\(first byte = 0x([0-9a-fA-F]{1,2})\\)")
                .bytes(found -> MessageBytes.ofHex(found.group(1)))
                .why("A Smile document begins with 3A 29 0A unless the writer switched the header off.")
                .look(new Clue.Start())
                .remedies(
                        "7B is `{`: the writer sent JSON.", "Let both sides agree on WRITE_HEADER and REQUIRE_HEADER.");
    }

    private static Symptom protobufTag() {
        return Symptom.of("protobuf-tag", PROTOBUF, "A field has the number 0")
                .example("com.google.protobuf.InvalidProtocolBufferException: Protocol message contained an invalid tag"
                        + " (zero).")
                .says("Protocol message (?:contained an invalid tag|tag had invalid wire type)")
                .why("The bytes are another message, are padded with zeros, or begin with a length, a magic byte and a"
                        + " schema id (Kafka), or five bytes of gRPC.")
                .look(new Clue.Start())
                .remedies(
                        "Take off what is before the message: parseDelimitedFrom for a varint length; 00 and four bytes"
                                + " for a schema registry, then the message indexes.",
                        "Use only the bytes that were written, not the whole buffer.");
    }

    private static Symptom protobufEnd() {
        return Symptom.of("protobuf-end", PROTOBUF, "The message ends in the middle of a field")
                .example(
                        "com.google.protobuf.InvalidProtocolBufferException: While parsing a protocol message, the input"
                                + " ended unexpectedly in the middle of a field.")
                .says("While parsing a protocol message, the input ended unexpectedly in the middle of a field")
                .why("The bytes were cut, or they are no such message, and a wrong length was believed.")
                .look(new Clue.End())
                .remedies("Compare the length with what was sent.", "Decode it without a schema to see what it is.");
    }

    private static Symptom protobufGroup() {
        return Symptom.of("protobuf-group", PROTOBUF, "A group ends that never began")
                .example(
                        "com.google.protobuf.InvalidProtocolBufferException: Protocol message end-group tag did not match"
                                + " expected tag.")
                .says("Protocol message end-group tag did not match expected tag")
                .why(
                        "Groups are hardly used today: a byte was taken for an end-group tag because these bytes are another"
                                + " format, packed, or text.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first bytes for JSON, gzip or Base64.",
                        "Check that both sides mean the same message.");
    }

    private static Symptom avroFile() {
        return Symptom.of("avro-file", AVRO, "These bytes are no Avro container file")
                .example("org.apache.avro.InvalidAvroMagicException: Not an Avro data file.")
                .says("Not an Avro data file|Not a data file")
                .why(
                        "A container begins with Obj and 01. A single record, as messages carry it, has no such header and no"
                                + " schema with it.")
                .look(new Clue.Start())
                .remedies(
                        "Read a single record with GenericDatumReader and the schema it was written with.",
                        "00 and four bytes before it are the number of a schema in a registry.");
    }

    private static Symptom avroData() {
        return Symptom.of("avro-data", AVRO, "The bytes do not follow the schema")
                .example("org.apache.avro.AvroRuntimeException: Malformed data. Length is negative: -62")
                .says("Malformed data\\. Length is negative: (-?\\d+)|Invalid sync!")
                .why(
                        "Avro's bytes say nothing of types: read with another schema than they were written with, a byte of"
                                + " one field is taken for a length of another.")
                .look(new Clue.Trouble())
                .remedies(
                        "Give the reader the writer's schema, and its own as the second one.",
                        "Skip 00 and the four bytes of a schema registry first.");
    }

    private static Symptom thriftVersion() {
        return Symptom.of("thrift-version", THRIFT, "The message is of another protocol of Thrift, or of none")
                .example("org.apache.thrift.protocol.TProtocolException: Bad version in readMessageBegin")
                .says("(?:Bad|Missing) version in readMessageBegin|Expected protocol id [0-9a-f]+ but got ([0-9a-f]+)")
                .why(
                        "The binary protocol begins with 80 01, the compact one with 82. The client speaks another one, or is"
                                + " framed while the server is not.")
                .look(new Clue.Start())
                .remedies(
                        "Let both sides use the same protocol and the same transport (framed or not).",
                        "With TLS on one side only, the first byte is 16.");
    }

    private static Symptom thriftFrame() {
        return Symptom.of("thrift-frame", THRIFT, "Four bytes were taken for a length, and are something else")
                .example(
                        "org.apache.thrift.transport.TTransportException: Frame size (1195725856) larger than max length"
                                + " (16384000)!")
                .says(
                        "Frame size \\((\\d+)\\) larger than|Adjusted frame length exceeds \\d+: (\\d+)|Message larger than max"
                                + " \\((\\d+)"
                                + "|Invalid (?:receive|message) (?:\\(size = |size: )(\\d+)")
                .bytes(found -> {
                    for (int group = 1; group <= found.groupCount(); group++) {
                        if (found.group(group) != null) {
                            return MessageBytes.ofNumber(found.group(group));
                        }
                    }
                    return "";
                })
                .why(
                        "A framed transport reads four bytes as the length of what follows. Here they are the first bytes of"
                                + " another protocol: of HTTP, TLS, or Thrift without frames.")
                .look(new Clue.Start())
                .remedies(
                        "Connect with the protocol that the port speaks.",
                        "If the number is only a little too large, the message really is: raise the limit.",
                        "Netty adds what is before the length field to the number: subtract that to see the bytes.");
    }

    private static Symptom hessian() {
        return Symptom.of("hessian-code", "Hessian", "A byte stands where Hessian expects another kind of value")
                .example("com.caucho.hessian.io.HessianProtocolException: unknown code for readObject at 0xac")
                .says("(?:unknown code(?: for \\w{1,40})?|expected .{1,40}?) at 0x([0-9a-fA-F]{1,2})")
                .bytes(found -> MessageBytes.ofHex(found.group(1)))
                .why(
                        "Hessian 1 and 2 give the same bytes different meanings, and a reader that lost its place takes data"
                                + " for a tag.")
                .look(new Clue.Trouble())
                .remedies(
                        "Let both sides use the same version of Hessian.",
                        "0x3c (`<`) is a web page: an error of the server.");
    }
}
