package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.Sizing;
import dev.hexplain.tree.Trim;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds how far an element reaches.
 *
 * @param trim the same, as values are read
 * @param size bytes; null where something else decides
 */
record Region(Sizing sizing, Trim trim, @Nullable Eval size) {
    private static final int PIECES = 1 << 20;

    Region(Sizing sizing, @Nullable Eval size) {
        this(sizing, trim(sizing), size);
    }

    /** What of an element is not its value. */
    static Trim trim(Sizing sizing) {
        return new Trim(sizing.terminator(), sizing.include(), sizing.stripped());
    }

    /**
     * Where an element is.
     *
     * @param contentEnd where its content ends: before padding and a terminator that is not part of it
     * @param end where the stream goes on
     */
    record Span(long start, long contentEnd, long end) {}

    /** The span of the element that starts where a stream is. */
    Span find(Machine machine, Struct struct, Stream io, Attribute attribute, String typeName) {
        io.align();
        long start = io.at();
        if (size != null || sizing.toEnd()) {
            long end = size == null ? io.end() : sized(struct, io, attribute, typeName);
            if (trim.looksAtBytes()) {
                machine.watch().spend(end - start, io);
            }
            return new Span(start, trim.valueEnd(io.bytes(), start, end), end);
        }
        byte[] terminator = sizing.terminator();
        long found = terminatorAt(machine, io, terminator.length);
        if (found < 0) {
            if (sizing.eosError()) {
                throw Failures.noTerminator(io, attribute, typeName, terminator);
            }
            return new Span(start, io.end(), io.end());
        }
        long behind = found + terminator.length;
        return new Span(start, sizing.include() ? behind : found, sizing.consume() ? behind : found);
    }

    /** Looks piece by piece, so that the end of a long stream is not looked for without anybody's watching. */
    private long terminatorAt(Machine machine, Stream io, int width) {
        long piece = (long) Math.max(1, width) * PIECES;
        for (long from = io.at(); from < io.end(); from += piece) {
            long to = Math.min(io.end(), from + piece);
            long found = trim.terminatorAt(io.bytes(), from, to);
            machine.watch().spend((found < 0 ? to : found) - from, io);
            if (found >= 0) {
                return found;
            }
        }
        return -1;
    }

    private long sized(Struct struct, Stream io, Attribute attribute, String typeName) {
        long bytes = Optional.ofNullable(size).orElseThrow().integer(struct);
        if (bytes < 0 || bytes > io.left()) {
            throw Failures.endOfStream(io, attribute, typeName, bytes);
        }
        return io.at() + bytes;
    }
}
