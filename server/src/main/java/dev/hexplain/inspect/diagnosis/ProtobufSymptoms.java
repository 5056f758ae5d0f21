package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;
import java.util.Locale;

/** Exception messages of Protocol Buffers and protostuff. */
final class ProtobufSymptoms {
    private ProtobufSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                protobufTag(),
                protobufEnd(),
                protobufGroup(),
                protobufWireType(),
                protobufVarint(),
                protobufNegative(),
                protobufDepth(),
                protobufSize(),
                protobufUtf8(),
                protobufRequired(),
                protobufAny(),
                protostuffCorrupt(),
                protobufJson());
    }

    private static Symptom protobufTag() {
        return Symptom.of("protobuf-tag", "Protocol Buffers", "A field has the number 0")
                .example("com.google.protobuf.InvalidProtocolBufferException: Protocol message contained an invalid tag"
                        + " (zero).")
                .says("Protocol message contained an invalid tag")
                .why("The bytes are another message, are padded with zeros, or begin with a length, a magic byte and a"
                        + " schema id (Kafka), or five bytes of gRPC.")
                .look(new Clue.Start())
                .remedies(
                        "Take off what is before the message: parseDelimitedFrom for a varint length; 00 and four bytes"
                                + " for a schema registry, then the message indexes.",
                        "Use only the bytes that were written, not the whole buffer.");
    }

    private static Symptom protobufEnd() {
        return Symptom.of("protobuf-end", "Protocol Buffers", "The message ends in the middle of a field")
                .example(
                        "com.google.protobuf.InvalidProtocolBufferException: While parsing a protocol message, the input"
                                + " ended unexpectedly in the middle of a field.")
                .says("While parsing a protocol message, the input ended unexpectedly in the middle of a field")
                .why("The bytes were cut, or they are no such message, and a wrong length was believed.")
                .look(new Clue.End())
                .remedies("Compare the length with what was sent.", "Decode it without a schema to see what it is.");
    }

    private static Symptom protobufGroup() {
        return Symptom.of("protobuf-group", "Protocol Buffers", "A group ends that never began")
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

    private static Symptom protobufWireType() {
        return Symptom.of("protobuf-wire-type", "Protocol Buffers", "A tag has a wire type that does not exist")
                .example("com.google.protobuf.InvalidProtocolBufferException: Protocol message"
                        + " tag had invalid wire type.")
                .says("Protocol message tag had invalid wire type|" + "Found tag with invalid wire type")
                .why("The low three bits of a tag are its wire type, 0 to 5; here they are 6"
                        + " or 7, so this byte is no tag. The bytes are no message of protobuf:"
                        + " text (`n`, `o`, `v`, `w` and more end so), gzip (1F), JSON, Base64, or"
                        + " something is before the message.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first bytes. 00 and four bytes are a schema registry's, 00"
                                + " and a length of four bytes are gRPC's, a varint of the length is"
                                + " writeDelimitedTo's.",
                        "Keep messages in byte[]: toStringUtf8() and back damages them.");
    }

    private static Symptom protobufVarint() {
        return Symptom.of("protobuf-varint", "Protocol Buffers", "A number of more than ten bytes")
                .example("com.google.protobuf.InvalidProtocolBufferException: CodedInputStream"
                        + " encountered a malformed varint.")
                .says("CodedInputStream encountered a malformed varint|Malformed varint")
                .why("Each byte of a number (varint) but its last one has its high bit set,"
                        + " for ten bytes at most. Here are more: random or packed bytes, or the"
                        + " reader lost its place.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look for compression or encryption: nothing of it reads as protobuf.",
                        "Check that both sides mean the same message.");
    }

    private static Symptom protobufNegative() {
        return Symptom.of("protobuf-negative", "Protocol Buffers", "A length is negative")
                .example("com.google.protobuf.InvalidProtocolBufferException: CodedInputStream"
                        + " encountered an embedded string or message which claimed to have"
                        + " negative size.")
                .says("encountered an embedded string or (?:message|" + "bytes) which claimed to have negative size")
                .why("A length was read where something else stands: the bytes are another"
                        + " message, another format, or are changed.")
                .look(new Clue.Trouble())
                .remedies(
                        "Decode them here without a schema: the first field that makes no sense" + " is the place.",
                        "parseDelimitedFrom needs what writeDelimitedTo wrote, parseFrom what" + " writeTo wrote.");
    }

    private static Symptom protobufDepth() {
        return Symptom.of("protobuf-depth", "Protocol Buffers", "Messages inside messages are too deep")
                .example("com.google.protobuf.InvalidProtocolBufferException: Protocol message"
                        + " had too many levels of nesting. May be malicious. Use"
                        + " setRecursionLimit() to increase the recursion depth limit.")
                .says("Protocol message had too many levels of nesting")
                .why("CodedInputStream follows 100 levels at most, against bytes made to do"
                        + " harm. A recursive message (a tree, a linked list) may be deeper.")
                .remedies(
                        "CodedInputStream.setRecursionLimit(), after looking here how deep it is.",
                        "Let a list hold its elements in a repeated field.");
    }

    private static Symptom protobufSize() {
        return Symptom.of("protobuf-size", "Protocol Buffers", "The message is larger than allowed")
                .example("com.google.protobuf.InvalidProtocolBufferException: Protocol message"
                        + " was too large. May be malicious. Use CodedInputStream.setSizeLimit() to"
                        + " increase the size limit.")
                .says("Protocol message was too large|ByteString would be too long")
                .why("A limit of size is set (64 MiB in old versions), or one"
                        + " CodedInputStream reads many messages and its counter was not reset, or"
                        + " a wrong length was believed.")
                .remedies(
                        "setSizeLimit(), or resetSizeCounter() between messages.",
                        "Split the message: protobuf reads it whole into memory, 2 GiB at most.");
    }

    private static Symptom protobufUtf8() {
        return Symptom.of("protobuf-utf8", "Protocol Buffers", "A string is no UTF-8")
                .example("com.google.protobuf.InvalidProtocolBufferException: Protocol message" + " had invalid UTF-8.")
                .says("Protocol message had invalid UTF-8")
                .why("Fields of type string are UTF-8 in proto3. The writer put bytes into"
                        + " it: its field is of type bytes, or its text is in another encoding.")
                .look(new Clue.Trouble())
                .remedies("Declare the field as bytes on both sides: the wire form is the same.");
    }

    private static Symptom protobufRequired() {
        return Symptom.of("protobuf-required", "Protocol Buffers", "A required field is missing")
                .example("com.google.protobuf.InvalidProtocolBufferException: Message missing"
                        + " required fields: order_id")
                .says("Message (?:was )?missing required fields(?:: ([\\w.\\[\\], ]{1,200}))?|"
                        + "Required field\\(s\\) missing from input stream")
                .why("A required field (proto2) is not in the bytes: the writer has another"
                        + " version of the message, or the bytes are another message whose numbers"
                        + " happen to be read.")
                .look(new Clue.Start())
                .remedies(
                        "Never remove or add required fields; use optional.", "parsePartialFrom reads what there is.");
    }

    private static Symptom protobufAny() {
        return Symptom.of("protobuf-any", "Protocol Buffers", "An Any holds another message")
                .example("com.google.protobuf.InvalidProtocolBufferException: Type of the Any"
                        + " message does not match the given class.")
                .says("Type of the Any message does not match the given")
                .why("An Any is the name of a type (field 1, type.googleapis.com/…) and the"
                        + " bytes of the message (field 2). The name is another one than that of"
                        + " the class.")
                .look(new Clue.Start())
                .remedies("Ask any.is(Order.class), or look here at the type_url.");
    }

    private static Symptom protostuffCorrupt() {
        return Symptom.of("protostuff-corrupt", "protostuff", "Bytes do not fit protostuff's schema")
                .example("io.protostuff.ProtobufException: Corrupt input.")
                .says("Corrupt input\\.?(?: Unknown field number: (\\d{1,9}))?(?=\\s|$)|"
                        + "polymorphic pojo not registered: |buffer capacity not enough")
                .where(found -> !found.group().toLowerCase(Locale.ROOT).startsWith("corrupt input: invalid checksum"))
                .why("Runtime schemas number the fields of a class in their order, and"
                        + " special fields (127, 52, and letters) carry class names, arrays and"
                        + " maps. The class has other fields or another order than the writer's, or"
                        + " the bytes are of protobuf, not protostuff.")
                .look(new Clue.Trouble())
                .remedies(
                        "@Tag(n) on all fields keeps numbers; new fields at the end only.",
                        "ProtostuffIOUtil and ProtobufIOUtil write different bytes: use the same" + " on both sides.");
    }

    private static Symptom protobufJson() {
        return Symptom.of("protobuf-json", "Protocol Buffers", "The JSON has a field that the message has not")
                .example("com.google.protobuf.InvalidProtocolBufferException: Cannot find field:"
                        + " total in message com.example.Order")
                .says("Cannot find field: (\\w{1,100}) in message ([\\w.$]{1,300})|"
                        + "Expect message object but got: |Not an? (?:int32|int64|uint32|uint64|"
                        + "bool|double|float) value: ")
                .why("JsonFormat reads the JSON form of a message: its fields by name or"
                        + " camel case, 64-bit numbers as texts, bytes in Base64. The JSON is of"
                        + " another version of the message, or of another writer such as Jackson.")
                .look(new Clue.Start())
                .remedies(
                        "JsonFormat.parser().ignoringUnknownFields().",
                        "Write with JsonFormat.printer() what its parser is to read.");
    }
}
