package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Hazelcast. */
final class HazelcastSymptoms {
    private HazelcastSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                hazelcastType(),
                hazelcastSerializer(),
                hazelcastFactory(),
                hazelcastPortable(),
                hazelcastCompact(),
                hazelcastPacket(),
                hazelcastRaw());
    }

    private static Symptom hazelcastType() {
        return Symptom.of("hazelcast-type", "Hazelcast", "Nobody here can read values of this type number")
                .example("com.hazelcast.nio.serialization.HazelcastSerializationException: There"
                        + " is no suitable de-serializer for type -300. This exception is likely"
                        + " caused by differences in the serialization configuration between"
                        + " members or between clients and members.")
                .says("There is no suitable de-?serializer for type (-?\\d{1,12})")
                .bytes(found -> HazelcastTypes.named(found.group(1)))
                .why("A value begins with a hash of four bytes and the number of its type,"
                        + " big-endian. Negative numbers are Hazelcast's own, positive ones those"
                        + " of serializers that were configured. Members or clients have different"
                        + " versions or different serializers, or something that is no value was"
                        + " read.")
                .look(new Clue.Start())
                .remedies(
                        "A positive number: configure the same StreamSerializer with the same"
                                + " getTypeId() on members and clients.",
                        "A number of Hazelcast's own: update the older side; Jet's numbers need"
                                + " Jet enabled (setEnabled(true)) and its jar.",
                        "A number far from all these means that the bytes are no value of"
                                + " Hazelcast: look at them here.");
    }

    private static Symptom hazelcastSerializer() {
        return Symptom.of("hazelcast-serializer", "Hazelcast", "Nobody here can write objects of this class")
                .example("com.hazelcast.nio.serialization.HazelcastSerializationException: There"
                        + " is no suitable serializer for class com.example.Order, did you register"
                        + " it with JobConfig.registerSerializer()?")
                .says("There is no suitable serializer for ([\\w.$ \\[\\];]{1,300})|"
                        + "Failed to serialize '([\\w.$\\[\\];]{1,300})'")
                .why("The class is not Serializable, Portable or Compact, and no serializer"
                        + " is configured for it; or one of its fields is not, as the cause says.")
                .remedies(
                        "Configure a CompactSerializer, or implement Serializable in the class"
                                + " and those of its fields.",
                        "For Jet: JobConfig.registerSerializer.");
    }

    private static Symptom hazelcastFactory() {
        return Symptom.of(
                        "hazelcast-factory",
                        "Hazelcast",
                        "The factory of a DataSerializable or Portable class is missing")
                .example("com.hazelcast.nio.serialization.HazelcastSerializationException: No"
                        + " DataSerializerFactory registered for namespace: 1000")
                .says("No DataSerializerFactory registered for namespace: (-?\\d{1,12})|"
                        + "Could not find PortableFactory for factory-id: (-?\\d{1,12})|"
                        + "Could not create Portable for class-id: (-?\\d{1,12})|"
                        + "is not be able to create an instance for ID: (-?\\d{1,12}) on factory ID"
                        + ": (-?\\d{1,12})|Could not find registered ClassDefinition for factory-id")
                .why("Behind the type number -1 or -2 stand the numbers of a factory and a"
                        + " class in it. Who reads has no factory of that number, or it does not"
                        + " know the class. Negative numbers are Hazelcast's own: then versions or"
                        + " modules differ.")
                .look(new Clue.Start())
                .remedies(
                        "addDataSerializableFactory or addPortableFactory with the same numbers"
                                + " on members and clients.",
                        "Read maps with a client that has the classes, or as GenericRecord.");
    }

    private static Symptom hazelcastPortable() {
        return Symptom.of(
                        "hazelcast-portable",
                        "Hazelcast",
                        "The Portable in the bytes has another shape than the class here")
                .example("com.hazelcast.nio.serialization.HazelcastSerializationException:"
                        + " Invalid field type: 'total' for ClassDefinition {id: 1, version: 0},"
                        + " expected : LONG, given : INT")
                .says("(?:Invalid field (?:type|name)|"
                        + "Unknown field name): '?(\\w{1,100})'? for ClassDefinition|"
                        + "Field count\\[-?\\d{1,12}\\] in stream does not match|"
                        + "Invalid (?:factoryId|"
                        + "classId)! Expected: (-?\\d{1,12}), Current: (-?\\d{1,12})|"
                        + "Incompatible class definitions|Wrong Portable type!")
                .why("A Portable has an offset for each field and a version. Fields came,"
                        + " went or changed their types while the version stayed the same, or two"
                        + " classes have one pair of numbers.")
                .look(new Clue.Trouble())
                .remedies(
                        "Raise the version (VersionedPortable, or setPortableVersion) when" + " fields change.",
                        "Give each class numbers of its own.");
    }

    private static Symptom hazelcastCompact() {
        return Symptom.of(
                        "hazelcast-compact", "Hazelcast", "The schema of a Compact value is not known or does not fit")
                .example("com.hazelcast.nio.serialization.HazelcastSerializationException: The"
                        + " schema can not be found with id -8364763562184746493")
                .says("The schema can ?not be found with id (-?\\d{1,20})|"
                        + "Invalid schema id found\\. Expected|Invalid field kind|"
                        + "cannot be serialized with zero configuration Compact serialization|"
                        + "null value can not be read via")
                .why("A Compact value (type -55) has the fingerprint of its schema, eight"
                        + " bytes; the schema itself is kept by the cluster. It is not there when"
                        + " data was copied from another cluster or persisted without it, or the"
                        + " class has other fields than the schema.")
                .look(new Clue.Start())
                .remedies(
                        "Read the value in the cluster that wrote it, or keep schemas with" + " persistence.",
                        "Read missing fields with a default: reader.getFieldKind(name) tells"
                                + " whether they are there.");
    }

    private static Symptom hazelcastPacket() {
        return Symptom.of("hazelcast-packet", "Hazelcast", "Who connects does not speak Hazelcast's protocol")
                .example("java.lang.IllegalArgumentException: Packet versions are not matching!"
                        + " Expected -> 4, Incoming -> 71")
                .says("Packet versions are not matching! Expected -> \\d{1,3}, Incoming -> (-?"
                        + "\\d{1,4})|Unknown protocol: ?(\\S{1,20})|Unexpected protocol|"
                        + "Unsupported command received on REST API")
                .showsByte()
                .why("A member begins with HZC and packets of version 4, a client with CP2."
                        + " Another byte is HTTP (71 is `G` of GET), TLS (22), an older version, or"
                        + " a member with encryption.")
                .look(new Clue.Start())
                .remedies("Check who connects: health checks, browsers and members of another"
                        + " version or another TLS setting.");
    }

    private static Symptom hazelcastRaw() {
        return Symptom.of("hazelcast-raw", "Hazelcast", "A value could not be read")
                .example("com.hazelcast.nio.serialization.HazelcastSerializationException:"
                        + " java.io.EOFException: Cannot read 4 bytes!")
                .says("Cannot read (\\d{1,12}) bytes!|"
                        + "HazelcastSerializationException: (?:java\\.[\\w.$]{1,200}|"
                        + "com\\.[\\w.$]{1,200})(?:Exception|Error)")
                .general()
                .why("The cause is in the message: a class that is missing on the member"
                        + " (values used there, by entry processors, indexes and predicates, need"
                        + " their classes), another version of it, or bytes that end too soon.")
                .look(new Clue.Trouble())
                .remedies(
                        "Put the classes on the members, or deploy them by user code namespaces.",
                        "Read the innermost `Caused by`: paste it here too.");
    }
}
