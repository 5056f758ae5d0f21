package dev.hexplain.inspect.view;

/**
 * Where a descriptor says that there is a field.
 *
 * @param path in the YAML
 */
public record DefinedView(String format, int line, String path) {}
