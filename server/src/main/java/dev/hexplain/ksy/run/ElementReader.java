package dev.hexplain.ksy.run;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one element of an attribute and gives it a row. */
interface ElementReader {
    /**
     * Reads at the position of the frame's stream.
     *
     * @return true where the value is {@link Machine#value} now; false where an object was begun whose value that will
     *     be once the machine comes back to the frame
     * @throws ParseFailure where the bytes are malformed
     */
    boolean read(Machine machine, ObjectFrame frame, AttributeOp op);

    /** Size in bytes of every element; -1 where it varies. Only called where no value has to be read. */
    default long fixedSize() {
        return -1;
    }

    /** Fields in such an element, itself included. */
    default long fixedFields() {
        return 1;
    }

    /** Whether such an element has fields, some of which may be complete where it is truncated. */
    default boolean hasParts() {
        return false;
    }

    /** The number of the shape of such an element. */
    default int fixedShape() {
        throw new IllegalStateException("Only elements of a fixed size have one shape");
    }

    /** How many elements pass their checks, of a run whose bytes are there. */
    default Passing passing(KsyObject holder, KsyStream stream, long start, long count) {
        return new Passing(count, null);
    }

    /**
     * Elements that pass.
     *
     * @param failure of the one behind them; null where all pass
     */
    record Passing(long count, @Nullable ParseFailure failure) {}

    /** The elements of a run, read on demand. */
    default List<?> lazyElements(KsyObject holder, KsyStream stream, long start, long count) {
        throw new IllegalStateException("Only elements of a fixed size are made when asked for");
    }

    /** Whether such an element begins with bit fields that may continue a byte begun before it. */
    default boolean continuesByte() {
        return false;
    }

    /** Whether an element that begins at a whole byte is known to end at one. */
    default boolean endsAtByte() {
        return true;
    }

    /** The type's name in the language. */
    String typeName();
}
