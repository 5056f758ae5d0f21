package dev.hexplain.decode.objects;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeKind;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;

/**
 * A kind of leaf in an object format: its name, type and role.
 *
 * @param id its name in the format's grammar, different from those of other leaves and forms
 * @param name its name as a part of a value
 * @param typeName as displayed; empty for the one of {@code type}
 * @param type how its bytes are read as a value
 * @param reading adds to the value
 */
public record LeafKind(String id, String name, String typeName, ValueType type, Role role, String doc, Reading reading)
        implements ShapeKind {
    /** Adds a symbol or description to the value. */
    @FunctionalInterface
    public interface Reading {
        Value read(FieldTree tree, Field field, Value read);
    }

    /** The reading of bytes that only the program that wrote them understands. */
    public static final Reading UNKNOWN_MEANING = (tree, field, read) -> read;

    /** A leaf whose bytes are its value. */
    public static LeafKind plain(String id, String typeName, ValueType type) {
        return new LeafKind(id, "value", typeName, type, Role.VALUE, "", (tree, field, read) -> read);
    }

    /** A leaf whose value is read in the format's own way. */
    public static LeafKind value(String id, String typeName, Reading reading) {
        return new LeafKind(id, "value", typeName, ValueType.BYTES, Role.VALUE, "", reading);
    }

    /** A part that only the encoding needs. */
    public static LeafKind part(String id, Role role, String doc, Reading reading) {
        return new LeafKind(id, id, id, ValueType.BYTES, role, doc, reading);
    }

    /** The same, with other names. */
    public LeafKind as(String otherId, String otherName, Role otherRole) {
        return new LeafKind(otherId, otherName, typeName, type, otherRole, doc, reading);
    }

    /** The value of such a leaf without a row, as {@link Reading} gives it. */
    public Value valueAt(FieldTree tree, long at, long length) {
        Field field = new Field(FieldId.ROOT, shape(name, length).build(), name, at, length, -1);
        return reading.read(tree, field, Value.NONE);
    }

    @Override
    public String label() {
        return typeName;
    }

    Shape.Builder shape(String called, long width) {
        Shape.Builder shape = Shape.leaf(called, type, role)
                .typeName(typeName)
                .kind(this)
                .production(id)
                .doc(doc)
                .size(width);
        if (reading == UNKNOWN_MEANING) {
            shape.mark(ShapeMark.OPAQUE);
        }
        return role == Role.REFERENCE ? shape.mark(ShapeMark.REFERS_TO_HANDLE) : shape;
    }
}
