package dev.hexplain.classes;

import java.util.List;
import java.util.Set;

/** What a class file says of {@code serialPersistentFields}. */
public sealed interface SerialFields {
    /** There is no such field: all fields that are neither static nor transient are serializable. */
    record ByDefault() implements SerialFields {}

    /**
     * Those it lists.
     *
     * @param fields in its order; flags are 0
     * @param unshared names of those that are said to be unshared
     */
    record Listed(List<ClassFacts.FieldFacts> fields, Set<String> unshared) implements SerialFields {}

    /** It is declared, and what code computes its value cannot be followed. */
    record NotKnown() implements SerialFields {}
}
