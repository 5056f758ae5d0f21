package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/** A value's parts. */
public record ValueView(
        @Nullable String actual,
        @Nullable String symbol,
        @Nullable String description) {}
