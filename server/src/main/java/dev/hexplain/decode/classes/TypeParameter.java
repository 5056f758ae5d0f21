package dev.hexplain.decode.classes;

/**
 * A type parameter of a class.
 *
 * @param bound its first bound; {@code java.lang.Object} where it names none
 */
public record TypeParameter(String name, TypeRef bound) {}
