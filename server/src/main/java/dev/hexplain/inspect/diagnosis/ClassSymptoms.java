package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of the JVM about classes: which one it is, who loaded it, what is cast to what. */
final class ClassSymptoms {
    /** What the major version of a class file is above that of its Java. */
    private static final int JAVA_BEFORE = 44;

    private ClassSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                classVersion(),
                inaccessible(),
                byteArrayCast(),
                numberCast(),
                otherCast(),
                lambdaCapture(),
                loaderConstraint(),
                noClassDef());
    }

    private static Symptom classVersion() {
        return Symptom.of("class-version", "JDK", "The class was compiled for a newer Java")
                .example(
                        "java.lang.UnsupportedClassVersionError: Order has been compiled by a more recent version of the"
                                + " Java Runtime (class file version 69.0)")
                .says("class file version (\\d{1,5})\\.\\d{1,5}\\)")
                .bytes(found -> "version %s is Java %d"
                        .formatted(found.group(1), Integer.parseInt(found.group(1)) - JAVA_BEFORE))
                .why("Bytes 4 to 7 of a class file are its version: 44 and the number of Java.")
                .remedies("Run with that Java, or compile with --release of the older one.");
    }

    private static Symptom inaccessible() {
        return Symptom.of("inaccessible", "JDK", "A library may not look into a class of the JDK")
                .example("java.lang.reflect.InaccessibleObjectException: Unable to make field"
                        + " private final java.lang.Object[] java.util.Arrays$ArrayList.a"
                        + " accessible: module java.base does not \"opens java.util\" to unnamed"
                        + " module @1b6d3586")
                .says("Unable to make ([^\\n]{1,300}?) accessible: module ([\\w.]{1,100}) does "
                        + "not \"(?:opens|exports) ([\\w.]{1,200})\"|"
                        + "cannot access class [\\w.$ ]{1,300}\\(in module|"
                        + "SerializedLambda[^\\n]{0,60}InaccessibleObject")
                .bytes(found -> found.group(3) == null
                        ? ""
                        : "--add-opens %s/%s=ALL-UNNAMED opens this package".formatted(found.group(2), found.group(3)))
                .why("Kryo, FST, Gson, XStream, Hessian and the like read private fields by"
                        + " reflection. Since Java 16 those of the JDK's modules are closed to that"
                        + " unless the module is opened.")
                .remedies(
                        "--add-opens MODULE/PACKAGE=ALL-UNNAMED on the command line of writer"
                                + " and reader, or Add-Opens in the manifest.",
                        "Better: a serializer, adapter or converter made for that class.");
    }

    private static Symptom byteArrayCast() {
        return Symptom.of(
                        "byte-array-cast",
                        "JDK",
                        "Bytes stand where an object was expected, or an object where bytes were")
                .example("java.lang.ClassCastException: class [B cannot be cast to class"
                        + " java.lang.String ([B and java.lang.String are in module java.base of"
                        + " loader 'bootstrap')")
                .says("(?:class )?(\\[B|"
                        + "byte\\[\\]) cannot be cast to (?:class )?([\\w.$]{1,300})|"
                        + "(?<![\\w.$])([\\w.$]{1,300}+) cannot be cast to (?:class )?(\\[B|"
                        + "byte\\[\\])(?![\\w\\[])")
                .why("[B is byte[]. One side works on bytes, the other on objects: a"
                        + " serializer is missing or a different one is set (ByteArrayDeserializer"
                        + " for StringDeserializer, a RedisTemplate without serializers), or raw"
                        + " types hid it from the compiler.")
                .look(new Clue.Start())
                .remedies(
                        "Set the serializers of key, value and hash to what the types of the"
                                + " template or consumer say.",
                        "In Redis clients: an answer of another command; see messages of Jedis.");
    }

    private static Symptom numberCast() {
        return Symptom.of("number-cast", "JDK", "A number came back as another type")
                .example("java.lang.ClassCastException: class java.lang.Integer cannot be cast to"
                        + " class java.lang.Long (java.lang.Integer and java.lang.Long are in"
                        + " module java.base of loader 'bootstrap')")
                .says("(?:class )?java\\.(?:lang|math)\\.(Integer|Long|Double|Float|Short|Byte|"
                        + "BigInteger|BigDecimal|"
                        + "String) cannot be cast to (?:class )?java\\.(?:lang|math|time|"
                        + "util)\\.(Integer|Long|Double|Float|Short|Byte|BigInteger|BigDecimal|"
                        + "String|Boolean|Instant|LocalDateTime|Date|UUID)(?![\\w.$])")
                .why("JSON, CBOR and MessagePack write a number, not its Java type: a small"
                        + " Long comes back as Integer, a Float as Double, a date or UUID as a"
                        + " text. Where the type is not named (Map<String, Object>, Object), the"
                        + " reader takes the smallest that fits.")
                .look(new Clue.Start())
                .remedies(
                        "((Number) value).longValue(), or name the type when reading.",
                        "GenericJackson2JsonRedisSerializer writes the type of Long with it; a"
                                + " plain ObjectMapper does not.");
    }

    private static Symptom otherCast() {
        return Symptom.of("other-cast", "JDK", "An object that was read is of another class than expected")
                .example("java.lang.ClassCastException: class com.example.Customer cannot be cast"
                        + " to class com.example.Order (com.example.Customer and com.example.Order"
                        + " are in unnamed module of loader 'app')")
                .says("class (?!java\\.util\\.|\\[B|com\\.google\\.gson|com\\.alibaba|"
                        + "org\\.bson|scala\\.collection|java\\.lang\\.|"
                        + "java\\.math\\.)([\\w.$\\[\\];]{1,300}) cannot be cast to class (?!\\1 )("
                        + "?!\\[B)([\\w.$\\[\\];]{1,300})")
                .bytes(found -> "what was read is %s, what was expected %s".formatted(found.group(1), found.group(2)))
                .general()
                .why("The bytes hold an object of another class: two things are stored under"
                        + " one key or in one queue, the order of objects in a stream differs, or"
                        + " the class was replaced.")
                .look(found -> new Clue.ClassNamed(found.group(1)))
                .remedies(
                        "Open the bytes here: the class of the first object is at the top.",
                        "Use different keys, topics or regions for different classes.");
    }

    private static Symptom lambdaCapture() {
        return Symptom.of("lambda-capture", "Java serialization", "A lambda cannot be made again by its class")
                .example("java.lang.IllegalArgumentException: Invalid lambda deserialization")
                .says("Invalid lambda deserialization|\\$deserializeLambda\\$|"
                        + "ReflectiveOperationException during deserialization")
                .why("A serialized lambda names the class that captured it and the method"
                        + " that javac made for its body. The class was compiled again from another"
                        + " source, or another compiler numbered its lambdas differently, so that"
                        + " none of them fits.")
                .look(new Clue.Trouble())
                .remedies("Deploy the same build on both sides, or use a named class instead of a" + " lambda.");
    }

    private static Symptom loaderConstraint() {
        return Symptom.of("loader-constraint", "JDK", "Two class loaders define one class")
                .example("java.lang.LinkageError: loader constraint violation: when resolving"
                        + " method \"com.example.Order.read()\" the class loader 'app' and the"
                        + " class loader of the current class have different Class objects for the"
                        + " type com.example.Line")
                .says("loader constraint violation|"
                        + "attempted duplicate class definition for (?:name: )?\"?([\\w.$/]{1,300})")
                .why("One name stands for two classes, of two class loaders: a jar is in the"
                        + " application and in the server or framework too. What one has read the"
                        + " other cannot use. Bytes are not to blame.")
                .remedies("Keep the jar in one place only.");
    }

    private static Symptom noClassDef() {
        return Symptom.of("no-class-def", "JDK", "A class that another one needs is not here")
                .example("java.lang.NoClassDefFoundError: com/example/Order")
                .says("NoClassDefFoundError: (?:Could not initialize class )?([\\w.$/]{1,300})|"
                        + "NoSuch(?:Method|Field)Error: [^\\n]{1,200}")
                .general()
                .why("The class was there when the code was compiled and is missing now, or"
                        + " failed in its static initializer (then the first error in the log says"
                        + " why), or is of another version without this method. Bytes are not to"
                        + " blame.")
                .remedies("Compare the jars and versions on the class path: mvn dependency:tree.");
    }
}
