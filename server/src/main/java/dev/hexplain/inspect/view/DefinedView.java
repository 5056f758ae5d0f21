package dev.hexplain.inspect.view;

/**
 * The place in a descriptor that defines a field.
 *
 * @param path in the YAML
 */
public record DefinedView(String format, int line, String path) {}
