package dev.hexplain.decoders.onenio;

import dev.hexplain.tree.ValueType;

/** The parts of {@code java.time} objects, as their {@code writeExternal} writes them. */
enum OneNioTimePart {
    SECONDS(ValueType.S8_BE),
    NANOS(ValueType.S4_BE),
    YEAR(ValueType.S4_BE),
    MONTH(ValueType.S1),
    DAY(ValueType.S1),
    YEARS(ValueType.S4_BE),
    MONTHS(ValueType.S4_BE),
    DAYS(ValueType.S4_BE),
    /** Hours, minutes and seconds; the last one present has its bits inverted. */
    HOUR(ValueType.S1),
    MINUTE(ValueType.S1),
    SECOND(ValueType.S1),
    NANO(ValueType.S4_BE),
    /** Quarters of an hour; 127 where the seconds follow. */
    OFFSET(ValueType.S1),
    OFFSET_SECONDS(ValueType.S4_BE),
    /** Whether a zone is an offset (8) or a region (7). */
    ZONE_TYPE(ValueType.S1);

    @SuppressWarnings("ImmutableEnumChecker") // value types are immutable records
    private final ValueType type;

    OneNioTimePart(ValueType type) {
        this.type = type;
    }

    /** Its number in the shape table, after the shapes before it. Reordering needs a new decoder version. */
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
