package dev.hexplain.decode.items;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.ShapeKind;
import dev.hexplain.tree.ShapeMark;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.Value;
import dev.hexplain.tree.ValueType;
import dev.hexplain.values.LeafValues;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The shapes of a format's items, made from its {@link ItemTable}: of elements, of members behind a key, of keys; how
 * many fields each computes, and which of them bytes without a row have.
 *
 * <p>The low byte of a kind is that of the table. The high byte is 0, or for an array of items of one kind and size that
 * kind plus 1, or one of the variants {@link #TYPED}, {@link #TYPE_NAME} and {@link #ROWS}, which compute the same
 * fields.
 */
public final class ItemShapes implements DocumentShapes {
    /** An array of two, a type name and a value, as Jackson writes polymorphic values. */
    static final int TYPED = 0xFE << 8;
    /** The type name in a typed value. */
    static final int TYPE_NAME = 0xFD << 8;
    /** An item whose content is rows of its own: {@link ItemTable#inRows}. */
    public static final int ROWS = 0xFF << 8;

    /** The kind of {@link #TYPED} items. */
    public static final ShapeKind TYPED_VALUE = ShapeKind.of(Productions.TYPED);

    private static final Tail CHUNKS = new Tail.Rows("chunk");
    private static final int VARIANT = 0xFF << 8;
    /** The number of the first shape of an element. */
    private static final int FIRST_KIND = 16;

    final ItemTable table;
    final ItemLabels words;
    final int root;
    final int entry;
    final ItemCodes codes = new ItemCodes(this);

    private final Shape head;
    private final ShapeTable numbered = new ShapeTable();
    private final Map<Integer, Shape> elements = new ConcurrentHashMap<>();
    private final @Nullable Shape[] keys = new Shape[256];
    private final MemberShapes members = new MemberShapes();

    private final Tail memberTail = new Tail.Scanned(new Tail.OwnRows(), this::memberAt);
    private final Tail elementTail = new Tail.Scanned(new Tail.Rows(""), this::elementAt);

    public ItemShapes(ItemTable table, ItemLabels words) {
        this.table = table;
        this.words = words;
        this.head = byteOf("head").doc(words.headDoc()).build();
        this.root = numbered.add(Shape.group(words.root(), words.title())
                .tail(new Tail.Rows(words.name()))
                .build());
        this.entry = numbered.add(Shape.group("entry", "entry")
                .slots(Slot.row("key"), Slot.row("value"))
                .description(ItemType::content)
                .build());
    }

    private Shape.Builder byteOf(String name) {
        return Shape.leaf(name, ValueType.U1, Role.TYPE).typeName(name).description(this::symbol);
    }

    private Value symbol(FieldTree tree, Field field, Value read) {
        return read.with(table.symbol(tree.sourceOf(field).u1(field.offset())), "");
    }

    /** The variant of an array's kind where its elements are of one kind and size. */
    static int listOf(int element) {
        return (element + 1) << Byte.SIZE;
    }

    /** The number of the shape of an item without a key. */
    int number(int kind) {
        return FIRST_KIND + kind;
    }

    @Override
    public Shape fixed(int number) {
        return number < FIRST_KIND ? numbered.fixed(number) : element(number - FIRST_KIND);
    }

    @Override
    public Optional<LogicalValue> meaning(TreeValues values, Field item, Field content) {
        return item.shape().tail().equals(CHUNKS)
                ? LeafValues.said(values.tree(), item)
                : table.meaning(values, item, content);
    }

    @Override
    public LogicalValue begun(FieldTree tree, Field unparsed) {
        return new BegunItem(table, tree, unparsed).value().orElseGet(() -> DocumentShapes.super.begun(tree, unparsed));
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        Member member = Member.of(shapeRef);
        return member(
                member.kind(), name(tree.source(member.source()).orElseThrow().segment(), member.offset()));
    }

    private String name(MemorySegment bytes, long at) {
        return ContainerPreviews.name(table.name(bytes, at));
    }

    /** The shape of the array element without a row at an offset. */
    private Shape elementAt(MemorySegment bytes, long at) {
        int first = ItemTable.u1(bytes, at);
        int kind = table.kind(first);
        if (!table.isContainer(first)) {
            return element(kind);
        }
        Measured whole = measure(bytes, at, false);
        return element(kind | whole.variant).measured(whole.length, whole.fields);
    }

    /** The shape of the map member without a row at an offset. */
    private Shape memberAt(MemorySegment bytes, long at) {
        int first = ItemTable.u1(bytes, at);
        if (table.form(first) == ItemForm.END) {
            return element(first);
        }
        int key = (int) table.sizeOf(bytes, at);
        int value = ItemTable.u1(bytes, at + key);
        if (!table.isContainer(value)) {
            return memberAt(bytes, at, key, table.kind(value));
        }
        Measured whole = measure(bytes, at, true);
        return memberAt(bytes, at, key, table.kind(value) | whole.variant).measured(whole.length, whole.fields);
    }

    private Shape memberAt(MemorySegment bytes, long at, int key, int kind) {
        return members.shape(bytes, kind, at, key, () -> member(kind, name(bytes, at)));
    }

    /** A container without a row. */
    private record Measured(long length, int fields, int variant) {}

    private Measured measure(MemorySegment bytes, long at, boolean named) {
        long most = Math.min(ItemMeasure.LONGEST, bytes.byteSize() - at);
        ItemMeasure item = new ItemMeasure(Window.part(bytes, at, most), this);
        long length = item.items(0, most, ItemMeasure.DEEPEST, named, 1);
        if (length == 0) {
            throw new IllegalStateException("No row begins at 0x%X, and no short container".formatted(at));
        }
        return new Measured(length, item.fields(), item.variant());
    }

    /** The shape of a scalar as a variant of a slot. */
    public Shape scalar(int first) {
        return table.isScalar(first) ? element(table.kind(first)) : Shapes.unparsed();
    }

    /** The shape of an item of a type that no first byte has, which is never a row. */
    public Shape inside(ItemType type) {
        return byForm(words.name(), type).slots(parts(type, Role.VALUE)).build();
    }

    /** The shape of an item without a key. */
    public Shape element(int kind) {
        Shape known = elements.get(kind);
        if (known == null) {
            known = makeElement(kind);
            elements.put(kind, known);
        }
        return known;
    }

    private Shape makeElement(int kind) {
        ItemType type = type(kind);
        return switch (type.form()) {
            case END ->
                byteOf(type.name()).mark(ShapeMark.END).doc(words.endDoc()).build();
            case IMMEDIATE ->
                type.leaf(words.name()).production(Productions.SCALAR).build();
            default -> group(words.name(), kind, parts(kind)).build();
        };
    }

    /** The shape of an item behind a key. */
    Shape member(int kind, String name) {
        List<Slot> slots = new ArrayList<>();
        slots.add(Slot.tagged("key", this::key));
        slots.addAll(parts(kind));
        return group(name, kind, slots).logical(name).build();
    }

    private Shape.Builder group(String name, int kind, List<Slot> slots) {
        ItemType type = type(kind);
        return switch (kind & VARIANT) {
            case TYPED ->
                Shape.group(name, TYPED_VALUE)
                        .production(Productions.SCALAR)
                        .description((tree, field, read) -> ContainerPreviews.typed(tree, field))
                        .slots(slots);
            case TYPE_NAME -> scalar(name, "type name", type).role(Role.TYPE).slots(slots);
            default -> byForm(name, type).slots(slots).tail(tail(kind));
        };
    }

    private static Shape.Builder byForm(String name, ItemType type) {
        return switch (type.form()) {
            case ARRAY ->
                Shape.group(name, type.name())
                        .production(Productions.ARRAY)
                        .description((tree, field, read) -> ContainerPreviews.array(tree, field));
            case MAP ->
                Shape.group(name, type.name())
                        .production(Productions.MAP)
                        .description((tree, field, read) -> ContainerPreviews.map(tree, field));
            default -> scalar(name, type.name(), type);
        };
    }

    private static Shape.Builder scalar(String name, String typeName, ItemType type) {
        return Shape.group(name, typeName).production(Productions.SCALAR).description(type.description());
    }

    private Tail tail(int kind) {
        int repeated = kind >>> Byte.SIZE;
        return switch (type(kind).form()) {
            case ARRAY -> repeated > 0 ? new Tail.Repeat("", element(repeated - 1)) : elementTail;
            case MAP -> memberTail;
            case TEXT_CHUNKS, BINARY_CHUNKS -> CHUNKS;
            default -> new Tail.OwnRows();
        };
    }

    private ItemType type(int kind) {
        int first = kind & 0xFF;
        return (kind & VARIANT) == ROWS ? table.inRows(first) : table.type(first);
    }

    private List<Slot> parts(int kind) {
        List<Slot> slots = parts(type(kind), (kind & VARIANT) == TYPE_NAME ? Role.TYPE : Role.VALUE);
        if ((kind & VARIANT) == TYPED) {
            slots.add(Slot.row("type"));
            slots.add(Slot.row("content"));
        }
        return slots;
    }

    private List<Slot> parts(ItemType type, Role role) {
        List<Slot> slots = new ArrayList<>();
        if (type.form() != ItemForm.IMMEDIATE && type.form() != ItemForm.NONE) {
            slots.add(Slot.of(head));
        }
        slots.addAll(type.parts().apply(role));
        return slots;
    }

    /** The shape of a key. */
    Shape key(int first) {
        Shape known = keys[first];
        if (known == null) {
            known = table.asKey(first).map(this::makeKey).orElse(Shapes.unparsed());
            keys[first] = known;
        }
        return known;
    }

    private Shape makeKey(ItemType type) {
        return type.form() == ItemForm.IMMEDIATE
                ? type.leaf("key").role(Role.NAME).build()
                : Shape.group("key", type.name())
                        .role(Role.NAME)
                        .description(type.description())
                        .slots(parts(type, Role.NAME))
                        .build();
    }
}
