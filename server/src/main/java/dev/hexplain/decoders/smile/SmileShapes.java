package dev.hexplain.decoders.smile;

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
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shape table of all Smile trees: the parts of the grammar, and layouts of items by {@link SmileLayout}. */
enum SmileShapes implements DocumentShapes {
    INSTANCE;

    private static final ShapeTable TABLE = new ShapeTable();
    static final int ROOT =
            TABLE.add(Shape.group("smile", "Smile").tail(new Tail.Rows("item")).build());
    static final int HEADER = TABLE.add(header());
    static final int END_ARRAY = TABLE.add(end("end"));
    static final int END_OBJECT = TABLE.add(end("end"));
    static final int END_OF_CONTENT = TABLE.add(Shape.leaf("endOfContent", ValueType.U1, Role.HEADER)
            .typeName("token")
            .symbols(SmileParts.VALUE_TOKENS)
            .mark(ShapeMark.END)
            .build());
    static final int HEAD = TABLE.add(SmileParts.head());
    static final int LENGTH = TABLE.add(SmileParts.leaf("length", SmileKind.LENGTH, Role.LENGTH));
    static final int SCALE = TABLE.add(SmileParts.leaf("scale", SmileKind.SCALE, Role.VALUE));
    static final int MAGNITUDE = TABLE.add(SmileParts.leaf("value", SmileKind.MAGNITUDE, Role.VALUE));
    static final int PACKED = TABLE.add(SmileParts.leaf("value", SmileKind.PACKED, Role.VALUE));
    static final int RAW = TABLE.add(SmileParts.leaf("value", SmileKind.RAW, Role.VALUE));
    static final int ASCII = TABLE.add(SmileParts.text("value", TextEncoding.ASCII, Role.VALUE, -1));
    static final int UNICODE = TABLE.add(SmileParts.text("value", TextEncoding.UTF_8, Role.VALUE, -1));
    static final int END_OF_STRING = TABLE.add(SmileParts.endOfString());
    static final int UNKNOWN_REFERENCE = TABLE.add(unknownReference(1));
    static final int LONG_UNKNOWN_REFERENCE = TABLE.add(unknownReference(2));

    static final int HEADER_FIELDS = 7;

    private static final int FIRST = 1 << 8;
    private static final int WITH_HEADER = 1 << 16;
    private static final int WITH_UNKNOWN_NAME = 1 << 17;
    /** What stands for the offset of the name of a document with a header. */
    private static final long HEADED = 1;

    private static final Map<Integer, Shape> ITEMS = new ConcurrentHashMap<>();

    /** The shape number of an item without a name. */
    static int item(int layout) {
        return FIRST + layout;
    }

    static int itemWithHeader(int layout) {
        return FIRST + (layout | WITH_HEADER);
    }

    static int memberOfUnknownName(int layout) {
        return FIRST + (layout | WITH_UNKNOWN_NAME);
    }

    @Override
    public Shape fixed(int number) {
        return number < FIRST ? TABLE.fixed(number) : ITEMS.computeIfAbsent(number - FIRST, SmileShapes::item);
    }

    private static Shape item(Integer bits) {
        SmileLayout layout = SmileLayout.of(bits & 0xFFFF);
        List<Slot> slots = new ArrayList<>();
        if ((bits & WITH_HEADER) != 0) {
            slots.add(Slot.of(TABLE.fixed(HEADER)));
        }
        if ((bits & WITH_UNKNOWN_NAME) != 0) {
            slots.add(Slot.of(SmileParts.unknownKey(layout.form())));
            return SmileParts.item(Shape.group("?", SmileParts.kind(layout)), layout, slots);
        }
        return slots.isEmpty() && SmileParts.isOneLeaf(layout.token())
                ? SmileParts.single("value", layout.token())
                : SmileParts.item(Shape.group("value", SmileParts.kind(layout)), layout, slots);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        SmileLayout layout = SmileLayout.of(member.kind());
        if (layout.reference()) {
            return SmileParts.reference(layout.token(), member.offset());
        }
        List<Slot> slots = new ArrayList<>();
        if (member.length() == 0) {
            if (member.offset() == HEADED) {
                slots.add(Slot.of(TABLE.fixed(HEADER)));
            }
            return container(Shape.group("value", SmileParts.kind(layout)), layout, slots, tree);
        }
        String name = ContainerPreviews.name(SmileFieldValues.key(tree.source(), member.offset()));
        slots.add(Slot.of(SmileParts.key(layout.form(), member.offset(), member.length())));
        Shape.Builder shape = Shape.group(name, SmileParts.kind(layout)).logical(name);
        return layout.isList() ? container(shape, layout, slots, tree) : SmileParts.item(shape, layout, slots);
    }

    /** A container without a name, whose first items may have no rows. */
    static Shapes.ShapeRef unnamed(int layout, boolean headed, int source) {
        return new Member(layout, headed ? HEADED : 0, 0, source).shapeRef();
    }

    private static Shape container(Shape.Builder shape, SmileLayout layout, List<Slot> slots, FieldTree tree) {
        boolean members = layout.token() == SmileTokens.START_OBJECT;
        return SmileParts.item(shape, layout, slots, SmilePlainShapes.of(tree, members));
    }

    private static Shape header() {
        return Shape.group("header", "header")
                .role(Role.HEADER)
                .mark(ShapeMark.END)
                .slots(
                        Slot.of(Shape.leaf("magic", ValueType.BYTES, Role.MAGIC)
                                .size(3)
                                .doc("A smiley and a line feed: 3A 29 0A.")
                                .build()),
                        Slot.of(bits("version", 4, 0, "0 is the only one.")),
                        Slot.of(bits("reserved", 1, 4, "Must be 0.")),
                        Slot.of(flag("rawBinary", 5, "Whether binary data may stand as it is, with all 8 bits.")),
                        Slot.of(flag("sharedValues", 6, "Whether short texts that come again are references.")),
                        Slot.of(flag("sharedNames", 7, "Whether names that come again are references.")))
                .build();
    }

    private static Shape bits(String name, int width, int first, String doc) {
        return Shape.leaf(name, new ValueType.Bits(width, first, false, false), Role.HEADER)
                .doc(doc)
                .build();
    }

    private static Shape flag(String name, int first, String doc) {
        return Shape.leaf(name, new ValueType.Bits(1, first, false, true), Role.HEADER)
                .doc(doc)
                .build();
    }

    private static Shape end(String name) {
        return Shape.leaf(name, ValueType.U1, Role.TYPE)
                .typeName("token")
                .symbols(SmileParts.VALUE_TOKENS)
                .mark(ShapeMark.END)
                .build();
    }

    private static Shape unknownReference(int size) {
        return Shape.leaf("value", size == 1 ? ValueType.U1 : ValueType.U2_BE, Role.REFERENCE)
                .kind(SmileKind.REFERENCE)
                .production(Productions.SCALAR)
                .build();
    }

    /** Bytes that are written with seven bits each are those that they stand for. */
    @Override
    public LogicalValue scalarValue(FieldTree tree, Field item) {
        Field part = tree.child(item, "value").orElse(item);
        if (part.kind() != SmileKind.PACKED) {
            return DocumentShapes.super.scalarValue(tree, item);
        }
        byte[] bytes = SmileNumbers.unpacked(tree.sourceOf(part).copy(part.offset(), Math.toIntExact(part.length())));
        ScalarText text = new ScalarText.Hex(MemorySegment.ofArray(bytes));
        return new LogicalValue.Scalar(item, item.type(), ScalarKind.BYTES, text);
    }

    @Override
    public Value describe(FieldTree tree, Field field, Value read) {
        return SmileFieldValues.describe(tree, field, read);
    }
}
