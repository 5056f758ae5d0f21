package dev.hexplain.tree;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of a bug in what a format says of one field. It is thrown, as tests want it, until somebody shows the
 * tree to people ({@link FieldTree#forgive}): then that field cannot be shown, and all others can.
 */
final class Faults {
    /** What is said of a field instead of its value. */
    static final Value NOT_SHOWN = Value.described("cannot be shown, by a fault of Hexplain");

    /** What stands for a field whose shape cannot be told: its bytes. */
    static final Shape UNKNOWN = Shape.leaf("field", ValueType.BYTES, Role.VALUE)
            .doc("What this field consists of cannot be shown, by a fault of Hexplain; its bytes are there.")
            .build();

    private volatile @Nullable FaultListener listener;

    void forgive(FaultListener hears) {
        listener = hears;
    }

    /** What the format answers about something at an offset, or something else where that fails. */
    <T> T answered(long offset, T otherwise, Supplier<T> answer) {
        try {
            return answer.get();
        } catch (RuntimeException | StackOverflowError bug) {
            return instead(offset, otherwise, bug);
        }
    }

    /** Something to go on with, where a bug is forgiven; for callers in which a lambda would cost too much. */
    <T> T instead(long offset, T otherwise, Throwable bug) {
        FaultListener hears = listener;
        if (hears != null) {
            hears.fault(offset, bug);
            return otherwise;
        }
        if (bug instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) bug;
    }
}
