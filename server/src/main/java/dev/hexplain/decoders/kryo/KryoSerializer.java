package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A serializer: how objects of a class are written.
 *
 * @param writesNull whether it encodes null itself, so that no byte before the value does
 * @param counts whether its objects are numbered, so that references can mean them; wrappers and enums are not
 */
record KryoSerializer(Body body, boolean writesNull, boolean counts) {

    /** The body of an object. */
    sealed interface Body {
        /** One leaf, by kind, of a size that follows from its bytes. */
        record Scalar(int leaf) implements Body {}

        record Text() implements Body {}

        /** A length, increased by one, and so many bytes: a leaf by kind. */
        record Bytes(int leaf) implements Body {}

        /** A class, and for a primitive type whether it is not the wrapper. */
        record ClassName() implements Body {}

        /**
         * Elements of a primitive type, of a fixed size in the form, or each a leaf.
         *
         * @param form of the row, where elements have one size; 0 otherwise
         */
        record Primitives(int leaf, int form) implements Body {}

        /** Elements of a static type. */
        record Array(KryoExpectedType element) implements Body {}

        /**
         * Elements after their count.
         *
         * @param canBeNull whether elements can be null, as far as the serializer knows
         */
        record Collection(boolean hasComparator, boolean canBeNull) implements Body {}

        /**
         * Keys and values after their count.
         *
         * @param canBeNull whether keys and values can be null, as far as the serializer knows
         */
        record Mapping(boolean hasComparator, boolean canBeNull) implements Body {}

        /**
         * A fixed number of elements of a primitive type, each a leaf or all of a fixed size, as {@link Primitives}.
         */
        record Sized(int leaf, int form) implements Body {}

        /** Whether there is a number, and the number: a leaf. */
        record OptionalNumber(int leaf) implements Body {}

        /** A version, then the members that it has. */
        record Versioned(TypeRef type) implements Body {}

        /** Members by tag. */
        record Tagged(TypeRef type, KryoFieldWriting how) implements Body {}

        /** Members by name; the names are before the first object of the class. */
        record Compatible(TypeRef type, KryoFieldWriting how) implements Body {}

        record EnumSet() implements Body {}

        /** Members one after the other, of a class of the list. */
        record Members(TypeRef type) implements Body {}

        /**
         * Parts one after the other, of a class with its own serializer.
         *
         * @param form of the row
         */
        record Parts(List<Part> parts, int form) implements Body {}

        /** By {@code JavaSerializer}: an object in a stream of Java serialization. */
        record JavaStream() implements Body {}

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
     * A member, and what surrounds its value.
     *
     * @param name by number
     * @param key the offset of the name, where the list has no such member; 0 otherwise
     * @param of the value's encoding; null for an unknown one
     * @param tagged whether its tag precedes it
     */
    record Field(int name, long key, @Nullable Place of, boolean tagged, KryoFieldWriting how) {}

    /** The encoding of a part or member. */
    sealed interface Place {
        /** A leaf by kind. */
        record Raw(int leaf) implements Place {}

        /** By {@code writeString}. */
        record RawText() implements Place {}

        /** Like {@link Body.Bytes}. */
        record RawBytes(int leaf) implements Place {}

        /** Hours to nanoseconds, without trailing zero parts. */
        record RawTime() implements Place {}

        /** Quarters of an hour, or 127 and seconds. */
        record RawOffset() implements Place {}

        record Typed(KryoExpectedType expected) implements Place {}

        /** A member in a row of its own, with its tag, its class or its chunks. */
        record Wrapped(Field field) implements Place {}
    }
}
