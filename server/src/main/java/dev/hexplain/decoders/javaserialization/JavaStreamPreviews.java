package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Value;
import java.util.Optional;

/** Computes values of fields: the text of a string, the target of a reference, a summary of an object. */
final class JavaStreamPreviews {
    /** References lead to objects with references: summaries follow this many. */
    private static final int MAX_DEPTH = 2;

    private JavaStreamPreviews() {}

    static Value describe(FieldTree tree, Field field, Value read) {
        Value said = field.shape().describe(tree, field, read);
        return field.shape().production().isEmpty() ? handle(tree, field, said) : preview(tree, field, said, 0);
    }

    /** Hostile streams may nest without end: only a few levels are summarized. */
    private static Value preview(FieldTree tree, Field field, Value read, int depth) {
        return depth > MAX_DEPTH ? read : previewOf(tree, field, read, depth);
    }

    private static Value previewOf(FieldTree tree, Field field, Value read, int depth) {
        return switch (field.shape().production()) {
            case "newString", "newLongString", "utf" -> text(tree, field);
            case "prevObject" -> reference(tree, field, depth);
            case "nullReference" -> read.with(read.symbol(), "null");
            case "newClassDesc", "newProxyClassDesc" -> classDescriptor(tree, field);
            case "newEnum" ->
                tree.child(field, "enumConstantName")
                        .map(name -> preview(tree, name, Value.NONE, depth + 1))
                        .orElse(read);
            case "newArray" -> array(tree, field);
            case "newClass" -> classObject(tree, field);
            case "newObject" -> JavaStreamObjectPreviews.of(tree, field);
            case "damagedClassDesc" -> JavaStreamDamage.summary(tree, field);
            case "damagedObjectDesc" -> JavaStreamDamage.fieldName(tree, field);
            case "primitiveDesc", "objectDesc" -> fieldDesc(tree, field);
            case "exception" ->
                tree.child(field, "throwable")
                        .map(throwable -> Value.described(thrown(tree, throwable, depth)))
                        .orElse(read);
            case "blockdatashort", "blockdatalong" ->
                tree.child(field, "size")
                        .map(size -> Value.described(JavaStreamCounts.of(tree.integer(size), "byte")))
                        .orElse(read);
            default -> read;
        };
    }

    private static String thrown(FieldTree tree, Field throwable, int depth) {
        String message = preview(tree, throwable, Value.NONE, depth + 1).summary();
        return throwable.type() + (message.isEmpty() ? "" : ": " + message);
    }

    /** A handle in the specification's notation. */
    private static Value handle(FieldTree tree, Field field, Value read) {
        return field.shape().has(ShapeMark.REFERS_TO_HANDLE)
                ? tree.handles()
                        .referredToBy(field)
                        .map(handle -> new Value(handle.toString(), "", ""))
                        .orElse(read)
                : read;
    }

    /** The text of a string: a leaf. */
    private static Value text(FieldTree tree, Field field) {
        return tree.child(field, "value")
                .filter(value -> value.shape().isLeaf())
                .map(tree::value)
                .orElse(Value.NONE);
    }

    /** A text, an enum constant or null, in place or referred to; empty for what takes more words. */
    static Optional<String> inBrief(FieldTree tree, Field field) {
        return switch (field.shape().production()) {
            case "nullReference" -> Optional.of("null");
            case "newString", "newLongString" -> Optional.of(text(tree, field).summary());
            case "newEnum" ->
                tree.child(field, "enumConstantName").map(name -> unquoted(preview(tree, name, Value.NONE, MAX_DEPTH)));
            case "prevObject" ->
                tree.handles()
                        .referredToBy(field)
                        .flatMap(tree.handles()::definition)
                        .filter(target -> !target.shape().production().equals("prevObject"))
                        .flatMap(target -> inBrief(tree, target));
            default -> Optional.empty();
        };
    }

    private static Value reference(FieldTree tree, Field field, int depth) {
        Optional<Handles.Handle> handle = tree.handles().referredToBy(field);
        Optional<Field> target = handle.flatMap(tree.handles()::definition);
        if (handle.isEmpty() || target.isEmpty()) {
            return new Value(handle.map(Handles.Handle::toString).orElse(""), "", "refers to nothing");
        }
        boolean self = field.offset() > target.get().offset()
                && field.end() <= target.get().end();
        String content =
                self ? "" : preview(tree, target.get(), Value.NONE, depth + 1).summary();
        String what = target.get().type() + (content.isEmpty() ? "" : " " + content);
        return new Value(handle.get().toString(), "", "→ " + what);
    }

    private static Value classDescriptor(FieldTree tree, Field field) {
        return JavaStreamClass.at(tree, field.offset())
                .map(described -> Value.described(described.displayName()))
                .orElse(Value.NONE);
    }

    private static Value classObject(FieldTree tree, Field field) {
        return tree.child(field, "classDesc")
                .flatMap(classDesc -> JavaStreamClass.offsetOf(tree, classDesc))
                .flatMap(offset -> JavaStreamClass.at(tree, offset))
                .map(described -> Value.described(described.displayName() + ".class"))
                .orElse(Value.NONE);
    }

    private static Value array(FieldTree tree, Field field) {
        return tree.child(field, "size")
                .map(size -> Value.described(JavaStreamCounts.of(tree.integer(size), "element")))
                .orElse(Value.NONE);
    }

    private static Value fieldDesc(FieldTree tree, Field field) {
        String name = tree.child(field, "fieldName")
                .map(at -> unquoted(text(tree, at)))
                .orElse("");
        Optional<Field> typecode = tree.child(field, "prim_typecode").or(() -> tree.child(field, "obj_typecode"));
        char code = (char) typecode.map(tree::integer).orElse(0L).intValue();
        String type = tree.child(field, "className1")
                .map(at -> typeName(tree, at))
                .orElseGet(() -> JavaStreamTypeNames.ofDescriptor(Character.toString(code)));
        return Value.described(type + " " + name);
    }

    private static String typeName(FieldTree tree, Field className) {
        Field string = tree.handles()
                .referredToBy(className)
                .flatMap(tree.handles()::definition)
                .orElse(className);
        return JavaStreamTypeNames.ofDescriptor(unquoted(text(tree, string)));
    }

    static String unquoted(Value text) {
        String actual = text.actual();
        return actual.length() >= 2 && actual.startsWith("\"") && actual.endsWith("\"")
                ? actual.substring(1, actual.length() - 1)
                : actual;
    }
}
