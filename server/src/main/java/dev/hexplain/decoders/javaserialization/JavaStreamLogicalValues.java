package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.objects.JavaClassKind;
import dev.hexplain.decoders.javaserialization.views.JavaViews;
import dev.hexplain.decoders.javaserialization.views.StreamObject;
import dev.hexplain.decoders.javaserialization.views.StreamedForm;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.values.ChildFields;
import dev.hexplain.values.HeldScalars;
import dev.hexplain.values.JoinedFields;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The values of a stream's fields, by the rules of the grammar (specification, section 6.4). */
final class JavaStreamLogicalValues {
    private static final String BYTES = "byte[]";

    private static final int MOST_CLASSES = 64;
    /** Rows of a stream among which resets are looked for. */
    private static final int MOST_ROWS = 1 << 12;

    /** The token and the size. */
    private static final int BLOCK_HEADER = 2;

    private JavaStreamLogicalValues() {}

    static Optional<LogicalValue> of(TreeValues values, Field field) {
        return Optional.ofNullable(
                switch (field.shape().production()) {
                    case "stream", "contents" -> contents(values, field);
                    case "newString", "newLongString" -> string(values, field, field);
                    case "nullReference" -> LogicalValue.Scalar.absent(field);
                    case "prevObject" -> reference(values, field);
                    case "newObject" -> object(values, field);
                    case "newArray" -> array(values, field);
                    case "newEnum" -> enumConstant(values, field);
                    case "newClass" -> classObject(values.tree(), field);
                    case "exception" ->
                        values.tree().child(field, "throwable").map(values::of).orElse(null);
                    case "blockdatashort", "blockdatalong" -> block(values, field);
                    case "bodyField" ->
                        values.tree()
                                .child(field, "value")
                                .map(_ -> HeldScalars.of(values.tree(), field))
                                .orElse(null);
                    default -> null;
                });
    }

    /** The class descriptors of an object, its own first, which may stand elsewhere. */
    static List<Field> classDescriptors(FieldTree tree, Field object) {
        List<Field> descriptors = new ArrayList<>();
        Optional<Field> next = tree.child(object, ShapeMark.CLASS_OF_INSTANCE);
        while (next.isPresent() && descriptors.size() < MOST_CLASSES) {
            Optional<Field> descriptor = next.get().shape().has(ShapeMark.CLASS_DESCRIPTOR)
                    ? next
                    : tree.handles().referredToBy(next.get()).flatMap(tree.handles()::definition);
            descriptor.ifPresent(descriptors::add);
            next = descriptor.flatMap(found -> tree.child(found, "superClassDesc"));
        }
        return descriptors;
    }

    /** A stream with one object and nothing more is that object. */
    private static LogicalValue contents(TreeValues values, Field stream) {
        ChildFields rows = ChildFields.behindSlots(values.tree(), stream);
        Paged<LogicalValue> all = withoutResets(rows).map(values.later()::of);
        return rows.count() == 1 ? all.page(0, 1).getFirst() : new LogicalValue.Sequence(stream, "", all);
    }

    /** A reset is no value: it says that what follows refers to nothing before it. */
    private static Paged<Field> withoutResets(ChildFields rows) {
        if (rows.count() == 1 || rows.count() > MOST_ROWS) {
            return rows;
        }
        List<Field> all = rows.page(0, MOST_ROWS);
        List<ChildFields> runs = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= all.size(); i++) {
            if (i == all.size() || all.get(i).role() == Role.HEADER) {
                runs.add(new ChildFields(rows.tree(), rows.of(), rows.first() + from, i - from));
                from = i + 1;
            }
        }
        return runs.size() == 1 ? rows : new JoinedFields(runs);
    }

    /**
     * @param at the field that the text is the value of
     * @param string where it is written
     */
    private static LogicalValue string(TreeValues values, Field at, Field string) {
        FieldTree tree = values.tree();
        return tree.child(string, "value")
                .<LogicalValue>map(text -> new LogicalValue.Scalar(
                        at,
                        "java.lang.String",
                        ScalarKind.TEXT,
                        LeafValues.text(tree, text, "", TextEncoding.MODIFIED_UTF_8)
                                .text()))
                .orElseGet(() -> LeafValues.opaque(tree, at));
    }

    /** What has no parts is the same whether it is written again or referred to. */
    private static LogicalValue reference(TreeValues values, Field field) {
        FieldTree tree = values.tree();
        Optional<Field> target = tree.handles().referredToBy(field).flatMap(tree.handles()::definition);
        if (target.isEmpty()) {
            return LeafValues.opaque(tree, field);
        }
        return switch (target.get().shape().production()) {
            case "newString", "newLongString" -> string(values, field, target.get());
            case "newObject", "newArray", "newEnum", "newClass" ->
                inPlace(field, target.get(), values.of(target.get()));
            default -> to(field, target.get());
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

    /** What its classes wrote is looked at only where one of them has a view. */
    private static LogicalValue object(TreeValues values, Field field) {
        StreamObject object = new StreamObject(values, field);
        StreamedForm view = JavaStreamPlainClasses.in(values).viewOf(field);
        return view == null ? JavaViews.value(object) : view.value(object, new JavaStreamValueReader(values, field));
    }

    static boolean isThrowable(TreeValues values, Field object) {
        if (!object.shape().production().equals("newObject")) {
            return false;
        }
        StreamedForm view = JavaStreamPlainClasses.in(values).viewOf(object);
        return (view == null || !view.isPlain()) && JavaViews.isThrowable(new StreamObject(values, object));
    }

    private static LogicalValue array(TreeValues values, Field array) {
        FieldTree tree = values.tree();
        ChildFields elements = ChildFields.behindSlots(tree, array);
        if (JavaClassKind.nameOf(array).equals(BYTES) && array.shape().tail() instanceof Tail.Repeat) {
            ScalarText digits = new ScalarText.Hex(
                    tree.sourceOf(array).segment().asSlice(array.end() - elements.count(), elements.count()));
            return new LogicalValue.Scalar(array, BYTES, ScalarKind.BYTES, digits);
        }
        return new LogicalValue.Sequence(
                array,
                JavaClassKind.nameOf(array),
                elements.<LogicalValue>map(values.later()::of).toldBy(new JavaStreamValueReader(values, array)));
    }

    private static LogicalValue enumConstant(TreeValues values, Field constant) {
        return values.tree()
                .child(constant, "enumConstantName")
                .map(values::of)
                .filter(LogicalValue.Scalar.class::isInstance)
                .map(LogicalValue.Scalar.class::cast)
                .<LogicalValue>map(
                        name -> new LogicalValue.Scalar(constant, constant.type(), ScalarKind.NAME, name.text()))
                .orElseGet(() -> LeafValues.opaque(values.tree(), constant));
    }

    private static LogicalValue classObject(FieldTree tree, Field classObject) {
        String name = tree.child(classObject, "classDesc")
                .flatMap(described -> JavaStreamClass.offsetOf(tree, described))
                .flatMap(offset -> JavaStreamClass.at(tree, offset))
                .map(JavaStreamClass::displayName)
                .orElse("");
        return LogicalValue.Scalar.of(classObject, "java.lang.Class", ScalarKind.NAME, name);
    }

    /** Bytes, or what a class is known to write. */
    private static LogicalValue block(TreeValues values, Field block) {
        FieldTree tree = values.tree();
        Optional<Field> data = tree.child(block, "data");
        if (data.isPresent()) {
            return LeafValues.opaque(tree, data.get());
        }
        ChildFields known = new ChildFields(tree, block, BLOCK_HEADER, tree.childCount(block) - BLOCK_HEADER);
        boolean broken =
                known.page(0, 1).stream().noneMatch(field -> field.role().covers());
        if (broken) {
            return LeafValues.opaque(tree, block);
        }
        return new LogicalValue.Structure(
                block,
                block.type(),
                known.map(field ->
                        new LogicalValue.Named(field.name(), values.later().of(field))));
    }
}
