package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.bytes.EndOfSource;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.ShapeMark;
import java.io.ObjectStreamConstants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A class descriptor, read from the bytes whenever it is needed.
 *
 * @param offset of the descriptor
 * @param name as in the stream
 * @param interfaces of a dynamic proxy class
 */
record JavaStreamClass(
        long offset,
        String name,
        long serialVersionUID,
        int flags,
        List<StreamField> fields,
        List<String> interfaces,
        Optional<Long> superClass) {
    private static final int MAX_LEVELS = 1_000;
    private static final int MAX_INTERFACES = 65_535;

    /** A field of the class; {@code type} is a type descriptor such as {@code Ljava/lang/String;}. */
    record StreamField(String name, char typecode, String type) {}

    boolean has(int flag) {
        return (flags & flag) != 0;
    }

    boolean isProxy() {
        return !interfaces.isEmpty();
    }

    /** The type as in source code. */
    String displayName() {
        return isProxy() ? "proxy of " + String.join(", ", interfaces) : JavaStreamTypeNames.ofClass(name);
    }

    /** The class and its superclasses, topmost first: the order in which they write their data. */
    List<JavaStreamClass> levels(FieldTree tree) {
        List<JavaStreamClass> levels = new ArrayList<>(List.of(this));
        Optional<Long> next = superClass;
        while (next.isPresent() && levels.size() < MAX_LEVELS) {
            Optional<JavaStreamClass> above = at(tree, next.get());
            above.ifPresent(levels::addFirst);
            next = above.flatMap(JavaStreamClass::superClass);
        }
        return levels;
    }

    /** The descriptor that starts at an offset. */
    static Optional<JavaStreamClass> at(FieldTree tree, long offset) {
        Cursor in = new Cursor(tree.source());
        try {
            in.seek(offset);
            return switch (in.u1()) {
                case JavaStreamTerminals.CLASSDESC -> Optional.of(ordinary(tree, in, offset));
                case JavaStreamTerminals.PROXYCLASSDESC -> Optional.of(proxy(tree, in, offset));
                default -> Optional.empty();
            };
        } catch (EndOfSource brokenOff) {
            return Optional.empty();
        }
    }

    /** The offset of a field's descriptor: the field itself, or the target of its reference. */
    static Optional<Long> offsetOf(FieldTree tree, Field classDesc) {
        if (classDesc.shape().has(ShapeMark.CLASS_DESCRIPTOR)) {
            return Optional.of(classDesc.offset());
        }
        return tree.handles()
                .referredToBy(classDesc)
                .filter(Handles.Handle::isDefined)
                .map(tree.handles()::definitionOffset);
    }

    private static JavaStreamClass ordinary(FieldTree tree, Cursor in, long offset) {
        String name = utf(in);
        long serialVersionUID = in.s8();
        int flags = in.u1();
        return new JavaStreamClass(
                offset, name, serialVersionUID, flags, fields(tree, in), List.of(), superClassOf(tree, offset));
    }

    private static JavaStreamClass proxy(FieldTree tree, Cursor in, long offset) {
        List<String> interfaces = new ArrayList<>();
        int count = in.s4();
        for (int i = 0; i < count && i < MAX_INTERFACES; i++) {
            interfaces.add(utf(in));
        }
        int flags = ObjectStreamConstants.SC_SERIALIZABLE;
        return new JavaStreamClass(offset, "", 0, flags, List.of(), interfaces, superClassOf(tree, offset));
    }

    private static List<StreamField> fields(FieldTree tree, Cursor in) {
        int count = in.u2();
        List<StreamField> fields = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            char typecode = (char) in.u1();
            String name = utf(in);
            String type = JavaStreamTerminals.isReference(typecode) ? string(tree, in) : Character.toString(typecode);
            fields.add(new StreamField(name, typecode, type));
        }
        return fields;
    }

    /** A string of at most 65,535 bytes, or a reference to one; {@code ?} where it is neither. */
    static String string(FieldTree tree, Cursor in) {
        long offset = in.position();
        return switch (in.u1()) {
            case JavaStreamTerminals.STRING -> utf(in);
            case JavaStreamTerminals.REFERENCE -> referredString(tree, offset, in.s4());
            default -> "?";
        };
    }

    private static String referredString(FieldTree tree, long offset, int number) {
        Handles.Handle handle = tree.handles().at(offset, number);
        if (!handle.isDefined()) {
            return "?";
        }
        Cursor in = new Cursor(tree.source());
        in.seek(tree.handles().definitionOffset(handle));
        return in.u1() == JavaStreamTerminals.STRING ? utf(in) : "?";
    }

    private static String utf(Cursor in) {
        byte[] bytes = new byte[in.u2()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) in.u1();
        }
        return ModifiedUtf8.decode(bytes);
    }

    private static Optional<Long> superClassOf(FieldTree tree, long offset) {
        return tree.storedAt(offset, ShapeMark.CLASS_DESCRIPTOR)
                .flatMap(row -> tree.child(row, "superClassDesc"))
                .flatMap(above -> offsetOf(tree, above))
                .filter(found -> found != offset);
    }
}
