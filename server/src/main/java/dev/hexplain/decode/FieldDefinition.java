package dev.hexplain.decode;

/**
 * The place in a descriptor that defines a field.
 *
 * @param format id of the descriptor
 * @param line from 1
 * @param path in the YAML: {@code /types/header/seq/0}
 */
public record FieldDefinition(String format, int line, String path) {}
