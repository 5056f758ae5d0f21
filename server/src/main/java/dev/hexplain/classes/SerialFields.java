package dev.hexplain.classes;

import java.util.List;

/** What a class file says of {@code serialPersistentFields}. */
public sealed interface SerialFields {
    /** There is no such field: all fields that are neither static nor transient are serializable. */
    record ByDefault() implements SerialFields {}

    /** Those it lists, in its order; flags are 0. */
    record Listed(List<ClassFacts.FieldFacts> fields) implements SerialFields {}

    /** It is declared, and what code computes its value cannot be followed. */
    record NotKnown() implements SerialFields {}
}
