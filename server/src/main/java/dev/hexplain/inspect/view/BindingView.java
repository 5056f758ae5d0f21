package dev.hexplain.inspect.view;

/** The format that a user bound to a port. */
public record BindingView(int port, String format) {}
