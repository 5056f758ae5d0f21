package dev.hexplain.inspect.view;

/** A spelling of bytes. */
public record DialectView(String id, String title) {}
