package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.List;

/** Exception messages of Kryo, and of Spark where it uses Kryo. */
final class KryoSymptoms {
    private KryoSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                kryoUnderflow(),
                kryoClassId(),
                kryoNotRegistered(),
                kryoNoClass(),
                kryoOverflow(),
                kryoNoArg(),
                kryoReference(),
                kryoThreads(),
                kryoDepth(),
                kryoEnum(),
                kryoUnknownField(),
                kryoVersion(),
                kryoBufferSmall(),
                kryoSerializer(),
                kryoJava(),
                sparkTask(),
                sparkKryo(),
                kryoTrace());
    }

    private static Symptom kryoUnderflow() {
        return Symptom.of("kryo-underflow", "Kryo", "Kryo reads further than the bytes go")
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
        return Symptom.of("kryo-class-id", "Kryo", "A number stands for a class that the reader does not know")
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
        return Symptom.of("kryo-not-registered", "Kryo", "Kryo takes registered classes only")
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
        return Symptom.of("kryo-no-class", "Kryo", "The bytes name a class that is not here")
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
        return Symptom.of("kryo-overflow", "Kryo", "The output is too small for the object")
                .example("com.esotericsoftware.kryo.KryoException: Buffer overflow. Max capacity: 4096, required: 5000")
                .says("Buffer overflow\\.(?: (?:Available|Max capacity): (\\d+), required: (\\d+))?")
                .why("The Output was made with a largest size, and the object needs more.")
                .remedies("new Output(4096, -1) grows as needed. For Spark: spark.kryoserializer.buffer.max.");
    }

    private static Symptom kryoNoArg() {
        return Symptom.of("kryo-no-arg", "Kryo", "Kryo cannot make an object of the class")
                .example("com.esotericsoftware.kryo.KryoException: Class cannot be created"
                        + " (missing no-arg constructor): com.example.Order")
                .says("Class cannot be created \\((?:missing no-arg constructor|"
                        + "non-static member class)\\): ([\\w.$]{1,300})|"
                        + "Error constructing instance of class: ([\\w.$]{1,300})")
                .why("Kryo makes an object with the constructor without arguments before it"
                        + " reads the fields. The class has none, or it is an inner class that"
                        + " needs an object around it. The bytes are not to blame.")
                .remedies(
                        "Add a constructor without arguments; private is enough.",
                        "kryo.setInstantiatorStrategy(new DefaultInstantiatorStrategy(new"
                                + " StdInstantiatorStrategy())) makes objects without a constructor.",
                        "Register a serializer for the class; make an inner class static.");
    }

    private static Symptom kryoReference() {
        return Symptom.of("kryo-reference", "Kryo", "A reference to an object that was not read")
                .example(
                        "com.esotericsoftware.kryo.KryoException:"
                                + " java.lang.IndexOutOfBoundsException: Index 25 out of bounds for length"
                                + " 3\n\tat"
                                + " com.esotericsoftware.kryo.util.MapReferenceResolver.getReadObject(MapReferenceResolver.java:60)")
                .says("IndexOutOfBoundsException[^\\n]{0,200}+(?:\\n[^\\n]{0,300}+){0,8}?\\n[^"
                        + "\\n]{0,80}?ReferenceResolver\\.getReadObject|"
                        + "Unable to resolve reference for ")
                .why("With references on, an object is written as a number: 0 is null, 1 a"
                        + " new object, others point to objects read before. The number points to"
                        + " none: the reader lost its place before, one side has references off, or"
                        + " its serializers read another number of objects.")
                .look(new Clue.Trouble())
                .remedies(
                        "setReferences() has to be the same on both sides.",
                        "A serializer that makes objects itself has to call"
                                + " kryo.reference(object) before it reads their fields.",
                        "Register the same classes in the same order, with the same serializers,"
                                + " and the same version of Kryo: 4 and 5 differ.");
    }

    private static Symptom kryoThreads() {
        return Symptom.of("kryo-threads", "Kryo", "One Kryo is used by two threads")
                .example("java.util.ConcurrentModificationException: Kryo must not be accessed"
                        + " concurrently by multiple threads.")
                .says("Kryo must not be accessed concurrently by multiple threads")
                .why("A Kryo keeps state while it reads or writes. Two threads damage what is"
                        + " written without another message; this check finds it in time.")
                .remedies(
                        "One Kryo for each thread: a ThreadLocal or Kryo's Pool.",
                        "Read again what was written meanwhile: it may be damaged.");
    }

    private static Symptom kryoDepth() {
        return Symptom.of("kryo-depth", "Kryo", "The object graph is too deep, or is a cycle")
                .example("com.esotericsoftware.kryo.KryoException: A StackOverflow occurred. The"
                        + " most likely cause is that your data has a circular reference resulting"
                        + " in infinite recursion. Try enabling references with"
                        + " Kryo.setReferences(true).")
                .says("A StackOverflow occurred\\. The most likely cause is that your data has "
                        + "a circular reference|KryoException: Max depth exceeded: (\\d{1,12})")
                .why("Kryo follows objects by recursion. Without references an object that"
                        + " refers to itself has no end; a long linked list is as deep as it is"
                        + " long.")
                .remedies(
                        "setReferences(true), on both sides: the bytes are others then.",
                        "Write long chains as arrays; give the thread a larger stack (-Xss).");
    }

    private static Symptom kryoEnum() {
        return Symptom.of("kryo-enum", "Kryo", "An enum has no constant of that number or name")
                .example("com.esotericsoftware.kryo.KryoException: Invalid ordinal for enum"
                        + " \"com.example.OrderState\": 57")
                .says("Invalid ordinal for enum \"([\\w.$]{1,300})\": (-?\\d{1,12})|"
                        + "Enum value not found with name: (\\S{1,200})|"
                        + "Invalid name for enum \"([\\w.$]{1,300})\"")
                .why("EnumSerializer writes the ordinal + 1, EnumNameSerializer the name. A"
                        + " constant was removed or moved since, the enum here is older, or the"
                        + " reader is at the wrong place.")
                .look(new Clue.Trouble())
                .remedies(
                        "Add constants at the end only, or register EnumNameSerializer before" + " anything is stored.",
                        "A number far beyond the number of constants means that the reader lost"
                                + " its place: look at the field before.");
    }

    private static Symptom kryoUnknownField() {
        return Symptom.of("kryo-unknown-field", "Kryo", "The bytes have a field that the class here has not")
                .example("com.esotericsoftware.kryo.KryoException: Unknown field tag: 3" + " (com.example.Order)")
                .says("KryoException: (?:Unknown field tag: \\d{1,9}|Unknown field\\. \\(|"
                        + "Unable to read unknown (?:data|tag))")
                .why("TaggedFieldSerializer and CompatibleFieldSerializer write a number or"
                        + " name with each field. The writer's class has one that this class has"
                        + " not, and it cannot be skipped, because its length is not in the bytes"
                        + " or its class is not known.")
                .look(new Clue.Trouble())
                .remedies(
                        "setChunkedEncoding(true) and setReadUnknownTagData or"
                                + " setReadUnknownFieldData on both sides: then unknown fields are skipped.",
                        "Deploy the class that the writer has; keep removed fields as"
                                + " @Deprecated with their tags.");
    }

    private static Symptom kryoVersion() {
        return Symptom.of("kryo-version", "Kryo", "The object was written by another version of the class")
                .example("com.esotericsoftware.kryo.KryoException: Version is not compatible: 1" + " != 2")
                .says("KryoException: Version (?:is )?not compatible: (-?\\d{1,12}) != (-?\\d{1" + ",12})")
                .bytes(found -> "the bytes say version %s, the class here %s".formatted(found.group(1), found.group(2)))
                .why("VersionFieldSerializer writes a number for the class's shape. Here it"
                        + " differs, because fields came, went or were renamed.")
                .look(new Clue.Trouble())
                .remedies(
                        "@Since on added fields keeps older bytes readable; removed fields do" + " not.",
                        "Delete or convert what was written before.");
    }

    private static Symptom kryoBufferSmall() {
        return Symptom.of("kryo-buffer-small", "Kryo", "The reader's buffer is smaller than one value")
                .example("com.esotericsoftware.kryo.KryoException: Buffer too small: capacity:"
                        + " 4096, required: 1987208296")
                .says("Buffer too small: capacity: (\\d{1,12}), required: (\\d{1,12})")
                .bytes(found -> MessageBytes.ofLength(found.group(2)))
                .why("Input asks for that many bytes at once. A number of megabytes or more"
                        + " is seldom a length: the reader is at the wrong place and takes text or"
                        + " other data for one.")
                .look(new Clue.Trouble())
                .remedies(
                        "Compare registrations, serializers, references and versions of Kryo of" + " both sides.",
                        "If the value really is that large, give Input a larger buffer.");
    }

    private static Symptom kryoSerializer() {
        return Symptom.of("kryo-serializer", "Kryo", "The serializer named for a class cannot be made")
                .example("java.lang.IllegalArgumentException: Unable to create serializer"
                        + " \"com.esotericsoftware.kryo.serializers.FieldSerializer\" for class:"
                        + " java.util.concurrent.locks.ReentrantLock")
                .says("Unable to create serializer \"([\\w.$]{1,300})\" for class: ([\\w.$\\["
                        + "\\];]{1,300})|Unable to set field as accessible|Error accessing field: ")
                .why("FieldSerializer reads fields by reflection. Those of the JDK's classes"
                        + " are closed since Java 16 unless --add-opens opens their package, or the"
                        + " serializer has no constructor that Kryo can call.")
                .remedies(
                        "Register a serializer made for the class (kryo-serializers has many for" + " the JDK).",
                        "--add-opens java.base/java.util=ALL-UNNAMED, for the package of the" + " class.",
                        "Locks, threads and connections do not belong in data: make the field" + " transient.");
    }

    private static Symptom kryoJava() {
        return Symptom.of("kryo-java", "Kryo", "The Java serialization inside a Kryo value cannot be read")
                .example("com.esotericsoftware.kryo.KryoException: Error during Java" + " deserialization.")
                .says("Error during Java (?:de)?serialization\\.")
                .general()
                .why("JavaSerializer puts a stream of Java serialization, AC ED 00 05, into"
                        + " Kryo's bytes. The cause below says what is wrong with it.")
                .look(new Clue.Trouble())
                .remedies(
                        "Read the innermost `Caused by`: paste it here too.",
                        "Each such object has a header of its own: open it here as a layer" + " inside the field.");
    }

    private static Symptom sparkTask() {
        return Symptom.of("spark-task", "Spark", "What a task refers to cannot be serialized")
                .example("org.apache.spark.SparkException: Task not serializable")
                .says("SparkException: Task not serializable")
                .general()
                .why("A function that runs on executors is written with Java serialization,"
                        + " and everything that it uses with it: fields of the object around it"
                        + " too. The cause below names a class that is not Serializable.")
                .remedies(
                        "Copy what is needed into local variables; make connections inside" + " mapPartitions.",
                        "Read `Serialization stack` below the message: it is the path to the" + " object.");
    }

    private static Symptom sparkKryo() {
        return Symptom.of("spark-kryo", "Spark", "Spark's Kryo cannot write or read")
                .example("org.apache.spark.SparkException: Kryo serialization failed: Buffer"
                        + " overflow. Available: 0, required: 23. To avoid this, increase"
                        + " spark.kryoserializer.buffer.max value.")
                .says("Kryo serialization failed: |Failed to register classes with Kryo")
                .general()
                .why("Spark writes with one Kryo per thread, whose buffer grows to"
                        + " spark.kryoserializer.buffer.max (64 MiB). A class that was to be"
                        + " registered may be missing from the executors.")
                .remedies(
                        "Raise spark.kryoserializer.buffer.max (below 2 GiB), or make the" + " partitions smaller.",
                        "spark.kryo.classesToRegister has to name the same classes in the same"
                                + " order everywhere, and their jars to be on the executors.");
    }

    private static Symptom kryoTrace() {
        return Symptom.of("kryo-trace", "Kryo", "An object could not be read or written; the trace names the field")
                .example("com.esotericsoftware.kryo.KryoException:"
                        + " java.lang.NullPointerException\nSerialization trace:\nlines"
                        + " (com.example.Order)")
                .says("KryoException: (?:java\\.|com\\.)[\\w.$]{1,200}(?:Exception|"
                        + "Error)[^\\n]{0,300}|"
                        + "Serialization trace:\\s{1,3}(\\w{1,100}) \\(([\\w.$]{1,300})\\)")
                .bytes(found ->
                        found.group(1) == null ? "" : "the field is %s of %s".formatted(found.group(1), found.group(2)))
                .general()
                .why("`Serialization trace` is the path to the field, innermost first."
                        + " NullPointerException and UnsupportedOperationException there come from"
                        + " collections that Kryo makes empty and then fills:"
                        + " Collections.unmodifiableList, List.of, Arrays.asList, a TreeMap with a"
                        + " comparator. `Can not set field` is a value of another class: the reader"
                        + " lost its place, or the field's type changed.")
                .look(new Clue.Trouble())
                .remedies(
                        "Register serializers for such collections"
                                + " (ImmutableCollectionsSerializers is in Kryo 5; kryo-serializers has"
                                + " others).",
                        "Compare registrations and the classes' versions of both sides.");
    }
}
