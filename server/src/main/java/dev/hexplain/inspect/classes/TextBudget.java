package dev.hexplain.inspect.classes;

import java.util.List;
import java.util.function.ToLongFunction;

/** The characters that an answer may still have: class files may have very many fields, and classes many levels. */
final class TextBudget {
    /** What an item costs besides its characters. */
    private static final int EACH = 64;

    private long left;

    TextBudget(long characters) {
        this.left = characters;
    }

    /** The first items of a list, as many as there is room for. */
    <T> List<T> take(List<T> all, ToLongFunction<T> length) {
        int taken = 0;
        while (taken < all.size() && left > 0) {
            left -= EACH + length.applyAsLong(all.get(taken));
            taken++;
        }
        return all.subList(0, taken);
    }
}
