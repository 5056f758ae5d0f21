package dev.hexplain.decode.objects;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;

/**
 * A kind of leaf.
 *
 * @param id its name in the format's grammar, different from those of other leaves and forms
 * @param name what it is called as a part of a value
 * @param typeName as people know it; empty for that of {@code type}
 * @param type how its bytes are read, where they alone give the value
 * @param reading what else they say
 */
public record LeafKind(String id, String name, String typeName, ValueType type, Role role, String doc, Reading reading) {
    /** Adds to the value that the bytes alone give. */
    @FunctionalInterface
    public interface Reading {
        Value read(FieldTree tree, Field field, Value read);
    }

    /** A leaf whose bytes are its value. */
    public static LeafKind plain(String id, String typeName, ValueType type) {
        return new LeafKind(id, "value", typeName, type, Role.VALUE, "", (tree, field, read) -> read);
    }

    /** A leaf whose value is read in the format's own way. */
    public static LeafKind value(String id, String typeName, Reading reading) {
        return new LeafKind(id, "value", typeName, ValueType.BYTES, Role.VALUE, "", reading);
    }

    /** A part that serves the encoding. */
    public static LeafKind part(String id, Role role, String doc, Reading reading) {
        return new LeafKind(id, id, id, ValueType.BYTES, role, doc, reading);
    }

    /** The same, with other names. */
    public LeafKind as(String otherId, String otherName, Role otherRole) {
        return new LeafKind(otherId, otherName, typeName, type, otherRole, doc, reading);
    }

    /** The value of one of these that has no row, as far as the bytes alone do not give it. */
    public Value valueAt(FieldTree tree, long at, long length) {
        Field field = new Field(FieldId.ROOT, shape(name, length).build(), name, at, length, -1);
        return reading.read(tree, field, Value.NONE);
    }

    Shape.Builder shape(String called, long width) {
        Shape.Builder shape = Shape.leaf(called, type, role)
                .typeName(typeName)
                .production(id)
                .doc(doc)
                .size(width);
        return role == Role.REFERENCE ? shape.mark(ShapeMark.REFERS_TO_HANDLE) : shape;
    }
}
