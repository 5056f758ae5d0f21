package dev.hexplain.decode.classes;

/**
 * A type variable that a class declares.
 *
 * @param bound the first type it extends; {@code java.lang.Object} where it names none
 */
public record TypeParameter(String name, TypeRef bound) {}
