package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of BSON and the MongoDB driver. */
final class BsonSymptoms {
    private BsonSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                bsonType(),
                bsonEnd(),
                bsonSize(),
                bsonLength(),
                bsonTerminator(),
                bsonCodec(),
                bsonUuid(),
                bsonReadType(),
                mongoReply(),
                mongoEnd());
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

    private static Symptom bsonLength() {
        return Symptom.of("bson-length", "BSON", "A length of BSON is none")
                .example("org.bson.BsonSerializationException: Expected size to be 57, not 60.")
                .says("Document size must be at least 5|Document size prefix (-?\\d{1,12}) does not match the length|"
                        + "Binary sub type OldBinary has inconsistent sizes|Expected length to be 16, not \\d{1,12}|"
                        + "BsonSerializationException: Expected size to be (-?\\d{1,12}), not (-?"
                        + "\\d{1,12})|Size (-?\\d{1,12}) is not valid because it is negative|"
                        + "While (?:reading|decoding|skipping) a BSON (?:string|binary|container|"
                        + "value|javascript_with_scope|document)[^\\n]{0,40}? found (?:code |"
                        + "a )?size (?:of )?(-?\\d{1,12})|"
                        + "the declared size of (\\d{1,12}) bytes exceeds the (\\d{1,12}) bytes|"
                        + "while decoding a BSON string found a size that is not a positive number:"
                        + " (-?\\d{1,12})")
                .why("Documents, arrays, strings and binary values begin with their length,"
                        + " little-endian, and a string's counts the 00 at its end. The length here"
                        + " differs from what follows: the bytes were changed by hand or on the"
                        + " way, cut, or are no BSON.")
                .look(new Clue.Trouble())
                .remedies(
                        "Compare the first four bytes with how many bytes there are.",
                        "Whoever writes a document by hand has to write its length last.");
    }

    private static Symptom bsonTerminator() {
        return Symptom.of("bson-terminator", "BSON", "A text or document has no 00 at its end")
                .example("org.bson.BsonSerializationException: Found a BSON string that is not" + " null-terminated")
                .says("BSON string (?:that is )?not null-terminated|"
                        + "BSON cstring '[^\\n]{0,200}?' is not valid because it contains a null ch"
                        + "aracter|Expected a boolean value but found (-?\\d{1,4})|"
                        + "String reference contains a null value")
                .why("A string is a length, UTF-8 and 00, a name UTF-8 and 00, a boolean 00"
                        + " or 01. Another byte stands there: a length is wrong, or a name contains"
                        + " U+0000, which BSON cannot hold.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look at the length of the string before.",
                        "Replace U+0000 in names of fields before they are written.");
    }

    private static Symptom bsonCodec() {
        return Symptom.of("bson-codec", "MongoDB", "There is no codec for a class")
                .example("org.bson.codecs.configuration.CodecConfigurationException: Can't find a"
                        + " codec for CodecCacheKey{clazz=class com.example.Order, types=null}.")
                .says("Can't find a codec for (?:CodecCacheKey\\{clazz=)?(?:class )?([\\w.$]{1,"
                        + "300})|An exception occurred when (?:de|"
                        + "en)coding using the AutomaticPojoCodec|Failed to (?:de|"
                        + "en)code '[^\\n]{1,100}'\\. ")
                .why("The driver writes what its registry of codecs knows: Document, texts,"
                        + " numbers. Classes of the application need the PojoCodecProvider or a"
                        + " codec; a record or class of it may have a shape that the codec cannot"
                        + " make.")
                .remedies(
                        "fromRegistries(getDefaultCodecRegistry(),"
                                + " fromProviders(PojoCodecProvider.builder().automatic(true).build())).",
                        "Read as Document to see what is stored.");
    }

    private static Symptom bsonUuid() {
        return Symptom.of("bson-uuid", "MongoDB", "It is not said how a UUID is written")
                .example("org.bson.codecs.configuration.CodecConfigurationException: The"
                        + " uuidRepresentation has not been specified, so the UUID cannot be"
                        + " encoded.")
                .says("The uuidRepresentation has not been specified|uuidRepresentation must be set|"
                        + "Can not decode a subtype 3 \\(UUID legacy\\)|Unexpected UUID representation|"
                        + "uuidRepresentation does not match|Unexpected BsonBinarySubType")
                .why("A UUID is binary of subtype 04 (standard), or 03 in one of three byte"
                        + " orders of old drivers (Java, C#, Python). The driver asks which one is"
                        + " meant.")
                .look(new Clue.Trouble())
                .remedies("MongoClientSettings.uuidRepresentation(UuidRepresentation.STANDARD), or"
                        + " JAVA_LEGACY where old data is.");
    }

    private static Symptom bsonReadType() {
        return Symptom.of("bson-read-type", "MongoDB", "A field has another type than the reader asks for")
                .example("org.bson.BsonInvalidOperationException: readString can only be called"
                        + " when CurrentBSONType is STRING, not when CurrentBSONType is INT32.")
                .says("(?<!\\w)(\\w{1,40}+) can only be called when CurrentBSONType is (\\w{1,4"
                        + "0}), not when CurrentBSONType is (\\w{1,40})|"
                        + "Value expected to be of (?:type \\w{1,40}|"
                        + "a numerical BSON type) is of unexpected type (\\w{1,40})|"
                        + "can only be called when State is")
                .bytes(found -> found.group(2) == null
                        ? ""
                        : "the document has %s where %s was read".formatted(found.group(3), found.group(2)))
                .why("The document was written by another version or program, which chose"
                        + " another type (an INT32 for an INT64, a text for a date), or a codec"
                        + " reads its fields in another order than they stand.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look here which type the field has; migrate it, or read both types.",
                        "A codec has to ask reader.readName() and getCurrentBsonType() before it" + " reads.");
    }

    private static Symptom mongoReply() {
        return Symptom.of("mongo-reply", "MongoDB", "What answers is no MongoDB server")
                .example("com.mongodb.MongoInternalException: The reply message length 1347703880"
                        + " is less than the maximum message length 48000000")
                .says("The reply message length (-?\\d{1,12}) is (?:less|"
                        + "greater) than the m(?:ax|in)imum message length|"
                        + "Unexpected reply message opCode (-?\\d{1,12})|"
                        + "The responseTo \\((-?\\d{1,12})\\) in the response does not match")
                .showsLength()
                .why("An answer begins with its length, four bytes, little-endian. Text there"
                        + " is another protocol: HTTP, or TLS when the server wants it and the"
                        + " client does not.")
                .look(new Clue.Start())
                .remedies("Check host, port and tls=true.");
    }

    private static Symptom mongoEnd() {
        return Symptom.of("mongo-end", "MongoDB", "The connection ended where an answer was expected")
                .example("com.mongodb.MongoSocketReadException: Prematurely reached end of stream")
                .says("MongoSocketReadException: Prematurely reached end of stream|" + "MongoSocketReadException")
                .why("The server or something between closed the connection: it was idle for"
                        + " too long, wants TLS, or does not allow this address. Bytes are not to"
                        + " blame.")
                .remedies("tls=true where the server wants it; maxIdleTimeMS below the timeout of"
                        + " firewalls and load balancers.");
    }
}
