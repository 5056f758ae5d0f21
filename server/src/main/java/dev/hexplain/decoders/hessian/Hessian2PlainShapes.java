package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Window;
import dev.hexplain.decoders.hessian.Hessian2PlainBytes.Form;
import dev.hexplain.decoders.hessian.HessianShapes.Content;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The shapes of values without rows in one tree, made from their bytes; those made last are kept. Safe for many threads. */
final class Hessian2PlainShapes {
    /** The number of the type of a container that has none. */
    static final int UNTYPED = -1;

    /** The offset of the key of an entry that is not named by it. */
    static final long UNNAMED = -1;

    private static final int KEPT = 1 << 12;
    /** References were checked when the tree was made. */
    private static final int ALL = Integer.MAX_VALUE / 2;

    /** Bytes that hold each text whose length is in its first byte. */
    private static final int SHORT_TEXT = 1 + 4 * 0x1F;

    private static final HessianShapes SHAPES = Hessian2ValueReader.SHAPES;
    private static final FieldTree.ShapeMaker MAKER = (tree, _) -> new Hessian2PlainShapes(tree).holder();

    private final FieldTree tree;
    private final Hessian2KnownNumbers numbers;
    private final Map<Known, Shape> known = new ConcurrentHashMap<>();
    private final Map<Wide, Shape> wide = new ConcurrentHashMap<>();

    /**
     * What the shape of a container, an object or an entry depends on.
     *
     * @param number of its type or class
     * @param name of an entry
     */
    private record Known(HessianRule rule, int number, boolean separate, String name, List<Shape> inside) {}

    private record Wide(HessianPart part, int tag, Content content, int size) {
        Shape shape() {
            return SHAPES.wide(part, tag, content, size);
        }
    }

    private Hessian2PlainShapes(FieldTree tree) {
        this.tree = tree;
        this.numbers = new Hessian2KnownNumbers(tree);
    }

    /** A shape that keeps it with the tree. */
    private Shape holder() {
        return Shape.group("values", "values").tail(values()).build();
    }

    private static Hessian2PlainShapes of(FieldTree tree) {
        Tail tail = tree.shape(0, MAKER).tail();
        return tail instanceof Tail.Scanned(Tail rows, Plain plain) ? plain.owner() : new Hessian2PlainShapes(tree);
    }

    /** Values in a list that is a row, with or without rows. */
    static Tail values(FieldTree tree) {
        return of(tree).values();
    }

    private Tail values() {
        return new Tail.Scanned(new Tail.Rows(""), new Plain(false));
    }

    /** Entries in a map that is a row, and its end. */
    static Tail entries(FieldTree tree) {
        return new Tail.Scanned(new Tail.OwnRows(), of(tree).new Plain(true));
    }

    /** The value in a slot. */
    static Tail.Scan value(FieldTree tree) {
        return of(tree).new Plain(false);
    }

    /** Finds the shape of a value, or of an entry. */
    private final class Plain implements Tail.Scan {
        private final boolean entries;

        Plain(boolean entries) {
            this.entries = entries;
        }

        Hessian2PlainShapes owner() {
            return Hessian2PlainShapes.this;
        }

        @Override
        public Tail.Measure measure(MemorySegment bytes, long offset, long end) {
            MemorySegment all = Tail.Scanned.bytes(bytes, offset, end, Hessian2PlainValues.LONGEST);
            Hessian2PlainValues values = new Hessian2PlainValues(new Window(all), numbers);
            return (at, _) -> {
                int length = read(values, at - offset, all.byteSize(), null);
                return Tail.Measure.of(length, values.fields());
            };
        }

        private int read(Hessian2PlainValues values, long at, long end, @Nullable Values into) {
            return entries
                    ? values.entry(at, end, Hessian2PlainValues.DEEPEST, ALL, into)
                    : values.value(at, end, Hessian2PlainValues.DEEPEST, ALL, into);
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset) {
            int tag = Hessian2Scalars.u1(bytes, offset);
            Form form = Hessian2PlainBytes.form(tag);
            if (!entries && form == Form.FIXED) {
                return SHAPES.fixed(HessianShapes.plain(HessianPart.VALUE, tag));
            }
            boolean isShort = !entries && form == Form.TEXT && tag <= 0x1F;
            long end = Math.min(bytes.byteSize() - offset, isShort ? SHORT_TEXT : Hessian2PlainValues.LONGEST);
            Hessian2PlainValues values = new Hessian2PlainValues(Window.part(bytes, offset, end), numbers);
            Values into = new Values(offset);
            int length = read(values, 0, end, into);
            if (length < 0) { // a long scalar in a slot needs no row, either
                return SHAPES.fixed(HessianShapes.plain(HessianPart.VALUE, tag));
            }
            Shape found = into.inOrder.getFirst();
            return isShort ? found : found.measured(length, values.fields());
        }

        @Override
        public boolean mayRefer() {
            return true;
        }
    }

    private static <K> Shape kept(Map<K, Shape> among, K of, Function<K, Shape> maker) {
        Shape shape = among.get(of);
        if (shape == null) {
            shape = maker.apply(of);
            if (among.size() >= KEPT) {
                among.clear();
            }
            among.put(of, shape);
        }
        return shape;
    }

    private Shape composite(Known of) {
        return switch (of.rule()) {
            case OBJECT -> SHAPES.object(numbers.definition(of.number()), of.separate(), of.inside());
            case ENTRY -> HessianRuleShapes.plainEntry(of.name(), of.inside());
            case ENTRY_COMPLEX -> HessianRuleShapes.plainEntry(null, of.inside());
            default -> {
                long type = of.number() == UNTYPED ? 0 : numbers.type(of.number());
                yield SHAPES.container(of.rule(), tree.source().segment(), type, of.inside());
            }
        };
    }

    /** Values in one container, in order. */
    final class Values {
        /** Where the first byte that is read is. */
        private final long offset;

        private final List<Shape> inOrder = new ArrayList<>();

        private Values(long offset) {
            this.offset = offset;
        }

        Values inside() {
            return new Values(offset);
        }

        /** A value whose shape has a number. */
        void fixed(int shape) {
            inOrder.add(SHAPES.fixed(shape));
        }

        /** A text or binary data, with bytes of its content. */
        void wide(HessianPart part, int tag, Content content, int size) {
            inOrder.add(kept(wide, new Wide(part, tag, content, size), Wide::shape));
        }

        /** A list or a map. */
        void container(HessianRule rule, int type, Values inside) {
            add(new Known(rule, type, false, "", inside.inOrder));
        }

        void object(int classNumber, boolean separate, Values inside) {
            add(new Known(HessianRule.OBJECT, classNumber, separate, "", inside.inOrder));
        }

        /** An entry with its key and its value. */
        void entry(long key, Values inside) {
            boolean named = key != UNNAMED;
            String name = named ? SHAPES.textAt(tree.source().segment(), offset + key) : "";
            add(new Known(named ? HessianRule.ENTRY : HessianRule.ENTRY_COMPLEX, 0, false, name, inside.inOrder));
        }

        private void add(Known of) {
            inOrder.add(kept(known, of, Hessian2PlainShapes.this::composite));
        }
    }
}
