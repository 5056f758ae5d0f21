package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.TypeRef;
import java.util.List;

/** The content of an object of a class, after its tag and class. */
sealed interface FstObjectContent {
    /** The fields of a class of the list. */
    record Members(TypeRef type) implements FstObjectContent {}

    /** A count, and so many elements or entries. */
    record Counted(boolean entries) implements FstObjectContent {}

    /** Parts one after the other. */
    record Parts(List<Part> parts, int form) implements FstObjectContent {}

    /** One leaf. */
    record Scalar(int leaf) implements FstObjectContent {}

    /** A length and so many bytes as one leaf. */
    record Bytes(int leaf) implements FstObjectContent {}

    record Text() implements FstObjectContent {}

    record ClassName() implements FstObjectContent {}

    record EnumSet() implements FstObjectContent {}

    /** A type of {@code java.time}, by its number. */
    record Time() implements FstObjectContent {}

    /**
     * A part of an object.
     *
     * @param name by number
     */
    record Part(int name, Place place) {}

    /** How a part is encoded. */
    sealed interface Place {
        /** A leaf by kind. */
        record Raw(int leaf) implements Place {}

        /** A text without a tag. */
        record RawText() implements Place {}

        /** A bit of a byte, from the highest down; the last one ends the byte. */
        record Bit(int bit, boolean last) implements Place {}

        /**
         * A value with its tag.
         *
         * @param declared the type that a tag may refer to
         * @param oneOf texts that are written as their index
         */
        record Value(TypeRef declared, List<String> oneOf) implements Place {
            static final Value ANY = new Value(TypeRef.OBJECT, List.of());
        }

        /** A count, and so many elements or entries, with a mark before each object. */
        record Marked(boolean entries) implements Place {}
    }
}
