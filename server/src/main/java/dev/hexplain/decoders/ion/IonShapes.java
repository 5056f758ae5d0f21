package dev.hexplain.decoders.ion;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shape table of all Ion binary trees: the parts of the grammar, and layouts of values by {@link IonLayout}. */
enum IonShapes implements DocumentShapes {
    INSTANCE;

    private static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT = TABLE.add(root());
    static final int MARKED_ROOT = TABLE.add(root("versionMarker"));
    static final int ROOT_WITH_TABLE = TABLE.add(root("versionMarker", "symbolTable"));
    static final int VERSION_MARKER = TABLE.add(versionMarker());
    static final int ANNOT_LENGTH = TABLE.add(IonParts.leaf("annotLength", IonKind.VARUINT, Role.LENGTH));
    static final int EXPONENT = TABLE.add(IonParts.leaf("exponent", IonKind.VARINT, Role.VALUE));
    static final int COEFFICIENT = TABLE.add(IonParts.leaf("coefficient", IonKind.SIGNED, Role.VALUE));
    static final int OFFSET = TABLE.add(IonParts.leaf("offset", IonKind.VARINT, Role.VALUE));
    /** The six parts of a timestamp from the year on. */
    static final int YEAR = timestampParts();

    static final int FRACTION_EXPONENT = TABLE.add(IonParts.leaf("fractionExponent", IonKind.VARINT, Role.VALUE));
    static final int FRACTION_COEFFICIENT = TABLE.add(IonParts.leaf("fractionCoefficient", IonKind.SIGNED, Role.VALUE));
    static final int IGNORED = TABLE.add(IonParts.leaf("ignored", IonKind.BYTES, Role.PADDING));
    static final int SYMBOL_TEXT = TABLE.add(IonParts.text(Role.NAME, -1));
    private static final int FIRST_REPRESENTATION = representations();

    static final int VERSION_MARKER_FIELDS = 5;

    private static final int FIRST = 1 << 8;
    private static final int TABLE_ITSELF = 1 << 16;
    private static final Map<Integer, Shape> ITEMS = new ConcurrentHashMap<>();

    private static Shape root(String... first) {
        List<Slot> slots = new ArrayList<>();
        for (String name : first) {
            slots.add(Slot.row(name));
        }
        return Shape.group("ion", "Ion")
                .slots(slots)
                .tail(new Tail.Rows("item"))
                .build();
    }

    private static Shape versionMarker() {
        return Shape.group("versionMarker", "version marker")
                .role(Role.MAGIC)
                .mark(ShapeMark.END)
                .doc("Begins a stream of a version of Ion, and ends the validity of all symbols.")
                .slots(
                        Slot.of(Shape.leaf("begin", ValueType.U1, Role.MAGIC).build()),
                        Slot.of(Shape.leaf("major", ValueType.U1, Role.HEADER).build()),
                        Slot.of(Shape.leaf("minor", ValueType.U1, Role.HEADER).build()),
                        Slot.of(Shape.leaf("end", ValueType.U1, Role.MAGIC).build()))
                .build();
    }

    private static int timestampParts() {
        int first = -1;
        for (String part : IonTimestamps.PARTS.subList(1, IonTimestamps.PARTS.size())) {
            int number = TABLE.add(IonParts.leaf(part, IonKind.VARUINT, Role.VALUE));
            first = first < 0 ? number : first;
        }
        return first;
    }

    /** The shape numbers of representations after a length, by type. */
    private static int representations() {
        int first = -1;
        for (int type = 0; type < 16; type++) {
            int number = TABLE.add(IonParts.representation(type, Role.VALUE, -1));
            first = first < 0 ? number : first;
        }
        return first;
    }

    static int representation(int type) {
        return FIRST_REPRESENTATION + type;
    }

    /** The shape number of an unnamed value. */
    static int item(int layout) {
        return FIRST + layout;
    }

    static int symbolTable(int layout) {
        return FIRST + (layout | TABLE_ITSELF);
    }

    @Override
    public Shape fixed(int number) {
        return number < FIRST ? TABLE.fixed(number) : ITEMS.computeIfAbsent(number - FIRST, IonShapes::item);
    }

    private static Shape item(Integer bits) {
        IonLayout layout = IonLayout.of(bits & 0xFFFF);
        if ((bits & TABLE_ITSELF) != 0) {
            Shape.Builder table = Shape.group("symbolTable", "symbol table")
                    .role(Role.HEADER)
                    .mark(ShapeMark.END)
                    .doc("The texts of the symbols that the values behind it use.");
            return table.slots(IonParts.slots(layout)).build();
        }
        return IonTypeDescriptor.isWhole(layout.octet())
                ? IonParts.whole("content", layout)
                : IonParts.value(Shape.group("content", IonKind.of(layout.octet())), layout, IonParts.slots(layout));
    }

    /** An empty blob is a type descriptor alone, of which nothing is shown. */
    @Override
    public LogicalValue scalarValue(FieldTree tree, Field item) {
        Field part = item.shape().isLeaf() ? item : tree.child(item, "value").orElse(item);
        boolean isAlone = part.kind() == IonKind.BLOB && part.shape().type() == ValueType.U1;
        return isAlone && !IonTypeDescriptor.isNull(tree.source().u1(part.offset()))
                ? LeafValues.bytes(tree, item, item.end())
                : DocumentShapes.super.scalarValue(tree, item);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        IonLayout layout = IonLayout.of(member.kind());
        long target = member.offset();
        if (layout.octet() == IonTypeDescriptor.SYMBOL_PART) {
            return IonParts.reference("value", IonKind.SYMBOL, Role.REFERENCE, member.length(), target);
        }
        if (layout.octet() == IonTypeDescriptor.ANNOTATION_PART) {
            return IonParts.reference("annotation", IonKind.ANNOTATION, Role.REFERENCE, member.length(), target);
        }
        if (member.length() == 0) {
            return container(Shape.group("content", IonKind.of(layout.octet())), layout, IonParts.slots(layout), tree);
        }
        String name = ContainerPreviews.name(IonFieldValues.symbol(tree.source(), target));
        List<Slot> slots = IonParts.named(
                layout, IonParts.reference("key", IonKind.FIELD_NAME, Role.REFERENCE, layout.nameBytes(), target));
        Shape.Builder shape = Shape.group(name, IonKind.of(layout.octet()));
        if (layout.inTable()) {
            return IonParts.value(shape, layout, slots);
        }
        return IonTypeDescriptor.isContainer(layout.octet())
                ? container(shape.logical(name), layout, slots, tree)
                : IonParts.value(shape.logical(name), layout, slots);
    }

    /** A container whose first values may have no rows. */
    private static Shape container(Shape.Builder shape, IonLayout layout, List<Slot> slots, FieldTree tree) {
        boolean struct = IonTypeDescriptor.type(layout.octet()) == IonTypeDescriptor.STRUCT;
        return IonParts.value(shape, layout, slots, IonPlainShapes.of(tree, struct));
    }

    @Override
    public int handleNumber(FieldTree tree, Field field) {
        return IonFieldValues.id(tree, field).intValue() - IonSymbolTable.FIRST_LOCAL;
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> ContainerPreviews.map(tree, field);
            case Productions.ARRAY -> ContainerPreviews.array(tree, field);
            default -> IonFieldValues.describe(tree, field, read);
        };
    }
}
