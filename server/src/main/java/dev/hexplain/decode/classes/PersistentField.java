package dev.hexplain.decode.classes;

/**
 * A field that {@code serialPersistentFields} lists: {@code new ObjectStreamField("id", long.class)}.
 *
 * @param unshared whether its third argument is {@code true}: the value is written by {@code writeUnshared}
 * @param line the line of its name, from 1
 * @param column from 1
 */
public record PersistentField(String name, TypeRef type, boolean unshared, int line, int column) {}
