package dev.hexplain.inspect.edits;

/** An element of a list that is to be written once more, behind itself. */
public record Copy(String path) implements Alteration {}
