package dev.hexplain.inspect.view;

/**
 * The format that a user bound to a port.
 *
 * @param space for whose dumps
 */
public record BindingView(int port, String format, String space) {}
