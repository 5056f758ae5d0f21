package dev.hexplain.values;

import dev.hexplain.tree.Field;
import java.util.Optional;

/**
 * A value that bytes say, whatever the encoding puts around it. Immutable and lazy: it holds the field that it was read
 * from, and reads what is in it when asked.
 */
public sealed interface LogicalValue {
    /** The field that holds it; of an object that several refer to, the one that stands here. */
    Field field();

    /** Its type in the words of the format: {@code java.util.HashMap}, {@code timestamp}; may be empty. */
    String type();

    /** The same value where another field holds it, by the name of another type. */
    default LogicalValue at(Field holder, String named) {
        return switch (this) {
            case Scalar scalar -> new Scalar(holder, named, scalar.kind(), scalar.text());
            case Sequence sequence -> new Sequence(holder, named, sequence.elements());
            case Mapping map -> new Mapping(holder, named, map.entries());
            case Structure structure -> new Structure(holder, named, structure.members(), structure.problem());
            case Reference reference -> new Reference(holder, named, reference.target(), reference.leftOut());
            case Opaque opaque -> new Opaque(holder, named, opaque.text());
        };
    }

    /**
     * A value without parts.
     *
     * @param text exact and whole: digits of a number, characters of a text, ISO 8601 of a time
     */
    record Scalar(Field field, String type, ScalarKind kind, ScalarText text) implements LogicalValue {
        public static Scalar of(Field field, String type, ScalarKind kind, String text) {
            return new Scalar(field, type, kind, ScalarText.of(text));
        }

        public static Scalar absent(Field field) {
            return of(field, "", ScalarKind.NULL, "null");
        }
    }

    /** Values in an order: an array, a list, a set, a queue. */
    record Sequence(Field field, String type, Paged<LogicalValue> elements) implements LogicalValue {
        /** Whether it has every element once, by its type: their order says nothing, or is that of a sorted set. */
        public boolean isSet() {
            return type.equals("set") || type.endsWith("Set");
        }
    }

    /** Keys with their values. */
    record Mapping(Field field, String type, Paged<Entry> entries) implements LogicalValue {}

    /**
     * Values by name: an object, a record, a message.
     *
     * @param problem why it is shown by its plain fields although its type is known, and empty where it is not
     */
    record Structure(Field field, String type, Paged<Named> members, String problem) implements LogicalValue {
        public Structure(Field field, String type, Paged<Named> members) {
            this(field, type, members, "");
        }
    }

    /**
     * The value of another field, which comes before or around this one.
     *
     * @param target the field that holds the value
     * @param leftOut why it is in the place of the value itself, which a limit left out; empty where that stands
     *     elsewhere
     */
    record Reference(Field field, String type, Field target, String leftOut) implements LogicalValue {
        public Reference(Field field, String type, Field target) {
            this(field, type, target, "");
        }
    }

    /** Bytes whose purpose is known, but whose meaning is not. */
    record Opaque(Field field, String type, ScalarText text) implements LogicalValue {}

    /** A key and its value. */
    record Entry(LogicalValue key, LogicalValue value) {}

    /**
     * A name and the value of that name.
     *
     * @param key what the name says in brief, where it may not be all of it
     */
    record Named(String name, LogicalValue value, Optional<LogicalValue> key) {
        public Named(String name, LogicalValue value) {
            this(name, value, Optional.empty());
        }
    }
}
