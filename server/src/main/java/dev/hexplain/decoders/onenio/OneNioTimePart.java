package dev.hexplain.decoders.onenio;

import dev.hexplain.tree.ValueType;

/** What objects of {@code java.time} are made of, as their {@code writeExternal} puts it. */
enum OneNioTimePart {
    SECONDS(ValueType.S8_BE),
    NANOS(ValueType.S4_BE),
    YEAR(ValueType.S4_BE),
    MONTH(ValueType.S1),
    DAY(ValueType.S1),
    YEARS(ValueType.S4_BE),
    MONTHS(ValueType.S4_BE),
    DAYS(ValueType.S4_BE),
    /** Hours, minutes and seconds; one that ends the time is spelled with its bits inverted. */
    HOUR(ValueType.S1),
    MINUTE(ValueType.S1),
    SECOND(ValueType.S1),
    NANO(ValueType.S4_BE),
    /** Quarters of an hour; 127 where the seconds follow. */
    OFFSET(ValueType.S1),
    OFFSET_SECONDS(ValueType.S4_BE),
    /** Whether a zone is an offset (8) or a region (7). */
    ZONE_TYPE(ValueType.S1);

    @SuppressWarnings("ImmutableEnumChecker") // value types are records of nothing that changes
    private final ValueType type;

    OneNioTimePart(ValueType type) {
        this.type = type;
    }

    /**
     * Its place in the shape table, after those before it. A change of their order is a change of the decoder's
     * version.
     */
    int number() {
        return ordinal();
    }

    ValueType type() {
        return type;
    }

    int size() {
        return type.fixedSize();
    }
}
