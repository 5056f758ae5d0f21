package dev.hexplain.decoders.fst;

import dev.hexplain.decode.classes.TypeRef;
import java.util.List;

/** What is written of an object of a class, after its tag and class. */
sealed interface FstObjectContent {
    /** Members of a class of the list. */
    record Members(TypeRef type) implements FstObjectContent {}

    /** A number of elements or entries, and these. */
    record Counted(boolean entries) implements FstObjectContent {}

    /** Parts one after the other. */
    record Parts(List<Part> parts, int form) implements FstObjectContent {}

    /** One leaf. */
    record Scalar(int leaf) implements FstObjectContent {}

    /** A length and so many bytes: a leaf. */
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

    /** How a part is written. */
    sealed interface Place {
        /** A leaf by number. */
        record Raw(int leaf) implements Place {}

        /** A text without a tag. */
        record RawText() implements Place {}

        /** A bit of a byte, from the highest on; the last of a byte ends it. */
        record Bit(int bit, boolean last) implements Place {}

        /**
         * A value with its tag.
         *
         * @param declared what a tag may say it is exactly
         * @param oneOf texts that are written as their number
         */
        record Value(TypeRef declared, List<String> oneOf) implements Place {
            static final Value ANY = new Value(TypeRef.OBJECT, List.of());
        }

        /** A number, and so many elements or entries, with a mark before each object. */
        record Marked(boolean entries) implements Place {}
    }
}
