package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/**
 * Exception messages of libraries of document and fast object formats: BSON, MessagePack, CBOR, FST, Fory, Hazelcast.
 */
final class DocumentSymptoms {
    private DocumentSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                bsonType(),
                bsonEnd(),
                bsonSize(),
                messagePackType(),
                messagePackEnd(),
                cbor(),
                fst(),
                fstHandle(),
                foryRegistered(),
                foryTypeId(),
                foryEnd(),
                hazelcast(),
                jacksonProperty());
    }

    private static Symptom bsonType() {
        return Symptom.of("bson-type", "BSON", "A byte stands where the type of an element should")
                .example(
                        "org.bson.BsonSerializationException: Detected unknown BSON type \"\\xac\" for fieldname \"total\"."
                                + " Are you using the latest driver version?")
                .says("Detected unknown BSON type (?:\"?\\\\x|0x)?\"?([0-9a-fA-F]{1,2})")
                .bytes(found -> "%s is no type of an element: these run from 01 to 13, and FF and 7F"
                        .formatted(found.group(1).toUpperCase(java.util.Locale.ROOT)))
                .why(
                        "Each element is a type, a name that ends with 00, and a value whose length follows from the type. The"
                                + " reader is at the wrong place, the bytes are no BSON, or they were changed.")
                .look(new Clue.Trouble())
                .remedies(
                        "Check that the bytes begin with their own length, little-endian, and end with 00.",
                        "A name that is garbled too means that the trouble is in the element before.");
    }

    private static Symptom bsonEnd() {
        return Symptom.of("bson-end", "BSON", "The document ends before its length says so")
                .example(
                        "org.bson.BsonSerializationException: While decoding a BSON document 4 bytes were required, but only"
                                + " 0 remain")
                .says("While decoding a BSON document (-?\\d{1,12}) bytes were required, but only (-?\\d{1,12}) remain")
                .why(
                        "The first four bytes are the length of the whole document, little-endian; strings and binary values have"
                                + " lengths too. The bytes were cut, or a length is not one.")
                .look(new Clue.End())
                .remedies("Compare the first four bytes with how many bytes there are.");
    }

    private static Symptom bsonSize() {
        return Symptom.of("bson-size", "BSON", "A document is larger than the server takes")
                .example(
                        "org.bson.BsonMaximumSizeExceededException: Payload document size is larger than maximum of 16777216.")
                .says(
                        "(?:document size (?:of \\d{1,12} )?is larger than (?:the )?maximum of|BSONObjectTooLarge|BSONObj size: \\d{1,12})")
                .why("MongoDB stores documents of at most 16 MiB.")
                .remedies("Split the document, or keep large values in GridFS.", "Look here which field is large.");
    }

    private static Symptom messagePackType() {
        return Symptom.of("messagepack-type", "MessagePack", "A value is of another type than the reader expects")
                .example("org.msgpack.core.MessageTypeException: Expected Map, but got Integer (7b)")
                .says("Expected ([\\w ]{1,40}), but (?:got (\\w{1,40}) \\(([0-9a-f]{2})\\)|encountered 0xC1)")
                .bytes(found -> found.group(3) == null
                        ? "C1 is never used: these bytes are no MessagePack, or the reader lost its place"
                        : MessageBytes.ofHex(found.group(3)))
                .why(
                        "Where the byte is 7B or 5B, it is `{` or `[`: the bytes are JSON, and MessagePack reads a small integer."
                                + " Otherwise writer and reader disagree on the order or types of fields.")
                .look(new Clue.Start())
                .remedies(
                        "Look at the first byte: 80 to 8F, DE and DF begin maps, 90 to 9F, DC and DD arrays.",
                        "Field order is part of the format where objects are written as arrays.");
    }

    private static Symptom messagePackEnd() {
        return Symptom.of("messagepack-end", "MessagePack", "The bytes end before the value does")
                .example("org.msgpack.core.MessageInsufficientBufferException")
                .says("MessageInsufficientBufferException")
                .why("A length asks for more bytes than there are: they were cut, or the byte was no length.")
                .look(new Clue.End())
                .remedies(
                        "Flush and close the MessagePacker before the bytes are taken.",
                        "Compare lengths on both sides.");
    }

    private static Symptom cbor() {
        return Symptom.of("cbor-token", "CBOR", "A byte begins no value of CBOR")
                .example("com.fasterxml.jackson.core.JsonParseException: Invalid CBOR value token (first byte): 0x3c")
                .says("Invalid CBOR value token \\(first byte\\): 0x([0-9a-fA-F]{1,2})")
                .bytes(found -> MessageBytes.ofHex(found.group(1)))
                .why(
                        "The high three bits of a value's first byte are its kind, the others how long it is; some combinations"
                                + " mean nothing. The bytes are another format, or the reader lost its place.")
                .look(new Clue.Trouble())
                .remedies(
                        "3c is `<`: an error page in XML came instead. Log it.",
                        "7b is `{`: JSON was sent; check Content-Type and Accept.");
    }

    private static Symptom fst() {
        return Symptom.of("fst-tag", "FST", "A byte stands where the tag of an object should")
                .example("java.lang.RuntimeException: unknown object tag 18")
                .says("unknown object tag (-?\\d{1,5})")
                .why("FST writes a tag before each object, and fields without names. Reader and writer have classes of"
                        + " different shape, or different settings or registrations.")
                .look(new Clue.Trouble())
                .remedies(
                        "Register the same classes in the same order with FSTConfiguration.registerClass() on both sides, or"
                                + " on none.",
                        "Fields that were added need @Version; without it no two versions of a class read each other.",
                        "FST is sensitive to unsafe and safe configurations: use the same on both sides.");
    }

    private static Symptom fstHandle() {
        return Symptom.of("fst-handle", "FST", "A reference points to an object that was not read")
                .example("java.io.IOException: unable to ressolve handle HANDLE 4711")
                .says("unable to ress?olve handle")
                .why(
                        "FST refers to objects by their place in the stream. The place is not where an object began: the reader"
                                + " lost its way, or only a part of the bytes was kept.")
                .look(new Clue.Trouble())
                .remedies("Check versions and registrations of both sides.", "Decode the whole of what was written.");
    }

    private static Symptom foryRegistered() {
        return Symptom.of("fory-registered", "Fory", "Fory was told to take registered classes only")
                .example(
                        "org.apache.fory.exception.InsecureException: class com.example.Order is not registered, please check"
                                + " whether it's the type you want to serialize or a **vulnerability**.")
                .says("(?:class )?([\\w.$\\[;]{1,300}+) is not registered, please check whether it's the type")
                .why(
                        "Without registration the name of any class could stand in the bytes, and be made. So Fory asks for a list"
                                + " of classes, in the same order on both sides.")
                .look(found -> new Clue.ClassNamed(found.group(1)))
                .remedies(
                        "fory.register(Order.class) on both sides, in the same order or with the same number.",
                        "requireClassRegistration(false) only where all bytes come from yourself.");
    }

    private static Symptom foryTypeId() {
        return Symptom.of("fory-type-id", "Fory", "A number stands for a class that the reader does not know")
                .example("java.lang.IllegalStateException: Type id 314 not registered")
                .says("Type id (\\d{1,12}) not registered")
                .why(
                        "A registered class is written as a number. The writer registered more classes, or in another order.")
                .look(new Clue.Trouble())
                .remedies("Register the same classes with explicit numbers on both sides.");
    }

    private static Symptom foryEnd() {
        return Symptom.of("fory-end", "Fory", "Fory reads further than the bytes go, or in another mode")
                .example(
                        "java.lang.IndexOutOfBoundsException: readerIndex: 24 (expected: 0 <= readerIndex <= size(24)), length 8")
                .says(
                        "readerIndex: \\d{1,12} \\(expected: 0 <= readerIndex <= size\\(\\d{1,12}\\)\\)|Serialized payload (?:uses"
                                + " reserved header bitmap flags|xlang flag \\w{1,10} does not match)")
                .why(
                        "In its usual mode Fory writes no names of fields: another version of a class, another registration or"
                                + " another compatible mode makes the reader ask for bytes that are not there. The first byte says"
                                + " whether the bytes are for other languages (xlang).")
                .look(new Clue.Start())
                .remedies(
                        "Use CompatibleMode.COMPATIBLE on both sides where classes change.",
                        "Both sides need the same language, reference tracking and registrations.",
                        "Check that the bytes were not cut.");
    }

    private static Symptom hazelcast() {
        return Symptom.of("hazelcast-type", "Hazelcast", "There is no serializer for this type number")
                .example(
                        "com.hazelcast.nio.serialization.HazelcastSerializationException: There is no suitable de-serializer"
                                + " for type -300.")
                .says("There is no suitable de-serializer for type (-?\\d{1,12})")
                .why(
                        "A value begins with a hash of four bytes and the number of its type, big-endian; negative ones are"
                                + " built in. Members or clients have different serializers configured.")
                .look(new Clue.Start())
                .remedies(
                        "Configure the same serializers on all members and clients.",
                        "-100 is Java serialization, -101 an Externalizable.");
    }

    private static Symptom jacksonProperty() {
        return Symptom.of("jackson-property", "Jackson", "The document has a member that the class does not have")
                .example(
                        "com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException: Unrecognized field \"discount\" (class"
                                + " com.example.Order), not marked as ignorable (2 known properties: \"id\", \"price\"])")
                .says("Unrecognized field \"[^\"\\n]{0,200}\" \\(class [\\w.$]{1,200}\\), not marked as ignorable")
                .why(
                        "Jackson refuses members that no property of the class takes, unless told otherwise. The document comes from"
                                + " a later or an earlier version of the class, or its names are written by another rule, or it is of"
                                + " another class.")
                .remedies(
                        "Tolerate what comes from other versions: @JsonIgnoreProperties(ignoreUnknown = true) on the class, or"
                                + " FAIL_ON_UNKNOWN_PROPERTIES off.",
                        "A member that was renamed: @JsonAlias with its earlier name.",
                        "snake_case beside camelCase: set one PropertyNamingStrategy on both sides.");
    }
}
