package dev.hexplain.inspect.filters;

import java.util.Locale;

/** How narrow a pattern is. */
public enum FilterScope {
    /** The classes of the streams, each by its name. */
    CLASS,
    /** The packages of these classes. */
    PACKAGE;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
