package dev.hexplain.tree;

import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Handles exceptions (bugs) in a format's code for one field. They are thrown, as tests need it, until the tree is
 * shown to users ({@link FieldTree#reportingFaults}): then that field alone cannot be shown.
 */
final class Faults {
    /** The value of a field that cannot be shown. */
    static final Value NOT_SHOWN = notShown("cannot be shown, by a fault of Hexplain");

    /** The shape of a field whose own shape fails: plain bytes. */
    static final Shape UNKNOWN = Shape.leaf("field", ValueType.BYTES, Role.VALUE)
            .doc("What this field consists of cannot be shown, by a fault of Hexplain; its bytes are there.")
            .build();

    private volatile @Nullable FaultListener listener;

    private static Value notShown(String reason) {
        return Value.described(reason).meaning(new Exact.Name(reason));
    }

    void reportTo(FaultListener to) {
        listener = to;
    }

    /** The result of a call into the format about an offset, or {@code otherwise} where that fails. */
    <T> T answered(long offset, T otherwise, Supplier<T> answer) {
        try {
            return answer.get();
        } catch (RuntimeException | StackOverflowError bug) {
            return instead(offset, otherwise, bug);
        }
    }

    /**
     * Reports the bug and returns {@code otherwise} where there is a listener, and throws it where there is none; for callers in which a lambda costs too
     * much.
     */
    <T> T instead(long offset, T otherwise, Throwable bug) {
        FaultListener known = listener;
        if (known != null && !(bug instanceof CancellationException)) {
            known.fault(offset, bug);
            return otherwise;
        }
        if (bug instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) bug;
    }
}
