package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.tree.ValueType;

/** The encoding of values of a known class. */
sealed interface ForyKind {
    /** A value whose class is only known from the bytes. */
    ForyKind ANY = new Wrapped();

    /** A value that is read at once, so that it needs no frame. */
    sealed interface Whole extends ForyKind {}

    /** A value without parts. */
    record Scalar(Form form) implements Whole {}

    /** An array of primitives: its length in bytes, and the elements in memory order. */
    record Primitives(String element, ValueType type) implements Whole {}

    /** A set of bits: as an array of {@code long}. */
    record Bits() implements Whole {}

    /** A collection, or an array of objects. */
    record Sequence(TypeRef element) implements ForyKind {}

    record Mapping(TypeRef key, TypeRef value) implements ForyKind {}

    /** The same, with a comparator after the count. */
    record Sorted(ForyKind of) implements ForyKind {}

    /** The same, with the capacity after the count. */
    record Bounded(Sequence of) implements ForyKind {}

    /** The same, with the enum class of the keys after the count. */
    record Enumerated(Mapping of) implements ForyKind {}

    /** One key and one value, without a count. */
    record SingleEntry() implements ForyKind {}

    /** One element, without a count. */
    record SingleElement() implements ForyKind {}

    /** The comparator of the natural order, an enum constant of the JDK. */
    record NaturalOrder() implements Whole {}

    /** The comparator of the reverse order: one byte, and its class. */
    record ReverseOrder() implements Whole {}

    /** A sublist view: its offset and size with the list, or its elements. */
    record SubList() implements ForyKind {}

    /** An object of a class of the list, by its index there. */
    record Struct(int number) implements ForyKind {}

    /** An enum constant of the list, by its index there. */
    record Constant(int number) implements Whole {
        /** Of an enum that no list has. */
        static final Constant UNLISTED = new Constant(-1);
    }

    /** An {@code EnumSet}: the enum class, the count, and the ordinals. */
    record EnumSet() implements Whole {}

    /** A {@code Class}, by type id or by name. */
    record ClassName() implements Whole {}

    /** Another value is written instead: the content of an {@code Optional}, the list of a view. */
    record Wrapped() implements ForyKind {}

    /** Nothing but its class, as for an empty list. */
    record Nothing() implements Whole {}

    /** How a scalar is encoded. */
    enum Form {
        BOOL(1),
        BYTE(1),
        SHORT(2),
        CHAR(2),
        INT(-1),
        TAGGED_LONG(-1),
        VAR_LONG(-1),
        FLOAT(4),
        DOUBLE(8),
        STRING(-1),
        FIXED_INT(4),
        FIXED_LONG(8),
        BIG_INTEGER(-1),
        BIG_DECIMAL(-1),
        XLANG_DECIMAL(-1),
        INSTANT(12),
        /** Milliseconds of whole seconds, and nanoseconds. */
        TIMESTAMP(12),
        DATE(8),
        UUID(16),
        LOCAL_DATE(6),
        XLANG_DATE(-1),
        DURATION(-1),
        LOCAL_TIME(-1),
        LOCAL_DATE_TIME(-1),
        OFFSET_TIME(-1),
        OFFSET_DATE_TIME(-1),
        ZONED_DATE_TIME(-1),
        ZONE_OFFSET(-1),
        YEAR(4),
        YEAR_MONTH(5),
        MONTH_DAY(2),
        PERIOD(12),
        LOCALE(-1),
        /** A text, and flags. */
        PATTERN(-1),
        /** Whether there is a number, and the number. */
        OPTIONAL_INT(-1),
        OPTIONAL_LONG(-1),
        OPTIONAL_DOUBLE(-1);

        private final int size;

        Form(int size) {
            this.size = size;
        }

        /** Its fixed size in bytes; -1 where that varies. */
        int size() {
            return size;
        }
    }
}
