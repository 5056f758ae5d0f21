package dev.hexplain.codecs.nested;

import dev.hexplain.tree.Quoted;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The path of a value in an object, made a text only where somebody is told of it: graphs are as deep as people make them. No
 * method of what people brought is called for it.
 */
final class ValuePath {
    static final ValuePath ROOT = new ValuePath(null, "");

    private static final int MOST_STEPS = 20;
    private static final int LONGEST_KEY = 40;

    private final @Nullable ValuePath outer;
    private final String step;

    private ValuePath(@Nullable ValuePath outer, String step) {
        this.outer = outer;
        this.step = step;
    }

    ValuePath member(String name) {
        return new ValuePath(this, "." + name);
    }

    ValuePath element(int index) {
        return new ValuePath(this, "[" + index + "]");
    }

    /** The value of a key, or the key itself. */
    ValuePath key(@Nullable Object key) {
        return new ValuePath(this, "[" + shown(key) + "]");
    }

    private static String shown(@Nullable Object key) {
        return switch (key) {
            case null -> "null";
            case String text -> Quoted.cut(text, LONGEST_KEY);
            case Boolean _, Character _, Byte _, Short _, Integer _, Long _, Float _, Double _ -> String.valueOf(key);
            case Enum<?> constant -> constant.name();
            default -> "a " + SchemaNames.simple(key.getClass());
        };
    }

    /** As messages show it; of a long one the end. */
    String text() {
        Deque<String> steps = new ArrayDeque<>();
        ValuePath at = this;
        while (at.outer != null && steps.size() < MOST_STEPS) {
            steps.addFirst(at.step);
            at = at.outer;
        }
        String text = String.join("", steps);
        return at.outer == null ? text.replaceFirst("^\\.", "") : "…" + text;
    }
}
