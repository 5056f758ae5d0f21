package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;

/** What the types of values say about how they are compared. */
final class ValueForms {
    private ValueForms() {}

    /** Whether the order of the elements means nothing. */
    static boolean isSet(LogicalValue.Sequence sequence) {
        String type = sequence.type();
        return type.equals("set") || type.endsWith("Set");
    }
}
