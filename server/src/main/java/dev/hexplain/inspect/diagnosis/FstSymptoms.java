package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of FST and one-nio. */
final class FstSymptoms {
    private FstSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                fst(),
                fstHandle(),
                fstClassCode(),
                fstClassName(),
                fstCorrupt(),
                fstSerializable(),
                fstInstantiate(),
                oneNioType());
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

    private static Symptom fstClassCode() {
        return Symptom.of("fst-class-code", "FST", "A number stands for a class that is not registered here")
                .example("java.lang.RuntimeException: unable to find class for code 50")
                .says("unable to find class for code (-?\\d{1,9})")
                .bytes(found -> "codes from 3 on are classes in the order of their registration; %s is none here"
                        .formatted(found.group(1)))
                .why("A registered class, or one that was already named in the stream, is"
                        + " written as a number. The writer registered more classes, or in another"
                        + " order, or the reader lost its place and takes data for a number.")
                .look(new Clue.Trouble())
                .remedies(
                        "Call registerClass() with the same classes in the same order, on one"
                                + " FSTConfiguration, on both sides.",
                        "Use FSTConfiguration.asObject() with what asByteArray() wrote: the"
                                + " stream of getObjectOutput() has no length in front.");
    }

    private static Symptom fstClassName() {
        return Symptom.of("fst-class-name", "FST", "A class that the bytes name is not here")
                .example("java.lang.RuntimeException: class not found CLASSNAME:com.example.Order"
                        + " loader:jdk.internal.loader.ClassLoaders$AppClassLoader@5ffd2b27")
                .says("class not found CLASSNAME:([^\\n ]{0,300})")
                .why("FST writes the name of a class once. Where it reads well, the class is"
                        + " missing or in another class loader; where it is garbled, the reader is"
                        + " at the wrong place.")
                .look(new Clue.Trouble())
                .remedies(
                        "conf.setClassLoader() to the one that has the class.",
                        "For a garbled name: compare classes, registrations and settings of both" + " sides.");
    }

    private static Symptom fstCorrupt() {
        return Symptom.of("fst-corrupt", "FST", "The bytes are not what asByteArray wrote")
                .example("java.lang.RuntimeException: stream is corrupted")
                .says("RuntimeException: (?:stream is corrupted|unable to decode:)|"
                        + "Failed to read (?:primitive array|the next byte|"
                        + "next chunk from InputStream)|FSTBufferTooSmallException")
                .why("decodeFromStream expects four bytes of length before the object,"
                        + " asObject does not; with another codec (JSON, MinBin) the bytes differ"
                        + " too. Or they were cut.")
                .look(new Clue.Start())
                .remedies(
                        "encodeToStream with decodeFromStream, asByteArray with asObject.",
                        "The same FSTConfiguration on both sides.");
    }

    private static Symptom fstSerializable() {
        return Symptom.of("fst-serializable", "FST", "The class does not implement Serializable")
                .example("java.lang.RuntimeException: Class com.example.Order does not implement"
                        + " Serializable or externalizable")
                .says("Class ([\\w.$]{1,300}) does not implement Serializable or externalizable")
                .why("FST takes classes that implement Serializable only, unless" + " setForceSerializable(true).")
                .remedies("Implement Serializable, or setForceSerializable(true) on both sides.");
    }

    private static Symptom fstInstantiate() {
        return Symptom.of("fst-instantiate", "FST", "FST cannot make an object of the class")
                .example("java.io.IOException: com.example.Order:Failed to instantiate"
                        + " 'com.example.Order'. Register a custom serializer implementing"
                        + " instantiate or define empty constructor.")
                .says("Failed to instantiate '([\\w.$]{1,300})'\\. Register a custom serializer"
                        + "|no suitable constructor found and no Unsafe instance")
                .why("FST makes objects with the constructor of the first superclass that is"
                        + " not Serializable, or a public empty one. There is none that it can call.")
                .remedies(
                        "Define an empty constructor, or register a serializer.",
                        "Since Java 16 closed packages need --add-opens.");
    }

    private static Symptom oneNioType() {
        return Symptom.of("one-nio-type", "one-nio", "The class of the bytes is not here")
                .example("java.lang.ClassNotFoundException: Local type not found:" + " com.example.Order")
                .says("Local type not found: ([\\w.$]{1,300})|SerializerNotFoundException|"
                        + "Invalid reference tag: (-?\\d{1,9})|Enum count mismatch for")
                .why("one-nio writes a number of 64 bits for the shape of a class. Repository"
                        + " has no serializer for it: the serializers of the writer have to be"
                        + " exchanged first, or the class is missing.")
                .look(new Clue.Trouble())
                .remedies(
                        "Repository.provideSerializer() with what the writer's Repository has,"
                                + " as RpcClient does by itself.",
                        "Open the bytes with a file of the writer's serializers.");
    }
}
