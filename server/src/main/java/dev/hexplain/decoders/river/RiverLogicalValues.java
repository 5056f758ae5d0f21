package dev.hexplain.decoders.river;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.decode.objects.ObjectReading;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/** The values of a stream's fields, by the rules of the grammar. */
final class RiverLogicalValues {
    private final ObjectReading objects;

    RiverLogicalValues(ObjectReading objects) {
        this.objects = objects;
    }

    Optional<LogicalValue> of(TreeValues values, Field field) {
        FieldTree tree = values.tree();
        return switch (field.shape().production()) {
            case "stream" -> Optional.of(stream(values, field));
            case "token" -> Optional.of(token(tree, field));
            case "newString" -> Optional.of(string(tree, field, field));
            case "prevObject" -> Optional.of(reference(values, field));
            case "wrapper" -> tree.child(field, "value").map(number -> at(field, LeafValues.of(tree, number)));
            case "newObject" -> objects.value(values, field);
            case "newEnum" -> constant(tree, field);
            case "newClass" -> classObject(tree, field);
            case "utf" -> tree.child(field, "value").map(text -> LeafValues.of(tree, text));
            case "newArray", Productions.ARRAY -> Optional.of(sequence(values, field));
            case Productions.MAP -> Optional.of(mapping(values, field));
            case "singletonMap" -> Optional.of(single(values, field));
            case "view" -> content(values, field);
            case "blockdata" -> tree.child(field, "data").map(data -> LeafValues.opaque(tree, data));
            default -> Optional.empty();
        };
    }

    /** A stream with one object is that object. */
    private static LogicalValue stream(TreeValues values, Field stream) {
        Paged<LogicalValue> all = ChildFields.behindSlots(values.tree(), stream).map(values.later()::of);
        return all.count() == 1 ? all.page(0, 1).getFirst() : new LogicalValue.Sequence(stream, "", all);
    }

    private static LogicalValue token(FieldTree tree, Field field) {
        int token = tree.source().u1(field.offset());
        return switch (token) {
            case RiverToken.NULL -> LogicalValue.Scalar.absent(field);
            case RiverToken.TRUE_OBJECT, RiverToken.FALSE_OBJECT ->
                LogicalValue.Scalar.of(field, field.type(), ScalarKind.BOOLEAN, RiverShapes.meaning(token));
            case RiverToken.STRING_EMPTY -> LogicalValue.Scalar.of(field, field.type(), ScalarKind.TEXT, "");
            case RiverToken.EMPTY_LIST, RiverToken.EMPTY_SET ->
                new LogicalValue.Sequence(field, field.type(), Paged.of(List.of()));
            case RiverToken.EMPTY_MAP -> new LogicalValue.Mapping(field, field.type(), Paged.of(List.of()));
            default -> LogicalValue.Scalar.of(field, field.type(), ScalarKind.NAME, RiverShapes.meaning(token));
        };
    }

    /** @param at the field that the text is the value of */
    private static LogicalValue string(FieldTree tree, Field at, Field string) {
        return tree.child(string, "value")
                .<LogicalValue>map(text -> new LogicalValue.Scalar(
                        at,
                        "java.lang.String",
                        ScalarKind.TEXT,
                        LeafValues.text(tree, text, "", TextEncoding.MODIFIED_UTF_8)
                                .text()))
                .orElseGet(() -> LeafValues.opaque(tree, at));
    }

    private static LogicalValue at(Field field, LogicalValue value) {
        return value instanceof LogicalValue.Scalar(var _, var _, ScalarKind kind, ScalarText text)
                ? new LogicalValue.Scalar(field, field.type(), kind, text)
                : value;
    }

    /** What has no parts is the same whether it is written again or referred to. */
    private static LogicalValue reference(TreeValues values, Field field) {
        FieldTree tree = values.tree();
        Optional<Field> target = tree.handles().referredToBy(field).flatMap(tree.handles()::definition);
        if (target.isEmpty()) {
            return LeafValues.opaque(tree, field);
        }
        Field found = target.get();
        return switch (found.shape().production()) {
            case "newString" -> string(tree, field, found);
            case "newEnum", "newObject" -> inPlace(field, found, values.of(found));
            default -> to(field, found);
        };
    }

    private static LogicalValue inPlace(Field field, Field target, LogicalValue value) {
        return value instanceof LogicalValue.Scalar(var _, String type, ScalarKind kind, ScalarText text)
                ? new LogicalValue.Scalar(field, type, kind, text)
                : to(field, target);
    }

    private static LogicalValue to(Field field, Field target) {
        return new LogicalValue.Reference(field, target.type(), target);
    }

    private static Optional<LogicalValue> constant(FieldTree tree, Field field) {
        return tree.child(field, "enumConstantName")
                .map(name -> name(field, JavaClassKind.nameOf(field), RiverTexts.at(tree.source(), name.offset())));
    }

    private static Optional<LogicalValue> classObject(FieldTree tree, Field field) {
        return tree.child(field, "class")
                .map(named -> name(field, "java.lang.Class", RiverClassNames.of(tree, classAt(tree, named))));
    }

    private static LogicalValue name(Field field, String type, String text) {
        return LogicalValue.Scalar.of(field, type, ScalarKind.NAME, text);
    }

    /** Where the class that a field is, or refers to, is described. */
    private static long classAt(FieldTree tree, Field field) {
        if (field.kind() instanceof RiverClassRef(long classAt)) {
            return classAt;
        }
        int token = tree.source().u1(field.offset());
        return RiverToken.isKnownClass(token) ? -token : field.offset();
    }

    private static LogicalValue sequence(TreeValues values, Field array) {
        FieldTree tree = values.tree();
        Optional<Field> bits = tree.child(array, "bits");
        String type = JavaClassKind.nameOf(array);
        if (bits.isPresent()) {
            return new LogicalValue.Sequence(array, type, new Truths(tree, bits.get(), count(tree, array)));
        }
        ChildFields elements = ChildFields.behindSlots(tree, array);
        if (type.equals("byte[]") && array.shape().tail() instanceof Tail.Repeat) {
            ScalarText digits = new ScalarText.Hex(
                    tree.sourceOf(array).segment().asSlice(array.end() - elements.count(), elements.count()));
            return new LogicalValue.Scalar(array, type, ScalarKind.BYTES, digits);
        }
        return new LogicalValue.Sequence(array, type, elements.map(values.later()::of));
    }

    private static long count(FieldTree tree, Field array) {
        return tree.child(array, "size")
                .map(size -> RiverTexts.units(
                        new ParseInput(tree.sourceOf(array), size.offset()), size.offset(), (int) size.length()))
                .orElse(0L);
    }

    /** Booleans, eight a byte, the first in the lowest bit. */
    private record Truths(FieldTree tree, Field bits, long count) implements Paged<LogicalValue> {
        @Override
        public List<LogicalValue> page(long from, int limit) {
            return LongStream.range(from, Math.min(count, from + limit))
                    .mapToObj(this::truth)
                    .toList();
        }

        private LogicalValue truth(long index) {
            boolean set = (tree.sourceOf(bits).u1(bits.offset() + index / Byte.SIZE) >> index % Byte.SIZE & 1) != 0;
            return LogicalValue.Scalar.of(bits, "boolean", ScalarKind.BOOLEAN, Boolean.toString(set));
        }
    }

    private static LogicalValue mapping(TreeValues values, Field map) {
        ChildFields entries = ChildFields.behindSlots(values.tree(), map);
        return new LogicalValue.Mapping(map, map.type(), entries.map(entry -> entry(values, entry)));
    }

    private static LogicalValue.Entry entry(TreeValues values, Field entry) {
        return new LogicalValue.Entry(part(values, entry, "key"), part(values, entry, "value"));
    }

    private static LogicalValue part(TreeValues values, Field of, String name) {
        return values.tree()
                .child(of, name)
                .map(values.later()::of)
                .orElseGet(() -> LeafValues.opaque(values.tree(), of));
    }

    private static LogicalValue single(TreeValues values, Field map) {
        return new LogicalValue.Mapping(map, map.type(), Paged.of(List.of(entry(values, map))));
    }

    /** An unmodifiable view says what it is a view of. */
    private static Optional<LogicalValue> content(TreeValues values, Field view) {
        return values.tree().child(view, "content").map(values.inside()::of).map(value -> switch (value) {
            case LogicalValue.Sequence sequence -> new LogicalValue.Sequence(view, view.type(), sequence.elements());
            case LogicalValue.Mapping mapping -> new LogicalValue.Mapping(view, view.type(), mapping.entries());
            default -> value;
        });
    }
}
