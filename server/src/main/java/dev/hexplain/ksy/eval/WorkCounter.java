package dev.hexplain.ksy.eval;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How much there is to do with values. */
public final class WorkCounter {
    /** After so many elements it is time to say so. */
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

    /** Says that two values are about to be compared. Lists say so piece by piece, as they may be read only then. */
    public static void compare(Scope scope, @Nullable Object a, @Nullable Object b) {
        boolean lists = a instanceof List<?> || b instanceof List<?>;
        scope.spend(lists ? 1 : Math.min(of(a), of(b)));
    }
}
