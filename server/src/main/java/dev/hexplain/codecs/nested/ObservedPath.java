package dev.hexplain.codecs.nested;

import dev.hexplain.tree.Quoted;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The path of a value in an object, made a text only where it is reported: graphs are as deep as people make them. No
 * method of what users provided is called for it.
 */
final class ObservedPath {
    static final ObservedPath ROOT = new ObservedPath(null, "");

    private static final int MOST_STEPS = 20;
    private static final int LONGEST_KEY = 40;

    private final @Nullable ObservedPath outer;
    private final String step;

    private ObservedPath(@Nullable ObservedPath outer, String step) {
        this.outer = outer;
        this.step = step;
    }

    ObservedPath member(String name) {
        return new ObservedPath(this, "." + name);
    }

    ObservedPath element(int index) {
        return new ObservedPath(this, "[" + index + "]");
    }

    /** The value of a key, or the key itself. */
    ObservedPath key(@Nullable Object key) {
        return new ObservedPath(this, "[" + shown(key) + "]");
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
        ObservedPath at = this;
        while (at.outer != null && steps.size() < MOST_STEPS) {
            steps.addFirst(at.step);
            at = at.outer;
        }
        String text = String.join("", steps);
        return at.outer == null ? text.replaceFirst("^\\.", "") : "…" + text;
    }
}
