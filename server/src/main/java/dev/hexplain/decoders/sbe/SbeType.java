package dev.hexplain.decoders.sbe;

import dev.hexplain.tree.Enumeration;
import java.util.List;
import java.util.Optional;

/** An encoding type of a field. */
sealed interface SbeType {
    String name();

    /** Bytes in a block: none for constants. */
    int size();

    String doc();

    /**
     * A primitive, or an array of them.
     *
     * @param length number of elements; 0 where another field has it
     * @param constant its value, which takes no bytes
     * @param nullValue the null value, as text
     * @param characterEncoding of text; empty for other types
     */
    record Simple(
            String name,
            SbePrimitive primitive,
            int length,
            boolean optional,
            Optional<String> constant,
            String nullValue,
            String characterEncoding,
            String doc)
            implements SbeType {
        @Override
        public int size() {
            return constant.isPresent() ? 0 : Math.multiplyExact(primitive.size(), length);
        }

        Simple withConstant(String value) {
            return new Simple(name, primitive, length, optional, Optional.of(value), nullValue, characterEncoding, doc);
        }

        Simple asOptional() {
            return new Simple(name, primitive, length, true, constant, nullValue, characterEncoding, doc);
        }
    }

    /** A composite: fields side by side. */
    record Composite(String name, List<SbeMember> members, int size, String doc) implements SbeType {
        Optional<SbeMember> member(String called) {
            return members.stream()
                    .filter(member -> member.name().equals(called))
                    .findFirst();
        }
    }

    /** An enum or a set: an unsigned integer or a {@code char} whose values or bits have names. */
    record Symbolic(String name, SbePrimitive primitive, Enumeration symbols, String doc) implements SbeType {
        /** The constant of the null value. */
        static final String NONE = "NULL_VAL";

        private static final String TRUTH = "BooleanType";

        /** Whether it is the enum that the specification has for flags: no is 0, and yes is 1. */
        boolean isTruth() {
            return name.equals(TRUTH)
                    && symbols.symbols().size() == 3
                    && symbols.symbols().keySet().containsAll(List.of(0L, 1L));
        }

        @Override
        public int size() {
            return primitive.size();
        }
    }
}
