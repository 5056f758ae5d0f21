package dev.hexplain.decoders.ion;

import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Previews;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Mark;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shape table of all Ion trees: that of the grammar's parts, and how values lie, by {@link Layout}. */
enum IonShapes implements Shapes {
    INSTANCE;

    private static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT = TABLE.add(root());
    static final int MARKED_ROOT = TABLE.add(root("versionMarker"));
    static final int ROOT_WITH_TABLE = TABLE.add(root("versionMarker", "symbolTable"));
    static final int VERSION_MARKER = TABLE.add(versionMarker());
    static final int ANNOT_LENGTH = TABLE.add(Parts.leaf("annotLength", "varuint", Role.LENGTH));
    static final int EXPONENT = TABLE.add(Parts.leaf("exponent", "varint", Role.VALUE));
    static final int COEFFICIENT = TABLE.add(Parts.leaf("coefficient", "signed", Role.VALUE));
    static final int OFFSET = TABLE.add(Parts.leaf("offset", "varint", Role.VALUE));
    /** The six parts of a timestamp from the year on. */
    static final int YEAR = timestampParts();

    static final int FRACTION_EXPONENT = TABLE.add(Parts.leaf("fractionExponent", "varint", Role.VALUE));
    static final int FRACTION_COEFFICIENT = TABLE.add(Parts.leaf("fractionCoefficient", "signed", Role.VALUE));
    static final int IGNORED = TABLE.add(Parts.leaf("ignored", "bytes", Role.PADDING));
    static final int SYMBOL_TEXT = TABLE.add(Parts.text(Role.NAME, -1));
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
                .mark(Mark.END)
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
        for (String part : Timestamps.PARTS.subList(1, Timestamps.PARTS.size())) {
            int number = TABLE.add(Parts.leaf(part, "varuint", Role.VALUE));
            first = first < 0 ? number : first;
        }
        return first;
    }

    /** What follows a length, by type. */
    private static int representations() {
        int first = -1;
        for (int type = 0; type < 16; type++) {
            int number = TABLE.add(Parts.representation(type, Role.VALUE, -1));
            first = first < 0 ? number : first;
        }
        return first;
    }

    static int representation(int type) {
        return FIRST_REPRESENTATION + type;
    }

    /** The number of the shape of a value without a name. */
    static int item(int layout) {
        return FIRST + layout;
    }

    static int symbolTable(int layout) {
        return FIRST + (layout | TABLE_ITSELF);
    }

    @Override
    public Shape fixed(int number) {
        return number < FIRST ? TABLE.get(number) : ITEMS.computeIfAbsent(number - FIRST, IonShapes::item);
    }

    private static Shape item(Integer bits) {
        Layout layout = Layout.of(bits & 0xFFFF);
        if ((bits & TABLE_ITSELF) != 0) {
            Shape.Builder table = Shape.group("symbolTable", "symbol table")
                    .role(Role.HEADER)
                    .mark(Mark.END)
                    .doc("The texts of the symbols that the values behind it use.");
            return table.slots(Parts.slots(layout)).build();
        }
        return TypeDescriptor.isWhole(layout.octet())
                ? Parts.whole("content", layout)
                : Parts.value(Shape.group("content", Parts.typeName(layout)), layout, Parts.slots(layout));
    }

    @Override
    public Shape cook(Recipe recipe, FieldTree tree) {
        Member member = Member.of(recipe);
        Layout layout = Layout.of(member.kind());
        long target = member.offset();
        if (layout.octet() == TypeDescriptor.SYMBOL_PART) {
            return Parts.reference("value", "symbol", Role.REFERENCE, member.length(), target);
        }
        if (layout.octet() == TypeDescriptor.ANNOTATION_PART) {
            return Parts.reference("annotation", "annotation", Role.REFERENCE, member.length(), target);
        }
        String name = Previews.name(Texts.symbol(tree.source(), target));
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.of(Parts.reference("key", "field name", Role.REFERENCE, layout.nameBytes(), target)));
        slots.addAll(
                TypeDescriptor.isWhole(layout.octet())
                        ? List.of(Slot.of(Parts.whole("value", layout)))
                        : Parts.slots(layout));
        Shape.Builder shape = Shape.group(name, Parts.typeName(layout));
        return Parts.value(layout.inTable() ? shape : shape.logical(name), layout, slots);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return switch (field.shape().production()) {
            case Productions.MAP -> Previews.map(tree, field);
            case Productions.ARRAY -> Previews.array(tree, field);
            default -> Texts.describe(tree, field, read);
        };
    }
}
