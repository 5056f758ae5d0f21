package dev.hexplain.decode.items;

import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.DocumentShapes;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Enumeration;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
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
    /** An item whose content is rows of its own ({@link ItemTable#inRows}); of a reference, that content. */
    public static final int ROWS = 0xFF << 8;

    /** The kind of {@link #TYPED} items. */
    public static final ShapeKind TYPED_VALUE = ShapeKind.of(Productions.TYPED);

    static final Tail CHUNKS = new Tail.Rows("chunk");
    static final int VARIANT = 0xFF << 8;

    /** What stands for the offset of the key in a shape reference of an item that has none, */
    static final int ELEMENT = 0;
    /** or has a prefix, */
    static final int PREFIXED = 1;
    /** or a key that refers to nothing. */
    static final int NAMELESS = 2;

    /** The number of the first shape of an element. */
    private static final int FIRST_KIND = 16;

    final ItemTable table;
    final ItemLabels words;
    final int root;
    final int entry;
    final ItemCodes codes;
    final ItemCodes keyCodes;

    private final ShapeTable numbered = new ShapeTable();
    private final Head head;
    private final Head keyHead;
    private final @Nullable Shape[] keys = new Shape[256];
    private final ItemLayouts common;
    /** Makes what a tree's layouts are found by, where each tree has its own. */
    private final FieldTree.ShapeMaker maker;

    private int prefix = Shapes.UNPARSED;

    public ItemShapes(ItemTable table, ItemLabels words) {
        this.table = table;
        this.words = words;
        this.head = new Head(table, words.headDoc());
        this.keyHead = new Head(table.keys(), words.headDoc());
        this.common = new ItemLayouts(this, null);
        this.maker = (tree, _) -> Shape.group("items", "items")
                .tail(new ItemLayouts(this, tree).tail())
                .build();
        this.codes = new ItemCodes(this, table);
        this.keyCodes = table.keys() == table ? codes : new ItemCodes(this, table.keys());
        this.root = numbered.add(Shape.group(words.root(), words.title())
                .tail(new Tail.Rows(words.inRoot()))
                .build());
        this.entry = numbered.add(Shape.group("entry", "entry")
                .slots(Slot.row("key"), Slot.row("value"))
                .description(ItemType::content)
                .build());
    }

    /** The first bytes of items, as fields. */
    private static final class Head {
        private final ItemTable table;
        private final Shape plain;
        private final Shape defining;

        Head(ItemTable table, String doc) {
            this.table = table;
            this.plain = byteOf("head").doc(doc).build();
            this.defining =
                    byteOf("head").doc(doc).mark(ShapeMark.DEFINES_HANDLE).build();
        }

        private Shape.Builder byteOf(String name) {
            Shape.Builder leaf = Shape.leaf(name, ValueType.U1, Role.TYPE);
            Supplier<Enumeration> symbols = table.symbols();
            return symbols == null
                    ? leaf.typeName(name).description(this::symbol)
                    : leaf.typeName("token").symbols(symbols);
        }

        private Value symbol(FieldTree tree, Field field, Value read) {
            return read.with(table.symbol(tree.sourceOf(field).u1(field.offset())), "");
        }
    }

    /** Adds a shape of the format's own, and returns its number. */
    public int add(Shape shape) {
        return numbered.add(shape);
    }

    /** Sets the shape of a prefix of items, which is in their row. */
    public ItemShapes prefix(Shape shape) {
        prefix = add(shape);
        return this;
    }

    int prefixShape() {
        return prefix;
    }

    Shape prefix() {
        return numbered.fixed(prefix);
    }

    /** The variant of an array's kind where its elements are of one kind and size. */
    static int listOf(int element) {
        return (element + 1) << Byte.SIZE;
    }

    /** The number of the shape of an item without a key. */
    int number(int kind) {
        return FIRST_KIND + kind;
    }

    /** Whether the shape of an item is another one in each tree. */
    boolean dependsOnTree(int kind) {
        return table.keysRefer() && table.isContainer(kind & 0xFF);
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
        Optional<LogicalValue> begun =
                table.isBegunAsBytes() ? Optional.empty() : new BegunItem(table, tree, unparsed).value();
        return begun.orElseGet(() -> DocumentShapes.super.begun(tree, unparsed));
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        ItemLayouts layouts =
                table.keysRefer() ? ItemLayouts.of(tree.shape(0, maker).tail()) : common;
        return layouts.resolve(Member.of(shapeRef), tree);
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
        return common.element(kind);
    }

    /** The shape of an item behind a key. */
    Shape member(int kind, String name) {
        return common.member(kind, name, -1);
    }

    Shape end(ItemType type) {
        return head.byteOf(type.name()).mark(ShapeMark.END).doc(words.endDoc()).build();
    }

    static Shape.Builder byForm(String name, ItemType type) {
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

    static Shape.Builder scalar(String name, String typeName, ItemType type) {
        return Shape.group(name, typeName).production(Productions.SCALAR).description(type.description());
    }

    /** What an item consists of. */
    List<Slot> parts(ItemType type, Role role) {
        List<Slot> slots = new ArrayList<>();
        switch (type.form()) {
            case IMMEDIATE, NONE, REFERENCE -> {
                // The first byte is not a part of its own.
            }
            default ->
                slots.add(Slot.of(role == Role.NAME ? keyHead.plain : type.defines() ? head.defining : head.plain));
        }
        slots.addAll(type.parts().apply(role));
        return slots;
    }

    /**
     * The shape of a key.
     *
     * @param named the offset of what it stands for, if it is a reference; negative for nothing
     */
    Shape key(int first, long named) {
        ItemType type = table.keys().type(first);
        if (type.form() == ItemForm.REFERENCE) {
            return type.reference().leaf().apply(named);
        }
        Shape known = keys[first];
        if (known == null) {
            known = table.keys().asKey(first).map(this::makeKey).orElse(Shapes.unparsed());
            keys[first] = known;
        }
        return known;
    }

    private Shape makeKey(ItemType type) {
        if (type.form() == ItemForm.IMMEDIATE) {
            return type.leaf("key").role(Role.NAME).build();
        }
        Shape.Builder key = Shape.group("key", type.name())
                .role(Role.NAME)
                .description(type.description())
                .slots(parts(type, Role.NAME));
        return (type.defines() ? key.mark(ShapeMark.DEFINES_HANDLE) : key).build();
    }
}
