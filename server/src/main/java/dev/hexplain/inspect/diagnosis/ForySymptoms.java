package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Fory (before 2025: Fury). */
final class ForySymptoms {
    private ForySymptoms() {}

    static List<Symptom> all() {
        return List.of(
                foryRegistered(),
                foryTypeId(),
                foryEnd(),
                foryMode(),
                foryTypedef(),
                foryClassVersion(),
                foryDepth(),
                foryAllow(),
                foryRead(),
                foryLimit());
    }

    private static Symptom foryRegistered() {
        return Symptom.of("fory-registered", "Fory", "Fory takes registered classes only")
                .example(
                        "org.apache.fory.exception.InsecureException: class com.example.Order is not registered, please check"
                                + " whether it's the type you want to serialize or a **vulnerability**.")
                .says("(?:class )?([\\w.$\\[;]{1,300}+) is not registered, please check whether it's the type")
                .why(
                        "Without registration the name of any class could be in the bytes, and be made. So Fory asks for a list"
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
                .says("readerIndex: \\d{1,12} \\(expected: 0 <= readerIndex <= size\\(\\d{1,12}\\)\\)"
                        + "|readerIndex\\(\\d{1,12}\\) \\+ length\\(\\d{1,12}\\) exceeds size\\(\\d{1,12}\\)")
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

    private static Symptom foryMode() {
        return Symptom.of("fory-mode", "Fory", "Writer and reader use different modes")
                .example("java.lang.IllegalArgumentException: Serialized payload xlang flag true"
                        + " does not match this Fory mode false")
                .says("xlang flag \\w{1,10} does not match|"
                        + "Serialized payload uses reserved header bitmap flags|"
                        + "outOfBandBuffers should(?:n't| not) be null|"
                        + "Out of band buffers not passed in|"
                        + "endian(?:ness)? [^\\n]{0,60}does ?n.t match")
                .why("The first byte of a payload is flags: null, byte order, for other"
                        + " languages (xlang), buffers outside. The reader was built for another"
                        + " mode.")
                .look(new Clue.Start())
                .remedies("Build Fory with the same language, reference tracking, compatible mode"
                        + " and compression of numbers on both sides.");
    }

    private static Symptom foryTypedef() {
        return Symptom.of("fory-typedef", "Fory", "The description of a class in the bytes is not one")
                .example("org.apache.fory.exception.DeserializationException: Invalid TypeDef" + " metadata hash")
                .says("(?:Invalid|Unsupported|Compressed xlang|Non-struct) TypeDef|"
                        + "TypeDef (?:kind|root kind|metadata)|Invalid compressed metadata|"
                        + "Invalid meta ?string|Unexpected encoding flag: ")
                .why("In compatible mode the names and types of a class's fields are in the"
                        + " bytes, with a hash and a size. Here they make no sense: the bytes were"
                        + " written by another version of Fory, in another mode, or changed.")
                .look(new Clue.Trouble())
                .remedies(
                        "The same version of Fory on both sides: the form of this description"
                                + " changed between 0.x and 1.x.",
                        "The same CompatibleMode on both sides.");
    }

    private static Symptom foryClassVersion() {
        return Symptom.of("fory-class-version", "Fory", "The class has other fields than when it was written")
                .example("org.apache.fory.exception.ClassNotCompatibleException: Read class"
                        + " com.example.Order version -1234 is not consistent with 5678")
                .says("ClassNotCompatibleException|"
                        + "Read class [^\\n]{1,300}? version -?\\d{1,12} is not consistent with|"
                        + "Incompatible compatible field schema for field")
                .why("With checkClassVersion a hash of the fields is before an object. It"
                        + " differs, so that the fields are others.")
                .look(new Clue.Trouble())
                .remedies(
                        "CompatibleMode.COMPATIBLE on both sides reads other versions of a class.",
                        "Delete or convert what was written before.");
    }

    private static Symptom foryDepth() {
        return Symptom.of("fory-depth", "Fory", "Objects are too deep, or have cycles")
                .example("java.lang.StackOverflowError: Object may contain circular references,"
                        + " please enable ref tracking by `ForyBuilder#withRefTracking(true)`")
                .says("Object may contain circular references, please enable ref (?:tracking|"
                        + "copy)|Read depth exceed max depth")
                .why("Without reference tracking an object that refers to itself has no end."
                        + " The depth that is read is bounded against bytes made to do harm.")
                .remedies(
                        "withRefTracking(true) on both sides: the bytes are others then.",
                        "withMaxDepth(…) where data really is that deep.");
    }

    private static Symptom foryAllow() {
        return Symptom.of("fory-allow", "Fory", "A class is not allowed")
                .example("org.apache.fory.exception.InsecureException: Class com.example.Order"
                        + " not in allow list, please check whether objects of this class are"
                        + " allowed for serialization or deserialization.")
                .says("Class ([\\w.$]{1,300}) (?:not in allow list|"
                        + "is forbidden for (?:de)?serialization)| hit disallowed list")
                .why("An AllowListChecker decides which classes may be read: names of classes"
                        + " in data from elsewhere are a way to attack.")
                .remedies("Add exactly that class or package to the checker.");
    }

    private static Symptom foryRead() {
        return Symptom.of("fory-read", "Fory", "An object could not be read to its end")
                .example("org.apache.fory.exception.DeserializationException: Deserialize failed,"
                        + " read objects are: [Order(7)]")
                .says("Deserialize failed, (?:type of )?read objects are: ")
                .general()
                .why("The message shows what was read before the failure; the cause below it"
                        + " is the failure itself.")
                .look(new Clue.Trouble())
                .remedies("Read the innermost `Caused by`: paste it here too.");
    }

    private static Symptom foryLimit() {
        return Symptom.of("fory-limit", "Fory", "A size in the bytes is larger than the reader allows")
                .example(
                        "org.apache.fory.exception.DeserializationException: Type metadata field count 5122 exceeds maxTypeFields 512. The data may be malicious.")
                .says(
                        "exceeds (?:maxTypeMetaBytes|maxTypeFields|maxGraphMemoryBytes|maxUnbackedContainerItems|max depth)|DeserializationException: [^\\n]{1,60} must be (?:non-negative|positive): -?\\d{1,12}")
                .why(
                        "Sizes are checked before memory is taken. One this large or negative is mostly no size: other bytes were read for it, because of another mode, another class version or damage.")
                .look(new Clue.Trouble())
                .remedies(
                        "Check that the first bytes are those of Fory in the same mode.",
                        "Raise the limit only if the data really is that large, and is yours.");
    }
}
