package dev.hexplain.tree;

/** Adds what a format knows of a field to the value that the bytes alone give: see {@link Shape#describe}. */
@FunctionalInterface
public interface ValueDescription {
    /**
     * The value of a field.
     *
     * @param read the value as its {@link ValueType} reads it; {@link Value#NONE} where it consists of fields
     */
    Value describe(FieldTree tree, Field field, Value read);
}
