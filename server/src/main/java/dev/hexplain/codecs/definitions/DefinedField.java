package dev.hexplain.codecs.definitions;

/**
 * A field of a class that is to be defined.
 *
 * @param descriptor its type as in class files: {@code [J}, {@code Lcom/acme/Item;}
 */
public record DefinedField(String name, String descriptor) {}
