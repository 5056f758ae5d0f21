package dev.hexplain.decode.objects;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Extent;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.StepShapes;
import dev.hexplain.values.TreeValues;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/** The shapes of an object format: some fixed ones, and one for each layout. */
public final class LayoutShapes implements StepShapes {
    /** Parts before the elements of a list. */
    private static final int MOST_HEADS = 8;

    /** Bytes say any number of these without one for each. */
    private static final int MOST_NULLS = 1 << 20;

    private final ShapeTable fixed;
    private final LayoutVocabulary vocabulary;
    /** Kept as long as a shape of the tree needs them. */
    private final Map<FieldTree, WeakReference<PlainShapes>> plain = new WeakHashMap<>();

    private final Optional<Shapes> embedded;

    public LayoutShapes(ShapeTable fixed, LayoutVocabulary vocabulary) {
        this(fixed, vocabulary, Optional.empty());
    }

    /** @param embedded the shapes of another format in this one */
    public LayoutShapes(ShapeTable fixed, LayoutVocabulary vocabulary, Optional<Shapes> embedded) {
        this.fixed = fixed;
        this.vocabulary = vocabulary;
        this.embedded = embedded;
    }

    @Override
    public Optional<Shapes> embeddedShapes() {
        return embedded;
    }

    @Override
    public Shape fixed(int number) {
        return fixed.fixed(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Head head = head(shapeRef, tree);
        if (isLeaf(shapeRef)) {
            return named(leaf(shapeRef, tree, head.name()), shapeRef, head.name());
        }
        Tail tail = vocabulary.tail(tree, ObjectLayout.form(shapeRef), shapeRef.offset(), plain(tree));
        return named(group(shapeRef, head).slots(head.slots()).tail(tail), shapeRef, head.name());
    }

    /**
     * What a layout says by itself.
     *
     * @param slots of a group; rows in them may be fields without rows
     */
    record Head(ValueName name, String typeName, List<Slot> slots) {}

    /** What a layout says by itself. */
    Head head(ShapeRef shapeRef, FieldTree tree) {
        ValueName name = vocabulary.name(tree, ObjectLayout.name(shapeRef), shapeRef.offset());
        if (isLeaf(shapeRef)) {
            return new Head(name, "", List.of());
        }
        List<Slot> slots = new ArrayList<>();
        for (int i = 0; i < ObjectLayout.count(shapeRef); i++) {
            slots.add(
                    ObjectLayout.leaf(shapeRef, i) == ObjectLayout.ROW
                            ? Slot.row(vocabulary
                                    .leaves()
                                    .get(ObjectLayout.width(shapeRef, i))
                                    .name())
                            : Slot.of(part(shapeRef, i, tree, "").build()));
        }
        String own = form(shapeRef).typeName();
        return new Head(name, own.isEmpty() ? vocabulary.typeName(tree, shapeRef.offset()) : own, slots);
    }

    /** The shape of a value without rows that is a leaf of so many bytes. */
    Shape plainLeaf(ShapeRef shapeRef, FieldTree tree, Head head, long size) {
        Shape.Builder leaf = leaf(shapeRef, tree, head.name()).size(size);
        boolean measured = ObjectLayout.width(shapeRef, 0) == 0;
        return named(measured ? leaf.mark(ShapeMark.MEASURED) : leaf, shapeRef, head.name());
    }

    /**
     * The shape of a value without rows.
     *
     * @param inside the fields that would be rows in the row of the value
     * @param scan finds those of its tail instead, if it is given
     */
    Shape plainGroup(ShapeRef shapeRef, Head head, List<Shape> inside, Tail.@Nullable Scan scan) {
        List<Slot> slots = new ArrayList<>(head.slots());
        int inSlots = 0;
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).extent() instanceof Extent.Row) {
                slots.set(i, Slot.of(slots.get(i).name(), inside.get(inSlots++)));
            }
        }
        Tail tail = form(shapeRef).tail();
        if (!(tail instanceof Tail.Repeat)) {
            tail = scan == null
                    ? new Tail.Computed(tail, inside.subList(inSlots, inside.size()))
                    : new Tail.Scanned(tail, scan);
        }
        return named(group(shapeRef, head).slots(slots).tail(tail), shapeRef, head.name());
    }

    static boolean isLeaf(ShapeRef shapeRef) {
        return ObjectLayout.form(shapeRef) == 0 && ObjectLayout.count(shapeRef) == 1;
    }

    private PlainShapes plain(FieldTree tree) {
        synchronized (plain) {
            WeakReference<PlainShapes> known = plain.get(tree);
            PlainShapes shapes = known == null ? null : known.get();
            if (shapes == null) {
                shapes = new PlainShapes(tree, this);
                plain.put(tree, new WeakReference<>(shapes));
            }
            return shapes;
        }
    }

    /** Whether a layout is that of a class that is named where it stands. */
    boolean namesClass(ShapeRef shapeRef) {
        int last = ObjectLayout.count(shapeRef) - 1;
        return last >= 0
                && ObjectLayout.form(shapeRef) == vocabulary.namedClass()
                && ObjectLayout.leaf(shapeRef, last) == ObjectLayout.ROW;
    }

    private ObjectRowKind form(ShapeRef shapeRef) {
        return vocabulary.forms().get(ObjectLayout.form(shapeRef));
    }

    private static Shape named(Shape.Builder shape, ShapeRef shapeRef, ValueName name) {
        if (name.logical()) {
            shape.logical(name.text());
        }
        return (ObjectLayout.defines(shapeRef) ? shape.mark(ShapeMark.DEFINES_HANDLE) : shape).build();
    }

    private Shape.Builder leaf(ShapeRef shapeRef, FieldTree tree, ValueName name) {
        return part(shapeRef, 0, tree, name.text());
    }

    private Shape.Builder part(ShapeRef shapeRef, int slot, FieldTree tree, String called) {
        LeafKind leaf = vocabulary.leaves().get(ObjectLayout.leaf(shapeRef, slot));
        Shape.Builder shape = leaf.shape(called.isEmpty() ? leaf.name() : called, ObjectLayout.width(shapeRef, slot));
        vocabulary.symbols(tree, shapeRef.offset()).ifPresent(shape::symbols);
        return shape;
    }

    private Shape.Builder group(ShapeRef shapeRef, Head head) {
        ObjectRowKind form = form(shapeRef);
        Shape.Builder group =
                Shape.group(head.name().text(), head.typeName()).kind(form).production(form.id());
        return form.isBits() ? group.mark(ShapeMark.BIT_SET) : group;
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        return field.kind() instanceof LeafKind || embedded.isEmpty()
                ? vocabulary.referredTo(tree, field)
                : embedded.get().handleNumber(tree, field);
    }

    @Override
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        if (field.shape().has(ShapeMark.OPAQUE)) {
            return Optional.of(LeafValues.opaque(values.tree(), field));
        }
        if (field.kind() instanceof ObjectRowKind form && form.isNulls()) {
            return Optional.of(nulls(values.tree(), field));
        }
        return embedded.flatMap(_ -> held(values.tree(), field))
                .map(values.inside()::of)
                .or(() -> StepShapes.super.value(values, field));
    }

    private static LogicalValue nulls(FieldTree tree, Field list) {
        long count = tree.children(list, 0, MOST_HEADS).stream()
                .filter(part -> part.role() == Role.LENGTH)
                .map(part -> LeafValues.text(tree, part))
                .filter(digits -> !digits.isEmpty())
                .mapToLong(Long::parseLong)
                .max()
                .orElse(0);
        List<LogicalValue> nulls =
                Collections.nCopies((int) Math.clamp(count, 0, MOST_NULLS), LogicalValue.Scalar.absent(list));
        return new LogicalValue.Sequence(list, list.type(), Paged.of(nulls));
    }

    /** The field whose value is that of a field around it. */
    private static Optional<Field> held(FieldTree tree, Field field) {
        boolean one = field.equals(tree.root()) && tree.childCount(field) == 1;
        if (one || field.kind() == ObjectRowKind.EMBEDDED) {
            return last(tree, field);
        }
        boolean entry = field.kind() instanceof ObjectRowKind form && form.isEntry() && tree.childCount(field) == 2;
        return entry ? last(tree, field) : Optional.empty();
    }

    private static Optional<Field> last(FieldTree tree, Field field) {
        long count = tree.childCount(field);
        return count == 0
                ? Optional.empty()
                : tree.children(field, count - 1, 1).stream().findFirst();
    }

    /** An entry of a map is named by its key. */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        String step = StepShapes.super.logicalStep(tree, parent, field);
        return step.isEmpty() && field.kind() instanceof ObjectRowKind form && form.isEntry()
                ? KeyNames.of(tree, field)
                : step;
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.kind()) {
            case LeafKind leaf -> leaf.reading().read(tree, field, read);
            case ObjectRowKind form -> form.reading().read(tree, field);
            default -> read;
        };
    }
}
