package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/** A value: actual, symbol and description. */
public record ValueView(
        @Nullable String actual,
        @Nullable String symbol,
        @Nullable String description) {}
