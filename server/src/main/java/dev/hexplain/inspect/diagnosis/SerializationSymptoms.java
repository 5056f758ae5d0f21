package dev.hexplain.inspect.diagnosis;

import dev.hexplain.inspect.diagnosis.Diagnosis.Clue;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.MatchResult;

/** Exception messages of {@code ObjectInputStream} and {@code ObjectOutputStream}. */
final class SerializationSymptoms {
    private static final String LIBRARY = "Java serialization";
    private static final int SECOND_HEADER = 0xAC;

    /** The class that many messages begin with; taken from its first letter only, so that long words are read once. */
    private static final String CLASS = "(?:(?<![\\w.$\\[])(\\[*+[\\w.$]++);{1,2} )?";

    /** The rest of a line of a trace, and the next few. */
    private static final String FEW_LINES = "(?:[^\\n]{0,300}+\\n){1,4}?[^\\n]{0,300}?";

    /** The rest of a line, and a trace below it in which a stream is read. */
    private static final String TRACE_OF_STREAM =
            "(?:[^\\n]{0,300}+\\n){1,14}?[^\\n]{0,60}?java\\.io\\.ObjectInputStream";

    private SerializationSymptoms() {}

    static List<Symptom> all() {
        return List.of(
                streamHeader(),
                typeCode(),
                localClass(),
                incompatibleField(),
                noConstructor(),
                filter(),
                optionalData(),
                aborted(),
                notSerializable(),
                classNotFound(),
                lambda(),
                cannotAssign(),
                utf(),
                endOfStream(),
                overflow(),
                bareClassNotFound(),
                bareEnd());
    }

    private static Symptom streamHeader() {
        return Symptom.of("stream-header", LIBRARY, "These bytes are no serialization stream")
                .example("java.io.StreamCorruptedException: invalid stream header: 22657870")
                .says("invalid stream header:? \\[?(?:0x)?([0-9A-F]{8}|[0-9A-F]{4})(?![0-9A-F])")
                .bytes(found -> MessageBytes.ofHex(found.group(1)))
                .why(
                        "ObjectInputStream reads four bytes when it is made and expects AC ED 00 05. What it found is shown:"
                                + " these bytes were written by something else, were changed on the way, or are not at their start.")
                .look(new Clue.Start())
                .remedies(
                        "Compare who writes with who reads: if one side uses JSON, Kryo or strings (in Spring: another"
                                + " RedisSerializer), both must use the same.",
                        "If the bytes are packed or in Base64, take that off first.",
                        "If they went through a String, they are damaged for good: keep serialized bytes in byte[] or"
                                + " encode them as Base64.",
                        "If something was written before them (a length, a UTF string), read that first.",
                        "Old entries of a cache may have been written before a change: delete them.");
    }

    private static Symptom typeCode() {
        return Symptom.of("type-code", LIBRARY, "Something else stands where an object should begin")
                .example("java.io.StreamCorruptedException: invalid type code: AC")
                .says("invalid type code: (?:0x)?([0-9A-F]{2})")
                .bytes(SerializationSymptoms::typeCodeMeans)
                .why("Inside a stream every object begins with a byte from 70 to 7E. AC is the first byte of a second"
                        + " stream header: a new ObjectOutputStream was made on a file or socket that already had one,"
                        + " which happens when objects are appended. Any other value means that the reader is at the"
                        + " wrong place: it read more or less than was written.")
                .look(new Clue.Trouble())
                .remedies(
                        "For AC: keep one ObjectOutputStream for the whole connection, or write the next ones with a"
                                + " subclass whose writeStreamHeader() calls reset(). To read what there is, make a new"
                                + " ObjectInputStream at each header.",
                        "For other values: readObject() has to read exactly what writeObject() wrote, in the same order"
                                + " and with the same types.",
                        "Two threads that write to one ObjectOutputStream mix their bytes: let one write at a time.");
    }

    private static String typeCodeMeans(MatchResult found) {
        int code = HexFormat.fromHexDigits(found.group(1));
        if (code == SECOND_HEADER) {
            return "AC is the first byte of a second stream header, AC ED 00 05";
        }
        return code >= 0x20 && code < 0x7F
                ? "%02X is the character `%c`".formatted(code, (char) code)
                : "%02X is no type code: these run from 70 to 7E".formatted(code);
    }

    private static Symptom localClass() {
        return Symptom.of("serial-version", LIBRARY, "The class has changed since the object was written")
                .example(
                        "java.io.InvalidClassException: com.example.Order; local class incompatible: stream classdesc"
                                + " serialVersionUID = -5024744146049519187, local class serialVersionUID = 8683452581122892189")
                .says(CLASS + "local class incompatible: stream classdesc serialVersionUID = (-?\\d+),"
                        + " local class serialVersionUID = (-?\\d+)")
                .bytes(found -> "the stream says %s (%s), the class here %s (%s)"
                        .formatted(found.group(2), hex(found.group(2)), found.group(3), hex(found.group(3))))
                .why("Each class descriptor in a stream carries a serialVersionUID. A class that declares none gets one"
                        + " computed from its name, interfaces, fields, methods and constructors, so that almost any"
                        + " change of the class, and sometimes another compiler, gives another one.")
                .look(found -> found.group(1) == null ? new Clue.None() : new Clue.ClassNamed(found.group(1)))
                .remedies(
                        "Declare in the class the number that the stream has: private static final long serialVersionUID"
                                + " = …L. Then streams of both versions are read; fields that are missing get default"
                                + " values.",
                        "If the versions really cannot read each other, drop the old data: empty the cache, migrate the"
                                + " file.",
                        "Deploy the same version of the class on both sides.");
    }

    private static String hex(String decimal) {
        try {
            return "0x" + Long.toHexString(Long.parseLong(decimal)).toUpperCase(java.util.Locale.ROOT);
        } catch (NumberFormatException tooLong) {
            return "no long";
        }
    }

    private static Symptom incompatibleField() {
        return Symptom.of("field-type", LIBRARY, "A field has another type than when it was written")
                .example("java.io.InvalidClassException: com.example.Order; incompatible types for field total")
                .says(CLASS + "incompatible types for field (\\w+)")
                .why("The class descriptor in the stream says one type, the class another one. Java does not convert"
                        + " between primitive types, or between a primitive and its wrapper.")
                .look(found -> found.group(1) == null ? new Clue.None() : new Clue.ClassNamed(found.group(1)))
                .remedies(
                        "Keep the old type, or add a new field with the new one.",
                        "Declare the old fields in serialPersistentFields and convert in readObject() with readFields().");
    }

    private static Symptom noConstructor() {
        return Symptom.of("no-constructor", LIBRARY, "A superclass cannot be made")
                .example("java.io.InvalidClassException: com.example.Order; no valid constructor")
                .says(CLASS + "no valid constructor")
                .why("Fields of superclasses that are not Serializable are not in the stream; such a superclass is made"
                        + " by its constructor without arguments, which has to be there and to be accessible.")
                .look(found -> found.group(1) == null ? new Clue.None() : new Clue.ClassNamed(found.group(1)))
                .remedies(
                        "Give the first superclass that is not Serializable an accessible constructor without arguments.",
                        "Or make it Serializable too.",
                        "An Externalizable class needs a public constructor without arguments itself.");
    }

    private static Symptom filter() {
        return Symptom.of("filter", LIBRARY, "A filter refused a class or a size")
                .example("java.io.InvalidClassException: filter status: REJECTED")
                .says("filter status: (REJECTED|UNDECIDED)|ObjectInputFilter REJECTED: [^,\\n]{1,200}")
                .why("A serialization filter (jdk.serialFilter, an ObjectInputFilter, or the one built into RMI or JMX)"
                        + " decides which classes and how large arrays, depths and streams may be read.")
                .remedies(
                        "Log what it refused: -Djava.util.logging.config.file with java.io.serialization at FINE.",
                        "Allow exactly that class or limit in the filter. Do not switch the filter off: a stream can be"
                                + " made to run code.");
    }

    private static Symptom optionalData() {
        return Symptom.of(
                        "optional-data",
                        LIBRARY,
                        "Primitive data stands where an object was read, or the object has ended")
                .example("java.io.OptionalDataException")
                .says("java\\.io\\.OptionalDataException")
                .why(
                        "readObject() was called where the writer wrote primitive data (length > 0 in the exception), or where"
                                + " a class's own data was over (eof is true). Reader and writer do not agree.")
                .look(new Clue.Trouble())
                .remedies(
                        "Read in the order in which was written: readInt() for writeInt(), readObject() for writeObject().",
                        "A collection that was changed by another thread while it was written has fewer elements than"
                                + " its size says: copy it first, or synchronize.");
    }

    private static Symptom aborted() {
        return Symptom.of("aborted", LIBRARY, "The writer failed in the middle, and its exception is in the stream")
                .example("java.io.WriteAbortedException: writing aborted; java.io.NotSerializableException:"
                        + " com.example.Connection")
                .says("writing aborted; ([\\w.$]+)(?:: ([\\w.$]+))?")
                .bytes(found -> "TC_EXCEPTION (7B) is in the stream, followed by " + found.group(1))
                .why(
                        "When writeObject() fails, the exception itself is written to the stream, so that the reader learns of"
                                + " it. The stream was broken when it was made.")
                .look(new Clue.Trouble())
                .remedies("Mend the writer: the exception behind the semicolon is its problem, not the reader's.");
    }

    private static Symptom notSerializable() {
        return Symptom.of("not-serializable", LIBRARY, "An object in the graph is not Serializable")
                .example("java.io.NotSerializableException: com.example.Connection")
                .says("NotSerializableException: ([\\w.$]++)(?! \\w)")
                .why(
                        "Every object that can be reached from the one that is written has to implement Serializable, unless"
                                + " the field is transient.")
                .remedies(
                        "Start with -Dsun.io.serialization.extendedDebugInfo=true: the message then shows the path to the"
                                + " object.",
                        "Make the field transient, or the class Serializable.",
                        "Anonymous and inner classes, and lambdas that use fields, hold the object around them: make them"
                                + " static.");
    }

    private static Symptom classNotFound() {
        return Symptom.of("class-not-found", LIBRARY, "The stream names a class that is not here")
                .example("java.lang.ClassNotFoundException: com.example.Order\n\tat"
                        + " java.base/java.io.ObjectInputStream.resolveClass(ObjectInputStream.java:780)")
                .says("ClassNotFoundException: ([\\w.$]{1,300})" + TRACE_OF_STREAM)
                .why("A stream holds names of classes, never their code. The class was renamed or moved, its jar is"
                        + " missing, or the wrong class loader is asked: ObjectInputStream takes the nearest one of the"
                        + " caller, not that of the thread.")
                .look(found -> new Clue.ClassNamed(found.group(1)))
                .remedies(
                        "Put the class on the class path under the name that the stream has.",
                        "Override resolveClass() to look in the right class loader, or to map old names to new ones.");
    }

    private static Symptom bareClassNotFound() {
        return Symptom.of("class-not-found-bare", LIBRARY, "A class is not here, and the trace does not say for what")
                .example("java.lang.ClassNotFoundException")
                .says("ClassNotFoundException(?:: null|: ([\\w.$]{1,300}))?(?![\\w.$])(?!" + TRACE_OF_STREAM + ")")
                .general()
                .why(
                        "Whoever reads bytes by names of classes needs these classes: ObjectInputStream, Kryo, FST, Hessian and"
                                + " Jackson with types alike. Somebody logged the exception without its message or its trace.")
                .look(found -> found.group(1) == null ? new Clue.Trouble() : new Clue.ClassNamed(found.group(1)))
                .remedies(
                        "Log the exception itself, not its class or message alone: the name of the class is its message.",
                        "Open the bytes here: the names of all classes that they need are in the tree.",
                        "Put the class on the class path of who reads, under the name that the bytes have.");
    }

    private static Symptom lambda() {
        return Symptom.of("serialized-lambda", LIBRARY, "A lambda could not be made again")
                .example("java.lang.ClassCastException: cannot assign instance of java.lang.invoke.SerializedLambda to"
                        + " field org.example.Task.function")
                .says("cannot assign instance of java\\.lang\\.invoke\\.SerializedLambda to field ([\\w.$]+)")
                .why(
                        "A lambda is written as a SerializedLambda, which asks the class that captured it to make the lambda"
                                + " again. That class, compiled from the same source, has to be where the stream is read.")
                .remedies(
                        "Bring the jar with the capturing class to the side that reads (for Spark: spark.jars or"
                                + " setJars).",
                        "Read it with the class loader that has that class.",
                        "Use a named static class instead of a lambda.");
    }

    private static Symptom cannotAssign() {
        return Symptom.of("cannot-assign", LIBRARY, "An object does not fit the field it is for")
                .example("java.lang.ClassCastException: cannot assign instance of java.util.ArrayList to field"
                        + " com.example.Order.lines of type java.util.Set in instance of com.example.Order")
                .says(
                        "cannot assign instance of (?!java\\.lang\\.invoke\\.SerializedLambda)([\\w.$]+) to field ([\\w.$]+)\\.(\\w+) of type ([\\w.$]+)")
                .why("The field had another type when the object was written, the two classes come from different class"
                        + " loaders, or a proxy of a collection (List.of, a scala List) was not resolved because an object"
                        + " in a cycle asked for it too early.")
                .look(found -> new Clue.ClassNamed(found.group(2)))
                .remedies(
                        "Keep the field's type, or convert it in readObject() with readFields().",
                        "Make sure one class loader loads both classes.");
    }

    private static Symptom utf() {
        return Symptom.of("utf", LIBRARY, "A string is not modified UTF-8")
                .example("java.io.UTFDataFormatException: malformed input around byte 17")
                .says("UTFDataFormatException: malformed input around byte (\\d+)")
                .why("readUTF() and strings of streams read a length and then modified UTF-8. The reader is at the"
                        + " wrong place, or somebody wrote plain UTF-8: there the characters U+0000 and those above U+FFFF"
                        + " are spelled differently.")
                .look(new Clue.Trouble())
                .remedies(
                        "Look at the two bytes before the string: they are its length.",
                        "Write with writeUTF() what readUTF() reads.");
    }

    private static Symptom endOfStream() {
        return Symptom.of("end-of-stream", LIBRARY, "The bytes end before the object does")
                .example("java.io.EOFException\n\tat"
                        + " java.base/java.io.ObjectInputStream$PeekInputStream.readFully(ObjectInputStream.java:2872)")
                .says("java\\.io\\.EOFException" + FEW_LINES + "ObjectInputStream")
                .why("With readStreamHeader in the trace there were fewer than four bytes: nothing was written, or not"
                        + " flushed. With peekByte the reader asked for an object behind the last one. With readFully or"
                        + " refill the stream was cut in the middle: a column or packet too short, a connection that"
                        + " broke, a limit of a cache.")
                .look(new Clue.End())
                .remedies(
                        "Flush and close the ObjectOutputStream before the bytes are taken; with a socket, make the"
                                + " output stream and flush it before the input stream.",
                        "Compare the length that was stored with the length that was written.",
                        "Write how many objects follow instead of reading until EOFException.");
    }

    private static Symptom bareEnd() {
        return Symptom.of("end-of-file-bare", LIBRARY, "The input ends before what is read does")
                .example("java.io.EOFException")
                .says("\\bEOFException(?:: null)?(?![\\w:])(?!" + FEW_LINES + "ObjectInputStream)")
                .general()
                .why(
                        "EOFException has no message where DataInputStream or ObjectInputStream throw it: they wanted more bytes"
                                + " than there were. The bytes were cut, never flushed, or are read in another order than they were"
                                + " written; at the end of a stream of many objects it marks the end.")
                .look(new Clue.End())
                .remedies(
                        "Log the whole trace: its first lines name the method that wanted more.",
                        "Open the bytes here: the last field that is whole says where they were cut.",
                        "Flush and close the writer before the bytes are taken, and compare lengths on both sides.");
    }

    private static Symptom overflow() {
        return Symptom.of("deep-graph", LIBRARY, "The object graph is too deep for the stack")
                .example("java.lang.StackOverflowError\n\tat"
                        + " java.base/java.io.ObjectOutputStream.writeObject0(ObjectOutputStream.java:1142)")
                .says("StackOverflowError" + FEW_LINES + "Object(?:Out|In)putStream")
                .why("Objects are written and read by recursion, a few frames for each level. A linked list of its own"
                        + " kind, or a long chain of causes, is as deep as it is long.")
                .remedies(
                        "Write the elements one by one in writeObject() of the container.",
                        "Give the thread that writes or reads a larger stack (-Xss, or the constructor of Thread).");
    }
}
