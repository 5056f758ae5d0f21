package dev.hexplain.inspect.filters;

import java.util.Locale;

/** What a filter answers; {@code UNDECIDED} accepts, unless another filter rejects. */
public enum FilterStatus {
    ALLOWED,
    REJECTED,
    UNDECIDED;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
