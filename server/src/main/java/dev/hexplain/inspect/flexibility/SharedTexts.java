package dev.hexplain.inspect.flexibility;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Texts that are the same become the same object, so that thousands of cells hold few of them. For one thread. */
final class SharedTexts {
    private final Map<String, String> texts = new HashMap<>();

    @Nullable String shared(@Nullable String text) {
        if (text == null) {
            return null;
        }
        String known = texts.putIfAbsent(text, text);
        return known == null ? text : known;
    }
}
