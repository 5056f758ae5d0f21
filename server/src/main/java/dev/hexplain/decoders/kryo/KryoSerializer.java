package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How objects of a class are written.
 *
 * @param writesNull whether it has a form of its own for null, so that no byte before it says so
 * @param counts whether its objects are counted, so that a reference can mean them; wrappers and enums are not
 */
record KryoSerializer(Body body, boolean writesNull, boolean counts) {

    /** What is written of an object. */
    sealed interface Body {
        /** One leaf, by number, of a size that follows from its bytes. */
        record Scalar(int leaf) implements Body {}

        record Text() implements Body {}

        /** A length, increased by one, and so many bytes: a leaf by number. */
        record Bytes(int leaf) implements Body {}

        /** A class, and for a primitive whether it is not the wrapper. */
        record ClassName() implements Body {}

        /**
         * Elements of a primitive type, of a fixed size in the form, or each a leaf.
         *
         * @param form the row's, where elements have one size; 0 otherwise
         */
        record Primitives(int leaf, int form) implements Body {}

        /** Elements as expected. */
        record Array(KryoExpectedType element) implements Body {}

        /**
         * Elements behind their number.
         *
         * @param canBeNull whether elements can be null, as far as the serializer knows
         */
        record Collection(boolean hasComparator, boolean canBeNull) implements Body {}

        /**
         * Keys and values behind their number.
         *
         * @param canBeNull whether keys and values can be null, as far as the serializer knows
         */
        record Mapping(boolean hasComparator, boolean canBeNull) implements Body {}

        /** So many elements of a primitive type, each a leaf or all of a fixed size, as {@link Primitives}. */
        record Sized(int leaf, int form) implements Body {}

        /** Whether there is a number, and the number: a leaf. */
        record OptionalNumber(int leaf) implements Body {}

        /** A version, then those members that it has. */
        record Versioned(TypeRef type) implements Body {}

        /** Members by their tags. */
        record Tagged(TypeRef type, KryoFieldWriting how) implements Body {}

        /** Members by their names, which stand before the first object of the class. */
        record Compatible(TypeRef type, KryoFieldWriting how) implements Body {}

        record EnumSet() implements Body {}

        /** Members one after the other, of a class of the list. */
        record Members(TypeRef type) implements Body {}

        /**
         * Parts one after the other, of a class that has a serializer of its own.
         *
         * @param form the row's
         */
        record Parts(List<Part> parts, int form) implements Body {}

        record LocalTime(int form) implements Body {}

        record ZoneOffset(int form) implements Body {}
    }

    /**
     * A part of a value.
     *
     * @param name by number
     */
    record Part(int name, Place place) {}

    /**
     * A member, and what stands around its value.
     *
     * @param name by number
     * @param key where in the bytes the name stands, where the list has no such member; 0 otherwise
     * @param of how the value is written; null where nobody knows
     * @param tagged whether its tag stands in front
     */
    record Field(int name, long key, @Nullable Place of, boolean tagged, KryoFieldWriting how) {}

    /** How a part or member is written. */
    sealed interface Place {
        /** A leaf by number. */
        record Raw(int leaf) implements Place {}

        /** As {@code writeString} does. */
        record RawText() implements Place {}

        /** As {@link Body.Bytes}. */
        record RawBytes(int leaf) implements Place {}

        /** Hours to nanoseconds, as far as they are not zero. */
        record RawTime() implements Place {}

        /** Quarters of an hour, or 127 and seconds. */
        record RawOffset() implements Place {}

        record Typed(KryoExpectedType expected) implements Place {}

        /** A member in a row of its own, with its tag, its class or its chunks. */
        record Wrapped(Field field) implements Place {}
    }
}
