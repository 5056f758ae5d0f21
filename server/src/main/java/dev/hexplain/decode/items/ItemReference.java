package dev.hexplain.decode.items;

import dev.hexplain.tree.Shape;
import java.util.function.IntBinaryOperator;
import java.util.function.LongFunction;

/**
 * An item that stands for one that was written before.
 *
 * @param number of that, from the first byte and the one behind it, which is 0 for references of one byte
 * @param least number that is written in so many bytes; smaller ones are no errors
 * @param leaf its shape, by the offset of what it refers to; negative for nothing
 */
public record ItemReference(IntBinaryOperator number, int least, LongFunction<Shape> leaf) {
    static final ItemReference NONE = new ItemReference((first, next) -> -1, 0, target -> {
        throw new IllegalStateException("The item is no reference");
    });
}
