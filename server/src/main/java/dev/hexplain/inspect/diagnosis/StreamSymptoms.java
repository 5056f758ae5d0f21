package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of {@code ObjectInputStream} about the content of a stream, and of {@code DataOutput}. */
final class StreamSymptoms {
    private static final String LIBRARY = "Java serialization";

    private StreamSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                blockData(),
                unreadBlockData(),
                blockHeader(),
                reset(),
                handle(),
                arrayLength(),
                enumConstant(),
                otherName(),
                proxy(),
                classCast(),
                arrayStore());
    }

    private static Symptom blockData() {
        return Symptom.of("block-data", LIBRARY, "Primitive data begins or ends where an object was read")
                .example("java.io.StreamCorruptedException: unexpected end of block data")
                .says("unexpected (?:end of )?block data(?! header)")
                .why("A class's own data is made of blocks of primitive data (77, 7A) and objects, and ends with 78. A"
                        + " readObject() that reads an object where the writer wrote primitives, or one object too many,"
                        + " meets the wrong one.")
                .look(new Clue.Trouble())
                .remedies(
                        "Compare readObject() or readExternal() with what wrote: the same calls in the same order.",
                        "Look at the field here: a block of data lists its bytes, 78 is where the class's data ends.",
                        "A class that got a readObject() later cannot read streams from before, unless it begins with"
                                + " defaultReadObject().");
    }

    private static Symptom unreadBlockData() {
        return Symptom.of("unread-block-data", LIBRARY, "A reader left primitive data behind")
                .example("java.lang.IllegalStateException: unread block data")
                .says("IllegalStateException: unread block data")
                .why(
                        "ObjectInputStream changed between primitive data and objects while bytes of a block were left. Most"
                                + " often the class of the reader is another version than that of the writer, or its jar is"
                                + " missing, and an earlier error was swallowed (Spark is known for this one).")
                .look(new Clue.Trouble())
                .remedies(
                        "Use the same version of the library on all nodes.",
                        "Look for an exception before this one: it is the cause.");
    }

    private static Symptom blockHeader() {
        return Symptom.of("block-header", LIBRARY, "A block of data is cut, or its length is not one")
                .example("java.io.StreamCorruptedException: unexpected EOF in middle of data block")
                .says(
                        "unexpected EOF (?:in middle of data block|while reading block data header)|illegal block data header"
                                + " length: -?\\d{1,12}")
                .why(
                        "A block is 77 and a length of one byte, or 7A and a length of four. The bytes end before the block"
                                + " does, or the length is negative because something else was taken for it.")
                .look(new Clue.End())
                .remedies("Compare the length of the bytes with what was written.", "Flush the stream that writes.");
    }

    private static Symptom reset() {
        return Symptom.of("reset", LIBRARY, "A reset is inside an object")
                .example("java.io.StreamCorruptedException: unexpected reset; recursion depth: 1")
                .says("unexpected reset; recursion depth: (\\d{1,9})")
                .why("TC_RESET (79) may be between objects only. Inside one it means that a value was taken for a type"
                        + " code, or that another thread called reset() while an object was being written.")
                .look(new Clue.Trouble())
                .remedies(
                        "Let one thread at a time write to an ObjectOutputStream, reset() included.",
                        "Check that readObject() reads exactly what writeObject() wrote.");
    }

    private static Symptom handle() {
        return Symptom.of("handle", LIBRARY, "A reference points to nothing")
                .example("java.io.StreamCorruptedException: invalid handle value: 007E0010")
                .says("invalid handle value: ([0-9A-Fa-f]{8})")
                .bytes(found -> "handles begin at 00 7E 00 00 and count what was read before: this one asks for "
                        + found.group(1).toUpperCase(java.util.Locale.ROOT))
                .why(
                        "Objects that were written before are referred to by number (71). The object with this number is not in"
                                + " this stream: bytes at the start are missing, streams were joined or mixed, or only one record of"
                                + " a longer stream was stored.")
                .look(new Clue.Trouble())
                .remedies(
                        "Read the stream from its header on; each stored record needs an ObjectOutputStream of its own, or"
                                + " reset() before it.",
                        "Do not write the same stream to two receivers, or from two threads.");
    }

    private static Symptom arrayLength() {
        return Symptom.of("array-length", LIBRARY, "An array has a negative length")
                .example("java.io.StreamCorruptedException: Array length is negative")
                .says("StreamCorruptedException: Array length is negative")
                .why(
                        "Four bytes behind the array's class are its length. These are something else: the stream is damaged,"
                                + " or made to do harm.")
                .look(new Clue.Trouble())
                .remedies("Look at the array's length and what is before it.");
    }

    private static Symptom enumConstant() {
        return Symptom.of("enum-constant", LIBRARY, "The enum has no such constant any more")
                .example("java.io.InvalidObjectException: enum constant SHIPPED does not exist in class"
                        + " com.example.OrderState")
                .says("enum constant (\\w{1,200}) does not exist in (?:class )?([\\w.$]{1,300})")
                .why(
                        "An enum constant is written as its name. The constant was renamed or removed, or the reader has an"
                                + " older class than the writer.")
                .look(found -> new Clue.ClassNamed(found.group(2)))
                .remedies(
                        "Keep the old constant, deprecated.",
                        "Deploy readers before writers when a constant is added.");
    }

    private static Symptom otherName() {
        return Symptom.of("class-kind", LIBRARY, "The class here is of another kind than the one that was written")
                .example(
                        "java.io.InvalidClassException: com.example.Order; Serializable incompatible with Externalizable")
                .says(
                        "Serializable incompatible with Externalizable|local class name incompatible with stream class name"
                                + "|cannot bind (?:non-)?enum descriptor to an? (?:non-)?enum class|class invalid for"
                                + " deserialization|serializable and externalizable flags conflict")
                .why(
                        "The stream says whether a class is Serializable, Externalizable, an enum or a record, and its name. The"
                                + " class that was found differs in that.")
                .look(new Clue.Trouble())
                .remedies(
                        "A class cannot become Externalizable, or an enum, and read its old streams: give it a new name.",
                        "A resolveClass() that maps names has to map to a class of the same kind.");
    }

    private static Symptom proxy() {
        return Symptom.of(
                        "proxy", LIBRARY, "A proxy's descriptor was bound to an ordinary class, or the other way round")
                .example("java.io.InvalidClassException: cannot bind non-proxy descriptor to a proxy class")
                .says(
                        "cannot bind (?:non-)?proxy descriptor to a (?:non-)?proxy class|InvalidClassException: Not a proxy")
                .why(
                        "A dynamic proxy is written with TC_PROXYCLASSDESC (7D) and the names of its interfaces. An"
                                + " ObjectInputStream that overrides resolveClass() or resolveProxyClass() returned the wrong kind.")
                .look(new Clue.Trouble())
                .remedies("Override both methods, and let each return a class of its kind.");
    }

    private static Symptom classCast() {
        return Symptom.of("same-class-twice", LIBRARY, "Two class loaders have a class of this name")
                .example(
                        "java.lang.ClassCastException: class com.example.Order cannot be cast to class com.example.Order"
                                + " (com.example.Order is in unnamed module of loader 'app'; com.example.Order is in unnamed module"
                                + " of loader org.springframework.boot.devtools.restart.classloader.RestartClassLoader @2f1a4b)")
                .says("(?<![\\w.$])([\\w.$]{1,300}+) cannot be cast to (?:class )?\\1(?![\\w.$])")
                .why(
                        "The name is the same, the class is not: the object was read with another class loader than the one that"
                                + " uses it. Bytes are not to blame.")
                .look(found -> new Clue.ClassNamed(found.group(1)))
                .remedies(
                        "With Spring Boot's devtools: add the library that deserializes to META-INF/spring-devtools.properties"
                                + " (restart.include), or run without devtools.",
                        "Read with an ObjectInputStream whose resolveClass() asks the context class loader.");
    }

    private static Symptom arrayStore() {
        return Symptom.of("array-store", LIBRARY, "An element does not fit the array")
                .example("java.lang.ArrayStoreException: com.example.OldOrder\n\tat"
                        + " java.base/java.io.ObjectInputStream.readArray(ObjectInputStream.java:2123)")
                .says("ArrayStoreException(?:: [^\\n]{1,200})?(?:\\n[^\\n]{0,300}+){0,4}?\\n[^\\n]{0,60}?"
                        + "ObjectInputStream\\.readArray")
                .why(
                        "The array was read as one class, and an element turned out to be of another: its class has another"
                                + " superclass than when it was written, readResolve() returned something else, or two class loaders"
                                + " were involved.")
                .look(new Clue.Trouble())
                .remedies(
                        "Keep the hierarchy of classes whose arrays are stored.",
                        "Let readResolve() return the type that the field or array has.");
    }
}
