package dev.hexplain.decoders.json;

import dev.hexplain.tree.Shape;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;

/** Shapes made from their {@link JsonSpelling} numbers; the last used ones are cached. */
final class JsonSpelledShapes {
    private static final int KEPT = 4096;

    private final IntFunction<Shape> maker;
    private final Map<Integer, Shape> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Shape> eldest) {
            return size() > KEPT;
        }
    };

    JsonSpelledShapes(IntFunction<Shape> maker) {
        this.maker = maker;
    }

    Shape get(int number) {
        synchronized (kept) {
            return kept.computeIfAbsent(number, maker::apply);
        }
    }
}
