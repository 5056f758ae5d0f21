package dev.hexplain.inspect.edits;

/**
 * A value that is to be added: behind the last element of a list, or with a key to a map. It is written as those that are
 * there.
 *
 * @param path of a list; or that a new entry of a map is to have
 * @param text the value, as values are printed, without quotes
 */
public record Addition(String path, String text) implements Alteration {}
