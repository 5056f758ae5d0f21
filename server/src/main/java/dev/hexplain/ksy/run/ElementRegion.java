package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.model.Attribute;
import dev.hexplain.ksy.model.Sizing;
import dev.hexplain.tree.Trim;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Computes the extent of an element: content, terminator and padding.
 *
 * @param trim the same, as values are read
 * @param size bytes; null where there is no {@code size}
 */
record ElementRegion(Sizing sizing, Trim trim, @Nullable Eval size) {
    private static final int PIECES = 1 << 20;

    ElementRegion(Sizing sizing, @Nullable Eval size) {
        this(sizing, trim(sizing), size);
    }

    /** The padding and terminator of an element. */
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
    Span find(Machine machine, KsyObject struct, KsyStream io, Attribute attribute, String typeName) {
        io.align();
        long start = io.at();
        if (size != null || sizing.toEnd()) {
            long end = size == null ? io.end() : sized(struct, io, attribute, typeName);
            return new Span(start, trim.looksAtBytes() ? valueEnd(machine, io, start, end) : end, end);
        }
        byte[] terminator = sizing.terminator();
        long found = terminatorAt(machine, io, start, io.end());
        if (found < 0) {
            if (sizing.eosError()) {
                throw ReadFailures.noTerminator(io, attribute, typeName, terminator);
            }
            return new Span(start, io.end(), io.end());
        }
        long behind = found + terminator.length;
        return new Span(start, sizing.include() ? behind : found, sizing.consume() ? behind : found);
    }

    /** The end of the value in bytes up to an end. */
    private long valueEnd(Machine machine, KsyStream io, long start, long end) {
        long content = end;
        long from;
        do {
            from = Math.max(start, content - PIECES);
            machine.watch().spend(content - from, io);
            content = from + trim.withoutPadding(io.bytes(), from, content - from);
        } while (content == from && from > start);
        long found = terminatorAt(machine, io, start, content);
        return found < 0 ? content : trim.endAt(found);
    }

    /** Searches piece by piece, so that limits are checked in a long stream. */
    private long terminatorAt(Machine machine, KsyStream io, long start, long end) {
        int width = sizing.terminator().length;
        long piece = (long) width * PIECES;
        for (long from = start; width > 0 && from < end; from += piece) {
            long to = Math.min(end, from + piece);
            long found = trim.terminatorAt(io.bytes(), from, to);
            machine.watch().spend((found < 0 ? to : found) - from, io);
            if (found >= 0) {
                return found;
            }
        }
        return -1;
    }

    private long sized(KsyObject struct, KsyStream io, Attribute attribute, String typeName) {
        long bytes = Optional.ofNullable(size).orElseThrow().integer(struct);
        if (bytes < 0 || bytes > io.left()) {
            throw ReadFailures.endOfStream(io, attribute, typeName, bytes);
        }
        return io.at() + bytes;
    }
}
