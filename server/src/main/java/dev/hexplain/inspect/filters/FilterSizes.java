package dev.hexplain.inspect.filters;

import java.util.Locale;

/** Whether a pattern has limits of depth, references, bytes and arrays besides its classes. */
public enum FilterSizes {
    /** Those of the streams, rounded up. */
    LIMITED,
    /** None: for streams that grow. */
    UNLIMITED;

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What is to be known of it; empty where there is nothing. */
    public String note() {
        return switch (this) {
            case LIMITED -> "";
            case UNLIMITED ->
                "without limits, sizes are not checked: a short stream of allowed classes can take all memory, or all time, as"
                        + " sets in sets do.";
        };
    }
}
