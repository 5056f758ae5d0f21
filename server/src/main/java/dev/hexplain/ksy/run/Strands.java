package dev.hexplain.ksy.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands outside the tiling and is still to be shown: instances that are read somewhere, and what processes made.
 * Strands do not nest while they are written, so what is found inside one waits for its end.
 */
final class Strands {
    private final Deque<Strand> waiting = new ArrayDeque<>();
    private final List<Strand> postponed = new ArrayList<>();

    /** One of them. */
    sealed interface Strand {
        /** The strand it was found in; null for the tiling. */
        @Nullable Strand around();
    }

    /**
     * An instance of an object.
     *
     * @param medium what it is read from, once that is known
     * @param position offset there
     */
    record OfInstance(
            Struct struct,
            TypeProgram.InstanceOp instance,
            @Nullable Strand around,
            @Nullable Medium medium,
            long position)
            implements Strand {
        OfInstance(Struct struct, TypeProgram.InstanceOp instance, @Nullable Strand around) {
            this(struct, instance, around, null, -1);
        }

        OfInstance readAt(Stream io) {
            return new OfInstance(struct, instance, around, io.medium(), io.at());
        }
    }

    /** Bytes or a text that a process made, for the row of the packed ones. */
    record OfBytes(
            int owner, int shape, Stream unpacked, @Nullable Strand around) implements Strand {}

    /** An object in what a process made. */
    record OfObject(
            int owner, int shape, Struct struct, @Nullable Strand around) implements Strand {}

    /** Whether an instance was found inside itself: a structure that points back at what is around it. */
    static boolean isInside(OfInstance strand, Stream io) {
        for (Strand outer = strand.around; outer != null; outer = outer.around()) {
            if (outer instanceof OfInstance other
                    && other.instance.spec() == strand.instance.spec()
                    && other.medium == io.medium()
                    && other.position == io.at()) {
                return true;
            }
        }
        return false;
    }

    void add(Strand strand) {
        waiting.addLast(strand);
    }

    /** Puts one off to the end: it asked for something that is read later. */
    void postpone(Strand strand) {
        postponed.add(strand);
    }

    /** All that can be read by now is: what was put off gets its turn. */
    void endOfSource() {
        waiting.addAll(postponed);
        postponed.clear();
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    Strand next() {
        return waiting.removeFirst();
    }
}
