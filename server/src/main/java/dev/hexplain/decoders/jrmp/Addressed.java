package dev.hexplain.decoders.jrmp;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.EndOfSource;
import dev.hexplain.bytes.Source;
import java.util.Optional;

/**
 * What a call is addressed to: the head of its data.
 *
 * @param object number of the object
 * @param wellKnown whether the rest of its identifier is zeros, as only that of the objects each JVM has is
 */
record Addressed(long object, boolean wellKnown, int operation, long hash) {
    /** Reads the head that starts at an offset, which must be there. */
    static Addressed at(Source source, long offset) {
        Cursor in = new Cursor(source);
        in.seek(offset);
        long object = in.s8();
        boolean zeros = (in.s4() | in.s8() | in.u2()) == 0;
        return new Addressed(object, zeros, in.s4(), in.s8());
    }

    /** Of the call whose first byte stands at an offset; empty where its stream does not begin with a head. */
    static Optional<Addressed> ofCall(Source source, long offset) {
        Cursor in = new Cursor(source);
        try {
            in.seek(offset + 1 + Wire.STREAM_HEADER_BYTES);
            boolean whole = in.u1() == Wire.BLOCK_DATA && in.u1() >= Wire.CALL_BYTES;
            in.require(Wire.CALL_BYTES);
            return whole ? Optional.of(at(source, in.position())) : Optional.empty();
        } catch (EndOfSource brokenOff) {
            return Optional.empty();
        }
    }

    /** The method, where it is known. */
    Optional<Method> method(Methods methods) {
        return methods.of(operation, hash);
    }

    /** The method as far as it can be named: {@code lookup}, {@code Orders.place}, {@code method F0E0500A394D7215}, {@code operation 3}. */
    String methodName(Methods methods) {
        return method(methods)
                .map(Method::title)
                .orElseGet(
                        () -> operation == Methods.BY_HASH ? "method %016X".formatted(hash) : "operation " + operation);
    }
}
