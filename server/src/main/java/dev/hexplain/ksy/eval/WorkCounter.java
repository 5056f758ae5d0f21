package dev.hexplain.ksy.eval;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reports the work of operations on values to the scope. */
public final class WorkCounter {
    /** Elements between two reports. */
    static final int PIECE = 1 << 12;

    private WorkCounter() {}

    /** Bytes, characters or elements of a value. */
    static long of(@Nullable Object value) {
        return switch (value) {
            case String text -> text.length();
            case byte[] bytes -> bytes.length;
            case List<?> list -> list.size();
            case null, default -> 1;
        };
    }

    /** Reports the comparison of two values. Lists are reported piece by piece, since they may be read during it. */
    public static void compare(Scope scope, @Nullable Object a, @Nullable Object b) {
        boolean lists = a instanceof List<?> || b instanceof List<?>;
        scope.spend(lists ? 1 : Math.min(of(a), of(b)));
    }
}
