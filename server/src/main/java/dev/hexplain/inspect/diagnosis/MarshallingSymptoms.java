package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of JBoss Marshalling (River), Infinispan and ProtoStream. */
final class MarshallingSymptoms {
    private MarshallingSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                riverVersion(),
                riverByte(),
                riverBackreference(),
                riverLength(),
                riverClass(),
                infinispanUnknown(),
                infinispanMarshaller(),
                protostreamTag(),
                protostreamType(),
                hotrod());
    }

    private static Symptom riverVersion() {
        return Symptom.of("river-version", "JBoss Marshalling", "These bytes do not begin as River does")
                .example("java.io.IOException: Unsupported protocol version 53")
                .says("Unsupported protocol version (-?\\d{1,4})(?![\\d.])")
                .showsByte()
                .why("River writes one byte for its version, 1 to 4, before the first object."
                        + " What stands there is something else: text, such as Base64 or hex digits"
                        + " of the bytes, Java serialization (172), packed data (31), or the rest"
                        + " of another value.")
                .look(new Clue.Start())
                .remedies(
                        "Take off what stands around the bytes: Base64, compression, the header"
                                + " of a cache or session store.",
                        "Let the marshaller that wrote read: River and Java serialization are" + " different formats.");
    }

    private static Symptom riverByte() {
        return Symptom.of("river-byte", "JBoss Marshalling", "A byte begins no object of River")
                .example("java.io.StreamCorruptedException: Unexpected byte found when reading an" + " object: 172")
                .says("Unexpected byte found when reading (?:an object|"
                        + "a collection type): (-?\\d{1,4})|Unexpected lead byte (-?\\d{1,4})|"
                        + "Unexpected class (?:ID|type) (-?\\d{1,4})")
                .showsByte()
                .why("Each object of River begins with a byte that says what follows. This"
                        + " one is none: a readObject() or externalizer read more or less than was"
                        + " written, two threads wrote to one marshaller, or the bytes are another"
                        + " format behind the version.")
                .look(new Clue.Trouble())
                .remedies(
                        "Externalizers have to read exactly what they write.",
                        "Let writer and reader have the same class and object tables and the" + " same version.");
    }

    private static Symptom riverBackreference() {
        return Symptom.of(
                        "river-backreference",
                        "JBoss Marshalling",
                        "A reference to an object or class that was not read")
                .example("java.io.InvalidObjectException: Attempt to read a backreference with an"
                        + " invalid ID (absolute 4711)")
                .says("Attempt to read a backreference (?:with an invalid ID \\((?:absolute|"
                        + "relative near|relative nearish) (-?\\d{1,12})|as unshared)|"
                        + "Unknown (?:class|object) table ID ([0-9a-f]{2}) encountered|"
                        + "Shared/unshared object mismatch")
                .why("River numbers objects and classes as they come, and tables that both"
                        + " sides have to share begin it with known ones. The number is beyond: the"
                        + " stream was joined at a wrong place, or the tables differ.")
                .look(new Clue.Trouble())
                .remedies(
                        "Read the stream from its start; call clearInstanceCache() on both sides"
                                + " at the same places or on none.",
                        "Use the same ClassTable and ObjectTable (the same version of WildFly or" + " Infinispan).");
    }

    private static Symptom riverLength() {
        return Symptom.of("river-length", "JBoss Marshalling", "A length of River is none")
                .example("java.io.StreamCorruptedException: Invalid length value for string in" + " stream (-1157)")
                .says("Invalid length value for (?:string|array) in stream \\((-?\\d{1,12})\\)|"
                        + "IOException: Invalid (?:block|string) length|"
                        + "StreamCorruptedException: Invalid (?:block|string) length")
                .why("A length was read where something else stands: the reader lost its"
                        + " place before, or the bytes were changed.")
                .look(new Clue.Trouble())
                .remedies("Look at the object before: its class may have other fields here.");
    }

    private static Symptom riverClass() {
        return Symptom.of("river-class", "JBoss Marshalling", "The class here does not fit the one in the stream")
                .example("java.io.InvalidClassException: Class does not extend stream superclass")
                .says("Class does not extend stream superclass|"
                        + "serialVersionUID of ([\\w.$ ]{1,300}) does not match|"
                        + "Filtering failed for ([\\w.$]{1,300})|"
                        + "Object is of the wrong type \\(expected|Module load failed|"
                        + "Cannot instantiate externalizer for ([\\w.$ ]{1,300})")
                .why("River writes the names, fields and superclasses of classes. The"
                        + " hierarchy changed, the module that has the class is not there, or a"
                        + " filter refused it.")
                .look(new Clue.Trouble())
                .remedies(
                        "Deploy the version of the class that wrote, or delete what is stored:"
                                + " sessions and caches that are kept over a deployment are the usual case.",
                        "Name the module in jboss-deployment-structure.xml.");
    }

    private static Symptom infinispanUnknown() {
        return Symptom.of(
                        "infinispan-unknown", "Infinispan", "A byte or id of Infinispan's internal format is not known")
                .example("java.io.IOException: Unknown type: 172")
                .says("IOException: Unknown type: (-?\\d{1,4})|"
                        + "Unknown component type: (-?\\d{1,4})|Unknown array size: (-?\\d{1,4})|"
                        + "Unknown class id (-?\\d{1,6})|"
                        + "Unknown marker\\(String\\)\\. mark=(-?\\d{1,4})|"
                        + "ISPN000\\d{3}: [^\\n]{0,80}?(?:externalizer|Externalizer)")
                .showsByte()
                .why("Between members Infinispan writes a type byte and numbers of"
                        + " externalizers. This one is unknown here: members of different versions,"
                        + " modules that one of them lacks, or a store written by another version"
                        + " or another marshaller.")
                .look(new Clue.Start())
                .remedies(
                        "The same version and the same modules on all members; upgrade stores as" + " the guide says.",
                        "Read a persistent store with the marshaller that wrote it.");
    }

    private static Symptom infinispanMarshaller() {
        return Symptom.of("infinispan-marshaller", "Infinispan", "The class has no marshaller")
                .example("java.lang.IllegalArgumentException: No marshaller registered for object"
                        + " of Java type com.example.Order : Order[id=7]")
                .says("No marshaller registered for (?:object of )?(?:Java|"
                        + "Protobuf) type ([\\w.$]{1,300})|ISPN000936|"
                        + "Class '?([\\w.$]{1,300})'? blocked by (?:deserialization )?allow list|"
                        + "Object of type ([\\w.$ ]{1,300}) expected to be marshallable|"
                        + "Unable to marshall object of type")
                .why("ProtoStream writes classes that a SerializationContextInitializer"
                        + " names, with @ProtoField on their fields. Others need another"
                        + " marshaller; Java serialization takes only classes of the allow list.")
                .remedies(
                        "@AutoProtoSchemaBuilder(includeClasses = Order.class, …) and register"
                                + " its initializer on client and server.",
                        "Or JavaSerializationMarshaller, with the classes in the allow list.");
    }

    private static Symptom protostreamTag() {
        return Symptom.of("protostream-tag", "ProtoStream", "These bytes are no wrapped message")
                .example(
                        "java.lang.IllegalStateException: Unexpected tag : 172 (Field number :" + " 21, Wire type : 4)")
                .says("Unexpected tag : (-?\\d{1,12}) \\(Field number|"
                        + "Invalid WrappedMessage encoding|"
                        + "Encountered a null message but nulls are not accepted|"
                        + "Container number of elements mismatch")
                .showsByte()
                .why("ProtoStream wraps each value in a message (WrappedMessage), whose"
                        + " fields are the type's name or number and the bytes. Other fields stand"
                        + " here: the value was written with another marshaller or media type.")
                .look(new Clue.Start())
                .remedies(
                        "Let the cache's encoding (application/x-protostream,"
                                + " application/x-java-serialized-object) be what its clients write.",
                        "AC (172) is the start of Java serialization.");
    }

    private static Symptom protostreamType() {
        return Symptom.of("protostream-type", "ProtoStream", "The type named in the message is not known here")
                .example("java.lang.IllegalArgumentException: Unknown type id : 1000042")
                .says("Unknown type (?:id|name) : (\\S{1,200})|"
                        + "Message descriptor not found : (\\S{1,200})|"
                        + "Unknown enum value (-?\\d{1,12}) for Protobuf enum type")
                .why("A wrapped message names its type (field 16 or 17: a name or"
                        + " @ProtoTypeId). The schema with that type is not registered with the"
                        + " server or client that reads.")
                .look(new Clue.Start())
                .remedies(
                        "Put the .proto file into ___protobuf_metadata, and register the"
                                + " initializer with the client.",
                        "Never change a type id that was stored.");
    }

    private static Symptom hotrod() {
        return Symptom.of(
                        "hotrod", "Infinispan", "What a Hot Rod client read is no answer or no value of its marshaller")
                .example("org.infinispan.client.hotrod.exceptions.InvalidResponseException:"
                        + " Invalid magic number. Expected 0xa1 and received 0x48")
                .says("Invalid magic number\\. Expected [0-9a-fx]{1,4} and received (?:0x)?([0-"
                        + "9a-f]{2})|Unable to unmarshall (?:bytes|value)|Error (?:converting|"
                        + "transcoding) [^\\n]{0,60}(?:media type|from)|ISPN000(?:492|495|497)")
                .showsHex()
                .why("An answer of Hot Rod begins with A1; another byte is another protocol"
                        + " or an answer of another request. `Unable to unmarshall` is a value that"
                        + " the client's marshaller does not read: it was written with another"
                        + " marshaller or media type, or its class is missing.")
                .look(new Clue.Start())
                .remedies(
                        "Check host, port (11222) and TLS.",
                        "One marshaller for all clients of a cache, and its media type in the" + " cache's encoding.");
    }
}
