package dev.hexplain.inspect.edits;

/** An element of a list or an entry of a map that is to be taken out; the path of an entry is that of its value. */
public record Removal(String path) implements Alteration {}
