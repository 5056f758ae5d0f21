package dev.hexplain.inspect.view;

/**
 * A layer that can be taken off.
 *
 * @param kind {@code dialect} for text that spells bytes, otherwise {@code bytes}
 */
public record LayerView(String id, String title, String kind) {}
