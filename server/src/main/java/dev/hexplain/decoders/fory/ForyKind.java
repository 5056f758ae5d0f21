package dev.hexplain.decoders.fory;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.tree.ValueType;

/** How a value is written, once its class is known. */
sealed interface ForyKind {
    /** Where the declared type does not tell, and the bytes have to. */
    ForyKind ANY = new Wrapped();

    /** What is written at once, so that no rule has to go on with it. */
    sealed interface Whole extends ForyKind {}

    /** A value without parts. */
    record Scalar(Form form) implements Whole {}

    /** An array of primitives: its length in bytes, and the elements as they lie in memory. */
    record Primitives(String element, ValueType type) implements Whole {}

    /** A collection, or an array of objects. */
    record Sequence(TypeRef element) implements ForyKind {}

    record Mapping(TypeRef key, TypeRef value) implements ForyKind {}

    /** The same, with a comparator behind the count. */
    record Sorted(ForyKind of) implements ForyKind {}

    /** The same, with the number of elements that it may hold behind the count. */
    record Bounded(Sequence of) implements ForyKind {}

    /** The same, with the enum that the keys are of behind the count. */
    record Enumerated(Mapping of) implements ForyKind {}

    /** One key and one value, without a count. */
    record SingleEntry() implements ForyKind {}

    /** One element, without a count. */
    record SingleElement() implements ForyKind {}

    /** The comparator of the natural order, which is a constant of an enum of the JDK's. */
    record NaturalOrder() implements Whole {}

    /** The comparator of the reverse order: how it stands for itself, and its class. */
    record ReverseOrder() implements Whole {}

    /** A view of a list: its place there and the list, or its elements. */
    record SubList() implements ForyKind {}

    /** An object of a class of the list, by its number there. */
    record Struct(int number) implements ForyKind {}

    /** A constant of an enum of the list, by its number there. */
    record Constant(int number) implements Whole {}

    /** A set of an enum's constants: their class, how many, and their ordinals. */
    record EnumSet() implements Whole {}

    /** A class, by type id or by name. */
    record ClassName() implements Whole {}

    /** Another value stands in its place: what an {@code Optional} holds, what a view is of. */
    record Wrapped() implements ForyKind {}

    /** Nothing but its class: an empty list. */
    record Nothing() implements Whole {}

    /** How the bytes of a scalar spell its value. */
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

        /** Bytes it always takes; -1 where that depends. */
        int size() {
            return size;
        }
    }
}
