package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Trim;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The shapes of a buffer by one schema. Parts stand side by side in the root, so each is named by the whole way that leads
 * to it, {@code legs[3].name:string}, which is cooked from the offsets.
 */
final class BufferShapes implements Shapes {
    private static final String REFERENCE = "uoffset";
    private static final String DEFAULT = "default";
    private static final String STRING = "string";
    private static final String ROOT = "root";

    private final ShapeTable fixed = new ShapeTable();
    private final Target.Numbered targets;
    private final int firstRoot;
    /** The root of what breaks off before its first field. */
    final int broken;

    final int padding;

    BufferShapes(Resolver.Resolved schema, Target.Numbered targets) {
        this.targets = targets;
        this.padding = fixed.add(Shape.leaf("padding", ValueType.BYTES, Role.PADDING)
                .doc("Zeros, so that what follows is aligned.")
                .build());
        this.broken =
                fixed.add(Shape.group(FlatBuffers.FORMAT.id(), "FlatBuffer").build());
        this.firstRoot = root(schema, false, false);
        root(schema, false, true);
        root(schema, true, false);
        root(schema, true, true);
    }

    private int root(Resolver.Resolved schema, boolean prefixed, boolean identified) {
        List<Slot> slots = new ArrayList<>();
        if (prefixed) {
            slots.add(Slot.of(Shape.leaf("size", ValueType.U4_LE, Role.LENGTH)
                    .doc("Bytes that follow: the buffer is size-prefixed.")
                    .build()));
        }
        slots.add(Slot.of(reference("root_offset", schema.root().name(), "")));
        if (identified) {
            slots.add(
                    Slot.of(Shape.leaf("file_identifier", new ValueType.Text(TextEncoding.ASCII, Trim.NONE), Role.MAGIC)
                            .size(Type.OFFSET)
                            .doc("Which schema this is, as its file_identifier says.")
                            .build()));
        }
        return fixed.add(
                Shape.group(FlatBuffers.FORMAT.id(), "FlatBuffer").slots(slots).build());
    }

    int root(boolean prefixed, boolean identified) {
        return firstRoot + (prefixed ? 2 : 0) + (identified ? 1 : 0);
    }

    // -- parts

    @Override
    public Shape fixed(int number) {
        return fixed.get(number);
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        Bytes bytes = new Bytes(tree.source().segment());
        Target target = targets.get(Graph.target(recipe));
        String path = path(recipe, tree, bytes);
        boolean root = path.isEmpty() && target.kind() == Target.Kind.TABLE;
        String name = root ? ROOT : (path.isEmpty() ? ROOT : path) + ":" + suffix(recipe, target, tree);
        Shape.Builder shape = Shape.group(
                        name,
                        target.kind() == Target.Kind.VTABLE
                                ? "vtable"
                                : target.type().name())
                .logical(path);
        return part(shape, target, bytes, bytes.target(recipe.offset())).build();
    }

    /** What a part is, in a word that tells it from others in the same place. */
    private String suffix(Recipe recipe, Target target, FieldTree tree) {
        return switch (target.kind()) {
            case VTABLE -> "vtable";
            case TEXT -> STRING;
            case VECTOR -> isOfTypes(recipe, tree) ? "types" : "vector";
            case TABLE, STRUCT -> {
                String name = target.type().name();
                yield name.substring(name.lastIndexOf('.') + 1);
            }
        };
    }

    /** Whether a vector says which types the elements of another have. */
    private boolean isOfTypes(Recipe recipe, FieldTree tree) {
        Recipe parent = tree.recipe(-1 - Graph.parent(recipe));
        return targets.get(Graph.target(parent)).type() instanceof Type.Table table
                && recipe.cut() >= 0
                && !table.fields()
                        .get(recipe.cut())
                        .name()
                        .equals(table.fields().get(recipe.cut()).logical());
    }

    /** The names that lead to a part from the root table. */
    private String path(Recipe part, FieldTree tree, Bytes bytes) {
        Deque<String> steps = new ArrayDeque<>();
        Recipe at = part;
        while (Graph.parent(at) >= 0) {
            if (steps.size() > Paths.MAX_NAMES) {
                return "";
            }
            Recipe parent = tree.recipe(-1 - Graph.parent(at));
            steps.push(step(at, parent, bytes));
            at = parent;
        }
        StringBuilder path = new StringBuilder();
        steps.forEach(step -> Paths.append(path, step));
        return path.toString();
    }

    /** Parts are named after where they are used, which may be an element: {@code [3]:string} is no element. */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        boolean element = field.name().startsWith("[") && field.name().endsWith("]");
        return element ? field.name() : field.shape().logical();
    }

    private String step(Recipe at, Recipe parent, Bytes bytes) {
        if (targets.get(Graph.target(parent)).type() instanceof Type.Table table && at.cut() >= 0) {
            return table.fields().get(at.cut()).logical();
        }
        long first = bytes.target(parent.offset()) + Type.OFFSET;
        return "[" + (at.offset() - first) / Type.OFFSET + "]";
    }

    private Shape.Builder part(Shape.Builder shape, Target target, Bytes bytes, long start) {
        return switch (target.kind()) {
            case TABLE ->
                shape.slots(tableSlots(TableLayout.of(bytes, (Type.Table) target.type(), start - bytes.s4(start))));
            case VTABLE -> shape.slots(vtableSlots((Type.Table) target.type(), bytes, start - bytes.s4(start)));
            case VECTOR ->
                shape.slots(Slot.of(length("length", ValueType.U4_LE, "Number of elements.")))
                        .tail(new Tail.Repeat("", field("", "", ((Type.Vector) target.type()).element())));
            case TEXT ->
                shape.production(STRING)
                        .slots(
                                Slot.of(length("length", ValueType.U4_LE, "Bytes of the text.")),
                                Slot.counted(
                                        Shape.leaf("value", new ValueType.Text(TextEncoding.UTF_8), Role.VALUE)
                                                .build(),
                                        1),
                                Slot.of(Shape.leaf("terminator", ValueType.U1, Role.PADDING)
                                        .doc("A NUL, which the length does not count.")
                                        .build()));
            case STRUCT -> shape.slots(structSlots((Type.Struct) target.type()));
        };
    }

    /** How many fields the layout of a part adds to its row. */
    long fieldsIn(Target target, TableLayouts layouts, long start, long length) {
        return switch (target.kind()) {
            case TABLE -> layouts.of((Type.Table) target.type(), start).fields();
            case VTABLE -> length / TableLayout.ENTRY;
            case VECTOR -> {
                Type element = ((Type.Vector) target.type()).element();
                yield 1 + (length - Type.OFFSET) / element.size() * (1 + element.fieldsInside());
            }
            case TEXT -> 3;
            case STRUCT -> target.type().fieldsInside();
        };
    }

    // -- their fields

    private static List<Slot> tableSlots(TableLayout layout) {
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.of(Shape.leaf("vtable", ValueType.S4_LE, Role.REFERENCE)
                .typeName("soffset")
                .doc("How far before the table its vtable begins.")
                .build()));
        int end = TableLayout.HEAD;
        for (TableLayout.Present present : layout.present()) {
            between(slots, layout, end, present.offset());
            Type.TableField field = present.field();
            slots.add(Slot.of(field(field.name(), field.logical(), field.type())));
            end = present.end();
        }
        between(slots, layout, end, layout.size());
        for (Type.TableField absent : layout.absent()) {
            if (!absent.absent().isEmpty()) {
                slots.add(Slot.of(Shape.leaf(absent.name(), ValueType.COMPUTED, Role.VALUE)
                        .logical(absent.logical())
                        .typeName(absent.type().name())
                        .production(DEFAULT)
                        .doc(absent.absent())
                        .build()));
            }
        }
        return slots;
    }

    /** Bytes between fields: padding, or fields of a newer schema. */
    private static void between(List<Slot> slots, TableLayout layout, int from, int to) {
        if (to > from) {
            boolean foreign = layout.hasForeign(from, to);
            slots.add(Slot.of(Shape.leaf(
                            foreign ? "unknown" : "padding", ValueType.BYTES, foreign ? Role.VALUE : Role.PADDING)
                    .size(to - from)
                    .doc(foreign ? "Fields that the schema does not have, and padding." : "So that fields are aligned.")
                    .build()));
        }
    }

    private static List<Slot> vtableSlots(Type.Table table, Bytes bytes, long vtable) {
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.of(length("vtable_size", ValueType.U2_LE, "Bytes of the vtable.")));
        slots.add(Slot.of(length("table_size", ValueType.U2_LE, "Bytes of the table, its fields inline.")));
        int entries = (bytes.u2(vtable) - TableLayout.HEAD) / TableLayout.ENTRY;
        for (int id = 0; id < entries; id++) {
            boolean known = id < table.fields().size();
            slots.add(Slot.of(
                    Shape.leaf(known ? table.fields().get(id).name() : "field_" + id, ValueType.U2_LE, Role.REFERENCE)
                            .logical(known ? table.fields().get(id).logical() : "")
                            .typeName("voffset")
                            .doc("Where the field is in the table; 0 where it is left out.")
                            .build()));
        }
        return slots;
    }

    private static Shape length(String name, ValueType type, String doc) {
        return Shape.leaf(name, type, Role.LENGTH).doc(doc).build();
    }

    private static Shape reference(String name, String to, String logical) {
        return Shape.leaf(name, ValueType.U4_LE, Role.REFERENCE)
                .typeName("offset to " + to)
                .production(REFERENCE)
                .logical(logical)
                .build();
    }

    private static Shape field(String name, String logical, Type type) {
        return switch (type) {
            case Type.Scalar scalar -> scalar(name, logical, scalar);
            case Type.Struct struct ->
                Shape.group(name, struct.name())
                        .logical(logical)
                        .slots(structSlots(struct))
                        .build();
            case Type.FixedArray array -> array(name, logical, array);
            case Type.Elsewhere elsewhere -> reference(name, elsewhere.name(), logical);
        };
    }

    private static Shape scalar(String name, String logical, Type.Scalar type) {
        Shape.Builder leaf =
                Shape.leaf(name, type.value(), Role.VALUE).logical(logical).typeName(type.name());
        Enumeration symbols = type.symbols().orElse(null);
        return symbols == null ? leaf.build() : leaf.symbols(symbols).build();
    }

    private static Shape array(String name, String logical, Type.FixedArray array) {
        List<Slot> slots = new ArrayList<>();
        Shape element = field("", "", array.element());
        for (int i = 0; i < array.length(); i++) {
            slots.add(Slot.of("[" + i + "]", element));
        }
        return Shape.group(name, array.name()).logical(logical).slots(slots).build();
    }

    private static List<Slot> structSlots(Type.Struct struct) {
        List<Slot> slots = new ArrayList<>();
        int end = 0;
        for (Type.StructField field : struct.fields()) {
            padding(slots, field.offset() - end);
            slots.add(Slot.of(field(field.name(), field.name(), field.type())));
            end = field.offset() + field.type().size();
        }
        padding(slots, struct.size() - end);
        return slots;
    }

    private static void padding(List<Slot> slots, int bytes) {
        if (bytes > 0) {
            slots.add(Slot.of(Shape.leaf("padding", ValueType.BYTES, Role.PADDING)
                    .size(bytes)
                    .build()));
        }
    }

    // -- what values mean

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case REFERENCE -> new Value(read.actual(), "", "→ 0x%X".formatted(field.offset() + unsigned(read)));
            case DEFAULT -> new Value(field.shape().doc(), "", "not written: the default");
            case STRING -> tree.value(tree.children(field, 1, 1).getFirst());
            default -> read;
        };
    }

    private static long unsigned(Value read) {
        return Long.parseLong(read.actual());
    }
}
