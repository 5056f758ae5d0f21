package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A part of the text of a value. Places in a text are in units of its own: bytes that it is read from, where there are
 * any.
 *
 * @param from where the part begins
 * @param size of the whole text
 * @param next where the text goes on; null at its end
 */
public record LogicalValueTextView(
        long from, long size, String text, @Nullable Long next) {}
