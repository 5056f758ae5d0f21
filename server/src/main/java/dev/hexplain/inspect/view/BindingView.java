package dev.hexplain.inspect.view;

/** What somebody said that a port speaks: a format's id. */
public record BindingView(int port, String format) {}
