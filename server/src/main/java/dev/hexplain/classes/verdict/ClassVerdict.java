package dev.hexplain.classes.verdict;

import dev.hexplain.classes.uid.ClassUid;
import java.util.List;
import java.util.Optional;

/**
 * What becomes of a class of a stream.
 *
 * @param where the class file that it is compared with; empty where there is none
 * @param uid of that class
 * @param matchesIf why the stream has another UID than the class: what would have to hold of the class
 * @param thrown the first exception, as reading goes
 * @param fields of either side
 * @param notes what differs otherwise, a sentence each
 * @param remedies what to do
 */
public record ClassVerdict(
        StreamedClass stream,
        Outcome outcome,
        Optional<String> where,
        Optional<ClassUid> uid,
        Optional<List<String>> matchesIf,
        Optional<Thrown> thrown,
        List<FieldVerdict> fields,
        List<String> notes,
        List<Remedy> remedies) {

    /** What becomes of it, best first. */
    public enum Outcome {
        /** Both are the same. */
        SAME,
        /** They differ, and objects can be read. */
        READABLE,
        /** Whether objects can be read depends on their values, or on what cannot be known from class files. */
        DEPENDS,
        /** No class of that name is here. */
        MISSING,
        /** Reading ends with an exception. */
        FAILS
    }

    /** When an exception is thrown. */
    public enum When {
        /** When the class descriptor is read: nothing behind it can be. */
        DESCRIPTOR,
        /** When an object of the class is read. */
        OBJECT,
        /** When a value is read that does not fit. */
        VALUE
    }

    /**
     * An exception of {@code readObject}.
     *
     * @param exception name of its class
     * @param message its text
     */
    public record Thrown(When when, String exception, String message) {
        static Thrown invalidClass(When when, String className, String reason) {
            return new Thrown(when, "java.io.InvalidClassException", className + "; " + reason);
        }
    }

    /** How a field is on both sides. */
    public enum FieldKind {
        SAME,
        /** Its value is dropped. */
        MISSING_IN_CLASS,
        /** It has the default value. */
        MISSING_IN_STREAM,
        /** All values of the stream's type fit. */
        WIDER,
        /** Reference types: whether a value fits depends on it. */
        TYPE_DIFFERS,
        /** One of them is primitive: the class is rejected. */
        INCOMPATIBLE
    }

    /**
     * A field.
     *
     * @param streamType as in source code; empty where the stream has none
     * @param classType as in source code; empty where the class has none
     * @param effect what reading does
     */
    public record FieldVerdict(
            String name, FieldKind kind, Optional<String> streamType, Optional<String> classType, String effect) {}

    /**
     * Something that can be done.
     *
     * @param code to copy; empty where there is none
     */
    public record Remedy(String advice, String code) {}
}
