package dev.hexplain.decode.classes;

import java.util.List;
import java.util.Optional;

/**
 * An annotation of a class or field.
 *
 * @param name as written, without the {@code @}
 * @param literals strings (without quotes) and numbers among its arguments, in order: {@code @OneOf({"EN", "DE"})} has
 *     {@code EN} and {@code DE}
 * @param words all names, numbers and texts among its arguments, and what is between them, in order
 */
public record Annotation(String name, List<String> literals, List<String> words) {
    /** The value of a named argument, where that is one word: {@code true} in {@code (chunked = true)}. */
    public Optional<String> argument(String called) {
        int at = words.indexOf(called);
        return at >= 0 && at + 2 < words.size() && words.get(at + 1).equals("=")
                ? Optional.of(words.get(at + 2))
                : Optional.empty();
    }
}
