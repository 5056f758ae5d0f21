package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.EndOfSource;
import dev.hexplain.bytes.Source;
import java.util.Optional;

/**
 * The target of a call, from the head of its data.
 *
 * @param object the object's number
 * @param wellKnown whether the rest of its identifier is zeros, as for the well-known objects of each JVM
 */
record JrmpCallTarget(long object, boolean wellKnown, int operation, long hash) {
    /** Reads the head at an offset, which was checked to be there. */
    static JrmpCallTarget at(Source source, long offset) {
        Cursor in = new Cursor(source);
        in.seek(offset);
        long object = in.s8();
        boolean zeros = (in.s4() | in.s8() | in.u2()) == 0;
        return new JrmpCallTarget(object, zeros, in.s4(), in.s8());
    }

    /** The target of the call at an offset; empty where its stream does not begin with a head. */
    static Optional<JrmpCallTarget> ofCall(Source source, long offset) {
        Cursor in = new Cursor(source);
        try {
            in.seek(offset + 1 + JrmpTerminals.STREAM_HEADER_BYTES);
            boolean whole = in.u1() == JrmpTerminals.BLOCK_DATA && in.u1() >= JrmpTerminals.CALL_BYTES;
            in.require(JrmpTerminals.CALL_BYTES);
            return whole ? Optional.of(at(source, in.position())) : Optional.empty();
        } catch (EndOfSource brokenOff) {
            return Optional.empty();
        }
    }

    /** The method; empty for an unknown one. */
    Optional<JrmpMethod> method(JrmpMethods methods) {
        return methods.of(operation, hash);
    }

    /**
     * The method's name or else its number: {@code lookup}, {@code Orders.place}, {@code method F0E0500A394D7215},
     * {@code operation 3}.
     */
    String methodName(JrmpMethods methods) {
        return method(methods)
                .map(JrmpMethod::title)
                .orElseGet(() ->
                        operation == JrmpMethods.BY_HASH ? "method %016X".formatted(hash) : "operation " + operation);
    }
}
