package dev.hexplain.decode.items;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.decode.documents.Member;
import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The shapes of elements and members, with or without rows: in all trees, or where keys refer to others by number, in one.
 */
final class ItemLayouts {
    /** The offset of what names a member, where no other does. */
    private static final long ITSELF = -1;

    private final ItemShapes shapes;
    private final ItemTable table;
    private final ItemTable keyTable;
    private final @Nullable FieldTree tree;

    private final Map<Integer, Shape> elements = new ConcurrentHashMap<>();
    private final MemberShapes members = new MemberShapes();
    private final Tail memberTail = new Tail.Scanned(new Tail.OwnRows(), new Items(true));
    private final Tail elementTail = new Tail.Scanned(new Tail.Rows(""), new Items(false));

    /** @param tree null for all */
    ItemLayouts(ItemShapes shapes, @Nullable FieldTree tree) {
        this.shapes = shapes;
        this.table = shapes.table;
        this.keyTable = shapes.table.keys();
        this.tree = tree;
    }

    /** A tail by which {@link #of} finds the layouts again. */
    Tail tail() {
        return elementTail;
    }

    /** The layouts that a tail is of. */
    static ItemLayouts of(Tail tail) {
        if (tail instanceof Tail.Scanned(Tail _, Items items)) {
            return items.layouts();
        }
        throw new IllegalStateException("Not a tail of items: " + tail);
    }

    /** Finds the shapes of items without rows. */
    private final class Items implements Tail.Scan {
        private final boolean named;

        Items(boolean named) {
            this.named = named;
        }

        ItemLayouts layouts() {
            return ItemLayouts.this;
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset) {
            return named ? memberAt(bytes, offset) : elementAt(bytes, offset);
        }

        @Override
        public Tail.Measure measure(MemorySegment bytes, long offset, long end) {
            MemorySegment all = Tail.Scanned.bytes(bytes, offset, end, ItemMeasure.LONGEST);
            ItemMeasure items = new ItemMeasure(new Window(all), shapes);
            return (at, _) -> {
                long length = items.item(at - offset, all.byteSize(), named);
                return length == 0 ? Tail.Measure.UNKNOWN : Tail.Measure.of(length, items.fields());
            };
        }

        @Override
        public boolean mayRefer() {
            return table.keysRefer();
        }
    }

    /** The shape of a member, of a container, or of a reference. */
    Shape resolve(Member member, FieldTree of) {
        int kind = member.kind();
        boolean isBare = (kind & ItemShapes.VARIANT) == ItemShapes.ROWS;
        if (isBare && table.form(kind & 0xFF) == ItemForm.REFERENCE) {
            return table.type(kind & 0xFF).reference().leaf().apply(member.offset());
        }
        if (member.length() == 0) {
            return switch ((int) member.offset()) {
                case ItemShapes.ELEMENT -> element(kind);
                case ItemShapes.PREFIXED ->
                    item(kind, shapes.words.name(), Slot.of(shapes.prefix())).build();
                default -> item(kind, "?", keySlot(ITSELF)).build();
            };
        }
        MemorySegment bytes = of.source(member.source()).orElseThrow().segment();
        return member(kind, name(bytes, member.offset()), member.offset());
    }

    private String name(MemorySegment bytes, long at) {
        return ContainerPreviews.name(keyTable.name(bytes, at));
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
        if (keyTable.form(first) == ItemForm.END) {
            return element(first);
        }
        int key = (int) keyTable.sizeOf(bytes, at);
        int value = ItemTable.u1(bytes, at + key);
        if (!table.isContainer(value)) {
            return memberAt(bytes, at, key, table.kind(value));
        }
        Measured whole = measure(bytes, at, true);
        return memberAt(bytes, at, key, table.kind(value) | whole.variant).measured(whole.length, whole.fields);
    }

    private Shape memberAt(MemorySegment bytes, long at, int key, int kind) {
        if (keyTable.form(ItemTable.u1(bytes, at)) != ItemForm.REFERENCE) {
            return members.shape(bytes, kind, at, key, () -> member(kind, name(bytes, at), ITSELF));
        }
        long named = target(bytes, at);
        long kindOfName = kind | (named + 1) << Short.SIZE;
        return members.shape(bytes, kindOfName, at, key, () -> member(kind, name(bytes, named), named));
    }

    /** The offset of what the reference at an offset stands for. */
    private long target(MemorySegment bytes, long at) {
        Handles handles = Objects.requireNonNull(tree).handles();
        return handles.definitionOffset(handles.ordinalAt(at, keyTable.number(bytes, at)));
    }

    /** A container without a row. */
    private record Measured(long length, int fields, int variant) {}

    private Measured measure(MemorySegment bytes, long at, boolean named) {
        long most = Math.min(ItemMeasure.LONGEST, bytes.byteSize() - at);
        ItemMeasure item = new ItemMeasure(Window.part(bytes, at, most), shapes);
        long length = item.item(0, most, named);
        if (length == 0) {
            throw new IllegalStateException("No row begins at 0x%X, and no short container".formatted(at));
        }
        return new Measured(length, item.fields(), item.variant());
    }

    /** The shape of an item without a key. */
    Shape element(int kind) {
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
            case END -> shapes.end(type);
            case IMMEDIATE ->
                type.leaf(shapes.words.name()).production(Productions.SCALAR).build();
            case REFERENCE -> type.reference().leaf().apply(ITSELF);
            default -> group(shapes.words.name(), kind, parts(kind)).build();
        };
    }

    /**
     * The shape of an item behind a key.
     *
     * @param named the offset of what the key stands for, if it is a reference
     */
    Shape member(int kind, String name, long named) {
        return item(kind, name, keySlot(named)).logical(name).build();
    }

    /** An item behind something else. */
    private Shape.Builder item(int kind, String name, Slot before) {
        List<Slot> slots = new ArrayList<>();
        slots.add(before);
        slots.addAll(parts(kind));
        return group(name, kind, slots);
    }

    private Slot keySlot(long named) {
        return Slot.tagged("key", first -> shapes.key(first, named));
    }

    private Shape.Builder group(String name, int kind, List<Slot> slots) {
        ItemType type = type(kind);
        return switch (kind & ItemShapes.VARIANT) {
            case ItemShapes.TYPED ->
                Shape.group(name, ItemShapes.TYPED_VALUE)
                        .production(Productions.SCALAR)
                        .description(table.typed())
                        .slots(slots);
            case ItemShapes.TYPE_NAME ->
                ItemShapes.scalar(name, "type name", type).role(Role.TYPE).slots(slots);
            default -> ItemShapes.byForm(name, type).slots(slots).tail(tail(kind));
        };
    }

    private Tail tail(int kind) {
        int repeated = kind >>> Byte.SIZE;
        return switch (type(kind).form()) {
            case ARRAY -> repeated > 0 ? new Tail.Repeat("", element(repeated - 1)) : elementTail;
            case MAP -> memberTail;
            case TEXT_CHUNKS, BINARY_CHUNKS -> ItemShapes.CHUNKS;
            default -> new Tail.OwnRows();
        };
    }

    private ItemType type(int kind) {
        int first = kind & 0xFF;
        return (kind & ItemShapes.VARIANT) == ItemShapes.ROWS ? table.inRows(first) : table.type(first);
    }

    private List<Slot> parts(int kind) {
        int variant = kind & ItemShapes.VARIANT;
        List<Slot> slots = shapes.parts(type(kind), variant == ItemShapes.TYPE_NAME ? Role.TYPE : Role.VALUE);
        if (variant == ItemShapes.TYPED) {
            slots.add(Slot.row("type"));
            slots.add(Slot.row("content"));
        }
        return slots;
    }
}
