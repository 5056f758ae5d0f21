package dev.hexplain.decode.classes;

import java.util.List;

/**
 * An annotation.
 *
 * @param name as written, without the {@code @}
 * @param literals strings (without quotes) and numbers among its arguments, in order: {@code @OneOf({"EN", "DE"})} has
 *     {@code EN} and {@code DE}
 */
public record Annotation(String name, List<String> literals) {}
