package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Enumeration;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeKind;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Trim;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.StepShapes;
import dev.hexplain.values.TreeValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The shapes of a buffer of one schema. Parts are siblings under the root, so each is named by its whole path from the
 * root table, {@code legs[3].name:string}, which is resolved from the offsets.
 */
final class FlatBuffersShapes implements StepShapes {
    static final String REFERENCE = "uoffset";
    private static final String DEFAULT = "default";
    private static final String STRING = "string";
    private static final String ROOT = "root";
    /** A vector of the entries of a map. */
    static final String ENTRIES = "entries";
    /** A field that belongs to the union behind it. */
    static final ShapeKind VARIANT = ShapeKind.of("");

    private final ShapeTable fixed = new ShapeTable();
    private final FlatBuffersTarget.Numbered targets;
    private final int firstRoot;
    /** The root of a buffer that breaks off before its first field. */
    final int broken;

    final int padding;

    FlatBuffersShapes(FlatBuffersResolver.Resolved schema, FlatBuffersTarget.Numbered targets) {
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

    private int root(FlatBuffersResolver.Resolved schema, boolean prefixed, boolean identified) {
        List<Slot> slots = new ArrayList<>();
        if (prefixed) {
            slots.add(Slot.of(Shape.leaf("size", ValueType.U4_LE, Role.LENGTH)
                    .doc("Bytes that follow: the buffer is size-prefixed.")
                    .build()));
        }
        slots.add(Slot.of(reference("root_offset", schema.root().name(), "").build()));
        if (identified) {
            slots.add(
                    Slot.of(Shape.leaf("file_identifier", new ValueType.Text(TextEncoding.ASCII, Trim.NONE), Role.MAGIC)
                            .size(FlatBuffersType.OFFSET)
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
        return fixed.fixed(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        FlatBuffersBytes bytes = new FlatBuffersBytes(tree.source().segment());
        FlatBuffersTarget target = targets.get(FlatBuffersOffsetGraph.target(shapeRef));
        FlatBuffersPartNames names = new FlatBuffersPartNames(targets, tree);
        String path = names.path(shapeRef);
        boolean root = path.isEmpty() && target.kind() == FlatBuffersTarget.Kind.TABLE;
        String name = root ? ROOT : (path.isEmpty() ? ROOT : path) + ":" + names.suffix(shapeRef);
        Shape.Builder shape = Shape.group(
                        name,
                        target.kind() == FlatBuffersTarget.Kind.VTABLE
                                ? "vtable"
                                : target.type().name())
                .kind(target.kind())
                .logical(path);
        return part(shape, target, bytes, bytes.target(shapeRef.offset())).build();
    }

    /**
     * Parts are named after the place where they are used, which may be an element: {@code [3]:string} is not an
     * element.
     */
    @Override
    public String logicalStep(FieldTree tree, Field parent, Field field) {
        boolean element = field.name().startsWith("[") && field.name().endsWith("]");
        if (element && parent.shape().production().equals(ENTRIES)) {
            FlatBuffersBytes bytes = new FlatBuffersBytes(tree.source().segment());
            return FlatBuffersEntryKeys.step(bytes, bytes.target(field.offset()));
        }
        return element ? field.name() : field.shape().logical();
    }

    private Shape.Builder part(Shape.Builder shape, FlatBuffersTarget target, FlatBuffersBytes bytes, long start) {
        return switch (target.kind()) {
            case TABLE ->
                shape.slots(tableSlots((FlatBuffersType.Table) target.type(), bytes, start - bytes.s4(start)));
            case VTABLE ->
                shape.slots(vtableSlots((FlatBuffersType.Table) target.type(), bytes, start - bytes.s4(start)));
            case VECTOR ->
                shape.production(((FlatBuffersType.Vector) target.type()).isMap() ? ENTRIES : "")
                        .slots(Slot.of(length("length", ValueType.U4_LE, "Number of elements.")))
                        .tail(new Tail.Repeat("", field("", "", ((FlatBuffersType.Vector) target.type()).element())));
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
            case STRUCT -> shape.slots(structSlots((FlatBuffersType.Struct) target.type()));
        };
    }

    /** The number of fields that the layout of a part adds to its row. */
    long fieldsIn(FlatBuffersTarget target, FlatBuffersTableLayouts layouts, long start, long length) {
        return switch (target.kind()) {
            case TABLE ->
                layouts.of((FlatBuffersType.Table) target.type(), start).fields();
            case VTABLE -> length / FlatBuffersTableLayout.ENTRY;
            case VECTOR -> {
                FlatBuffersType element = ((FlatBuffersType.Vector) target.type()).element();
                yield 1 + (length - FlatBuffersType.OFFSET) / element.size() * (1 + element.fieldsInside());
            }
            case TEXT -> 3;
            case STRUCT -> target.type().fieldsInside();
        };
    }

    // -- their fields

    private static List<Slot> tableSlots(FlatBuffersType.Table table, FlatBuffersBytes bytes, long vtable) {
        FlatBuffersTableLayout layout = FlatBuffersTableLayout.of(bytes, table, vtable);
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.of(Shape.leaf("vtable", ValueType.S4_LE, Role.REFERENCE)
                .typeName("soffset")
                .doc("How far before the table its vtable begins.")
                .build()));
        int end = FlatBuffersTableLayout.HEAD;
        for (FlatBuffersTableLayout.Present present : layout.present()) {
            between(slots, layout, end, present.offset());
            FlatBuffersType.TableField field = present.field();
            slots.add(Slot.of(
                    table.isTypeOfUnion(field.id())
                            ? variant(field)
                            : field(field.name(), field.logical(), field.type())));
            end = present.end();
        }
        between(slots, layout, end, layout.size());
        for (FlatBuffersType.TableField absent : layout.absent()) {
            if (!absent.absent().isEmpty()) {
                slots.add(Slot.of(Shape.leaf(absent.name(), ValueType.COMPUTED, Role.VALUE)
                        .logical(absent.logical())
                        .typeName(absent.type().name())
                        .production(DEFAULT)
                        .kind(table.isTypeOfUnion(absent.id()) ? VARIANT : ShapeKind.NONE)
                        .doc(absent.absent())
                        .description((tree, field, read) -> absent(absent).with("", "not written: the default"))
                        .build()));
            }
        }
        return slots;
    }

    /** The default of a number, as its schema writes it. */
    private static Value absent(FlatBuffersType.TableField number) {
        String written = number.absent();
        boolean symbolic = Character.isLetter(written.charAt(0));
        return number.type() instanceof FlatBuffersType.Scalar scalar
                ? switch (scalar.value()) {
                    case ValueType.Bool _ -> Value.truth(written.equals("true"));
                    case ValueType.Real _ -> Value.real(written);
                    default -> symbolic ? Value.name(written) : Value.whole(written);
                }
                : Value.of(written);
    }

    /** Bytes between fields: padding, or fields of a newer schema. */
    private static void between(List<Slot> slots, FlatBuffersTableLayout layout, int from, int to) {
        if (to > from) {
            boolean foreign = layout.hasForeign(from, to);
            slots.add(Slot.of(Shape.leaf(
                            foreign ? "unknown" : "padding", ValueType.BYTES, foreign ? Role.VALUE : Role.PADDING)
                    .size(to - from)
                    .doc(foreign ? "Fields that the schema does not have, and padding." : "So that fields are aligned.")
                    .build()));
        }
    }

    private static List<Slot> vtableSlots(FlatBuffersType.Table table, FlatBuffersBytes bytes, long vtable) {
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.of(length("vtable_size", ValueType.U2_LE, "Bytes of the vtable.")));
        slots.add(Slot.of(length("table_size", ValueType.U2_LE, "Bytes of the table, its fields inline.")));
        int entries = (bytes.u2(vtable) - FlatBuffersTableLayout.HEAD) / FlatBuffersTableLayout.ENTRY;
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

    private static Shape.Builder reference(String name, String to, String logical) {
        return Shape.leaf(name, ValueType.U4_LE, Role.REFERENCE)
                .typeName("offset to " + to)
                .production(REFERENCE)
                .logical(logical);
    }

    /** What says which variant a union is of, or each union of a vector. */
    private static Shape variant(FlatBuffersType.TableField field) {
        Shape.Builder shape = field.type() instanceof FlatBuffersType.Scalar scalar
                ? scalar(field.name(), field.logical(), scalar)
                : reference(field.name(), field.type().name(), field.logical());
        return shape.kind(VARIANT).build();
    }

    private static Shape field(String name, String logical, FlatBuffersType type) {
        return switch (type) {
            case FlatBuffersType.Scalar scalar -> scalar(name, logical, scalar).build();
            case FlatBuffersType.Struct struct ->
                Shape.group(name, struct.name())
                        .logical(logical)
                        .slots(structSlots(struct))
                        .build();
            case FlatBuffersType.FixedArray array -> array(name, logical, array);
            case FlatBuffersType.Elsewhere elsewhere ->
                reference(name, elsewhere.name(), logical).build();
        };
    }

    private static Shape.Builder scalar(String name, String logical, FlatBuffersType.Scalar type) {
        Shape.Builder leaf =
                Shape.leaf(name, type.value(), Role.VALUE).logical(logical).typeName(type.name());
        Enumeration symbols = type.symbols().orElse(null);
        return symbols == null ? leaf : leaf.symbols(symbols);
    }

    private static Shape array(String name, String logical, FlatBuffersType.FixedArray array) {
        List<Slot> slots = new ArrayList<>();
        Shape element = field("", "", array.element());
        for (int i = 0; i < array.length(); i++) {
            slots.add(Slot.of("[" + i + "]", element));
        }
        return Shape.group(name, array.name()).logical(logical).slots(slots).build();
    }

    private static List<Slot> structSlots(FlatBuffersType.Struct struct) {
        List<Slot> slots = new ArrayList<>();
        int end = 0;
        for (FlatBuffersType.StructField field : struct.fields()) {
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
    public Optional<LogicalValue> value(TreeValues values, Field field) {
        return new FlatBuffersValues(values).of(field).or(() -> StepShapes.super.value(values, field));
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case REFERENCE -> read.with("", "→ 0x%X".formatted(field.offset() + tree.integer(field)));
            case DEFAULT -> field.shape().describe(tree, field, read);
            case STRING -> tree.value(tree.children(field, 1, 1).getFirst());
            default -> read;
        };
    }
}
