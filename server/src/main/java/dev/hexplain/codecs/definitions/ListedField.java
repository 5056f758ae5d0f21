package dev.hexplain.codecs.definitions;

/**
 * A field that a class lists in its {@code serialPersistentFields}: the name and the descriptor of one of its own.
 *
 * @param unshared whether its value is written by {@code writeUnshared}
 */
public record ListedField(String name, String descriptor, boolean unshared) {}
