package dev.hexplain.inspect.view;

/**
 * A layer that can be removed.
 *
 * @param kind {@code dialect} for text notations of bytes, otherwise {@code bytes}
 */
public record LayerView(String id, String title, String kind) {}
