package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import java.util.List;

/**
 * How objects of a class are written.
 *
 * @param writesNull whether it has a form of its own for null, so that no byte before it says so
 * @param counts whether its objects are counted, so that a reference can mean them; wrappers and enums are not
 */
record Serializer(Body body, boolean writesNull, boolean counts) {

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
        record Array(Expected element) implements Body {}

        record Collection(boolean hasComparator) implements Body {}

        record Mapping(boolean hasComparator) implements Body {}

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

        record Typed(Expected expected) implements Place {}
    }
}
