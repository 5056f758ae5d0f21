package dev.hexplain.codecs.objects;

/**
 * A part of a value that does not fit the type that is declared for it.
 *
 * @param path in the value: {@code items[1].price}; empty for all of it
 * @param reason as shown to users
 */
public record ValueMistake(String path, String reason) {}
