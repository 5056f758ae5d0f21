package dev.hexplain.decoders.json;

import dev.hexplain.tree.Shape;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntFunction;

/** A bounded cache of shapes made from their {@link JsonSpelling} numbers. Safe for many threads. */
final class JsonSpelledShapes {
    private static final int KEPT = 4096;

    private final IntFunction<Shape> maker;
    private final Map<Integer, Shape> kept = new ConcurrentHashMap<>();

    JsonSpelledShapes(IntFunction<Shape> maker) {
        this.maker = maker;
    }

    Shape get(int number) {
        Shape shape = kept.get(number);
        if (shape == null) {
            shape = maker.apply(number);
            if (kept.size() >= KEPT) {
                kept.clear();
            }
            kept.put(number, shape);
        }
        return shape;
    }
}
