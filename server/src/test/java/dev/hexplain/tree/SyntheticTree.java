package dev.hexplain.tree;

import dev.hexplain.bytes.Source;
import java.io.ByteArrayOutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/**
 * A random tree that knows what it should look like: bytes, a shape table, what a decoder would tell the writer, and the
 * fields a reader must find. Every kind of slot and tail occurs, inside rows and inside computed fields.
 */
final class SyntheticTree implements Shapes {
    private static final int MAX_DEPTH = 5;

    /** The first byte of an inline variant says which; rows in tagged slots start with no such byte's shape. */
    private static final List<Shape> VARIANTS = List.of(
            Shape.leaf("none", ValueType.U1, Role.TYPE).build(),
            Shape.group("pair", "pair")
                    .slots(
                            Slot.of(leaf("tag", ValueType.U1)),
                            Slot.of(leaf("number", new ValueType.Int(4, true, ByteOrder.LITTLE_ENDIAN))))
                    .build(),
            Shape.group("text", "text")
                    .slots(
                            Slot.of(leaf("tag", ValueType.U1)),
                            Slot.of(leaf("size", ValueType.U1)),
                            Slot.counted(leaf("units", ValueType.BYTES), 2))
                    .build(),
            Shape.group("numbers", "numbers")
                    .slots(Slot.of(leaf("tag", ValueType.U1)), Slot.of(leaf("size", ValueType.U1)))
                    .tail(new Tail.Repeat("number", leaf("number", ValueType.U2_BE)))
                    .build(),
            Shape.group("run", "run")
                    .slots(Slot.of(leaf("tag", ValueType.U1)))
                    .tail(new Tail.Scanned(new Tail.Rows("in"), SyntheticTree::inRun))
                    .build());

    private static final int NUMBERS = 3;
    private static final int RUN = 4;
    private static final int END_OF_RUN = 5;

    private static final Shape LAST =
            Shape.leaf("last", ValueType.U1, Role.TYPE).mark(ShapeMark.LAST).build();

    /** A field that a reader must find. */
    record Expected(String name, long offset, long length, Shape shape) {}

    private final Random random;
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final List<Shape> shapes = new ArrayList<>(List.of(Shapes.gap(), Shapes.unparsed()));
    private final List<Consumer<TreeWriter>> calls = new ArrayList<>();
    private final List<Expected> expected = new ArrayList<>();
    /** Offsets with a handle: no two fields that start together define one, and none without bytes. */
    private final Set<Long> defined = new HashSet<>();

    SyntheticTree(long seed) {
        random = new Random(seed);
        row("row" + shapes.size(), MAX_DEPTH);
    }

    private static Shape leaf(String name, ValueType type) {
        return Shape.leaf(name, type, Role.VALUE).build();
    }

    byte[] bytes() {
        return bytes.toByteArray();
    }

    /** All fields in pre-order. */
    List<Expected> expected() {
        return expected;
    }

    /** What a decoder would do, call by call. */
    List<Consumer<TreeWriter>> calls() {
        return calls;
    }

    /** Junk that a decoder would write and take back: rows, handles and issues of a wrong reading. */
    static void writeJunk(TreeWriter out, Random random) {
        int open = 1 + random.nextInt(4);
        for (int i = 0; i < open; i++) {
            out.open(Shapes.UNPARSED, out.currentOffset());
            out.define(out.currentOffset() + random.nextInt(9));
            out.resetHandles(out.currentOffset());
            out.unparsed(out.currentOffset(), 1 + random.nextInt(9));
            out.computed(7);
            out.issue(Issue.note(out.currentOffset(), 0, "junk"));
        }
        for (int closed = random.nextInt(open + 1); closed > 0; closed--) {
            out.close(out.currentOffset());
        }
        out.reshape(Shapes.GAP);
    }

    FieldTree tree(TreeStorage storage) {
        Source source = Source.ofBytes("synthetic", bytes());
        TreeWriter out = new TreeWriter(source, storage);
        calls.forEach(call -> call.accept(out));
        return out.finish(this, 0);
    }

    @Override
    public Shape fixed(int number) {
        return shapes.get(number);
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        throw new IllegalStateException("No recipes here");
    }

    // -- generation: bytes, calls and expectations in step

    private long at() {
        return bytes.size();
    }

    private int expect(String name) {
        expected.add(new Expected(name, at(), -1, Shapes.gap()));
        return expected.size() - 1;
    }

    private void found(int index, Shape shape) {
        Expected begun = expected.get(index);
        expected.set(index, new Expected(begun.name, begun.offset, at() - begun.offset, shape));
    }

    private void put(int count) {
        for (int i = 0; i < count; i++) {
            bytes.write(random.nextInt());
        }
    }

    private void call(Consumer<TreeWriter> call) {
        calls.add(call);
    }

    private void computed() {
        call(out -> out.computed(1));
    }

    /** A row with a shape of its own; the shape is known once its parts are generated. */
    private void row(String name, int depth) {
        long start = at();
        int number = shapes.size();
        shapes.add(Shapes.gap());
        boolean defines = random.nextBoolean() && defined.add(start);
        int index = expect(name);
        call(out -> out.open(number, start));
        if (defines) {
            call(out -> {
                if (expected.get(index).length > 0) {
                    out.define(start);
                }
            });
        }
        Shape.Builder shape = Shape.group("row" + number, "row");
        if (defines) {
            shape.mark(ShapeMark.DEFINES_HANDLE);
        }
        shape.slots(slots(depth, 5)).tail(tail(depth));
        long end = at();
        call(out -> out.close(end));
        shapes.set(number, shape.build());
        found(index, shapes.get(number));
    }

    private List<Slot> slots(int depth, int most) {
        List<Slot> slots = new ArrayList<>();
        for (int i = random.nextInt(most); i > 0; i--) {
            slot("s" + slots.size(), depth, slots);
        }
        return slots;
    }

    private void slot(String name, int depth, List<Slot> slots) {
        switch (random.nextInt(depth > 0 ? 6 : 3)) {
            case 0 -> slots.add(Slot.of(name, integer(name)));
            case 1 -> counted(name, slots);
            case 2 -> {
                variant(name, random.nextInt(VARIANTS.size()));
                slots.add(Slot.tagged(name, tag -> VARIANTS.get(tag % VARIANTS.size())));
            }
            case 3 -> {
                row(name, depth - 1);
                slots.add(Slot.row(name));
            }
            case 4 -> {
                row(name, depth - 1);
                slots.add(Slot.tagged(name, tag -> VARIANTS.get(tag % VARIANTS.size())));
            }
            default -> slots.add(Slot.of(name, group(name, depth - 1)));
        }
    }

    private Shape integer(String name) {
        int size = 1 + random.nextInt(8);
        ByteOrder order = random.nextBoolean() ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
        Shape shape = leaf(name, new ValueType.Int(size, random.nextBoolean(), order));
        computedLeaf(name, shape, size);
        return shape;
    }

    private void computedLeaf(String name, Shape shape, int size) {
        int index = expect(name);
        put(size);
        found(index, shape);
        computed();
    }

    private void counted(String name, List<Slot> slots) {
        int unit = 1 + random.nextInt(3);
        int count = random.nextInt(4);
        Shape size = leaf(name + "n", ValueType.U2_BE);
        int sizeIndex = expect(name + "n");
        bytes.write(0);
        bytes.write(count);
        found(sizeIndex, size);
        computed();
        Shape units = leaf(name, ValueType.BYTES);
        computedLeaf(name, units, count * unit);
        slots.add(Slot.of(size));
        slots.add(Slot.counted(units, unit));
    }

    private void variant(String name, int tag) {
        int index = expect(name);
        Shape shape = VARIANTS.get(tag);
        if (tag == 0) {
            bytes.write(tag);
        } else {
            int tagIndex = expect("tag");
            bytes.write(tag);
            found(tagIndex, shape.slots().getFirst().extent() instanceof Extent.Inline(Shape inner) ? inner : shape);
            computed();
            variantBody(shape, tag);
        }
        found(index, shape);
        computed();
    }

    private void variantBody(Shape shape, int tag) {
        if (tag == RUN) {
            run();
            return;
        }
        Slot second = shape.slots().get(1);
        if (!(second.extent() instanceof Extent.Inline(Shape inner))) {
            throw new IllegalStateException("The second slot of a variant is inline");
        }
        if (tag == 1) {
            computedLeaf(second.name(), inner, 4);
            return;
        }
        int count = random.nextInt(5);
        int index = expect(second.name());
        bytes.write(count);
        found(index, inner);
        computed();
        if (tag == NUMBERS && shape.tail() instanceof Tail.Repeat(String name, Shape number)) {
            for (int i = 0; i < count; i++) {
                computedLeaf(name + "[" + i + "]", number, 2);
            }
        } else if (shape.slots().get(2).extent() instanceof Extent.Counted(Shape units, int unit, int plus)) {
            computedLeaf(units.name(), units, count * unit);
        }
    }

    private static Shape inRun(MemorySegment bytes, long offset) {
        int tag = bytes.get(ValueLayout.JAVA_BYTE, offset) & 0xFF;
        return tag == END_OF_RUN ? LAST : VARIANTS.get(tag);
    }

    /** Scanned fields inside a computed one. */
    private void run() {
        int count = random.nextInt(5);
        for (int i = 0; i < count; i++) {
            variant("in[" + i + "]", random.nextInt(random.nextInt(4) == 0 ? VARIANTS.size() : RUN));
        }
        int index = expect("in[" + count + "]");
        bytes.write(END_OF_RUN);
        found(index, LAST);
        computed();
    }

    /** A computed group, with rows inside where depth allows. */
    private Shape group(String name, int depth) {
        int index = expect(name);
        Shape shape = Shape.group(name, "group").slots(slots(depth, 4)).build();
        found(index, shape);
        computed();
        return shape;
    }

    private Tail tail(int depth) {
        return switch (random.nextInt(depth > 0 ? 5 : 2)) {
            case 0 -> new Tail.OwnRows();
            case 1 -> repeat();
            case 2 -> {
                int rows = random.nextInt(5);
                for (int i = 0; i < rows; i++) {
                    row("items[" + i + "]", depth - 1);
                }
                yield new Tail.Rows("items");
            }
            case 3 -> scanned(depth);
            default -> {
                for (int i = random.nextInt(3); i > 0; i--) {
                    row("row" + shapes.size(), depth - 1);
                }
                if (random.nextBoolean()) {
                    gap("gap");
                }
                yield new Tail.OwnRows();
            }
        };
    }

    /** Variants without rows among rows; only rows behind as many as are scanned. */
    private Tail scanned(int depth) {
        boolean list = random.nextBoolean();
        int count = random.nextInt(8) == 0 ? Tail.Scanned.MOST + random.nextInt(9) : random.nextInt(6);
        for (int i = 0; i < count; i++) {
            // Fields under their own names have different ones.
            int tag = list ? random.nextInt(VARIANTS.size()) : i;
            boolean row = i >= (list ? Tail.Scanned.MOST : VARIANTS.size()) || random.nextInt(4) == 0;
            String own = row ? "row" + shapes.size() : VARIANTS.get(tag).name();
            String name = list ? "items[" + i + "]" : own;
            if (row) {
                row(name, i < Tail.Scanned.MOST ? depth - 1 : 0);
            } else {
                variant(name, tag);
            }
        }
        return new Tail.Scanned(
                list ? new Tail.Rows("items") : new Tail.OwnRows(), new VariantScan(VARIANTS, random.nextBoolean()));
    }

    private Tail repeat() {
        Shape element = random.nextBoolean()
                ? leaf("each", ValueType.S8_BE)
                : Shape.group("each", "record")
                        .slots(Slot.of(leaf("a", ValueType.U1)), Slot.of(leaf("b", ValueType.F4_BE)))
                        .build();
        int count = random.nextInt(8);
        for (int i = 0; i < count; i++) {
            element("each[" + i + "]", element);
        }
        if (random.nextInt(3) == 0) {
            gap("unparsed");
        }
        return new Tail.Repeat("each", element);
    }

    private void element(String name, Shape element) {
        if (element.isLeaf()) {
            computedLeaf(name, element, 8);
            return;
        }
        int index = expect(name);
        for (Slot slot : element.slots()) {
            if (slot.extent() instanceof Extent.Inline(Shape inner)) {
                computedLeaf(slot.name(), inner, (int) inner.fixedSize());
            }
        }
        found(index, element);
        computed();
    }

    private void gap(String name) {
        long start = at();
        int index = expect(name);
        put(1 + random.nextInt(7));
        long length = at() - start;
        found(index, name.equals("gap") ? Shapes.gap() : Shapes.unparsed());
        call(out -> {
            if (name.equals("gap")) {
                out.gap(start, length);
            } else {
                out.unparsed(start, length);
            }
        });
    }
}
