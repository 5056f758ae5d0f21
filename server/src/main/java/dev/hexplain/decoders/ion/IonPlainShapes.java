package dev.hexplain.decoders.ion;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** The shapes of values without rows in one tree, made from their bytes; those made last are kept. Safe for many threads. */
final class IonPlainShapes {
    private static final int KEPT = 1 << 12;

    private final FieldTree tree;
    private final Tail members = new Tail.Scanned(new Tail.OwnRows(), new Plain(true));
    private final Tail elements = new Tail.Scanned(new Tail.Rows(""), new Plain(false));
    private final Map<Known, Shape> known = new ConcurrentHashMap<>();
    private final AtomicReferenceArray<@Nullable Text> texts = new AtomicReferenceArray<>(KEPT);

    /** The text of a symbol, by the ordinal of its handle. */
    private record Text(int ordinal, String text) {}

    /**
     * What the shape of a value depends on.
     *
     * @param layout the {@link IonLayout}
     * @param name the text of its name; empty for none
     * @param refers whether the text is in the stream, rather than the system's
     * @param symbol whether the same is true of the symbol that it is
     * @param parts with sizes that its type descriptor does not say
     */
    private record Known(int layout, String name, boolean refers, boolean symbol, List<Part> parts) {}

    private record Part(int shape, int size) {}

    private IonPlainShapes(FieldTree tree) {
        this.tree = tree;
    }

    /** Values in a container that is a row, with or without rows: one tail in a tree, while it is not forgotten. */
    static Tail of(FieldTree tree, boolean members) {
        return tree.shape(members ? 1 : 0, IonPlainShapes::tails).tail();
    }

    private static Shape tails(FieldTree tree, long members) {
        IonPlainShapes plain = new IonPlainShapes(tree);
        return Shape.group("values", "values")
                .tail(members == 1 ? plain.members : plain.elements)
                .build();
    }

    /** Finds the shape of a value. */
    private final class Plain implements Tail.Scan {
        private final boolean named;

        Plain(boolean named) {
            this.named = named;
        }

        private static IonPlainValues values(Window bytes) {
            IonPlainValues values = new IonPlainValues(bytes);
            values.symbols(Long.MAX_VALUE);
            return values;
        }

        @Override
        public Tail.Measure measure(MemorySegment bytes, long offset, long end) {
            MemorySegment all = Tail.Scanned.bytes(bytes, offset, end, IonPlainValues.LONGEST);
            IonPlainValues values = values(new Window(all));
            return (at, _) -> {
                int length = values.read(at - offset, all.byteSize(), IonPlainValues.DEEPEST, named, null);
                return Tail.Measure.of(length, values.fields());
            };
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset) {
            long end = Math.min(bytes.byteSize() - offset, IonPlainValues.LONGEST);
            IonPlainValues values = values(Window.part(bytes, offset, end));
            ValueShape into = new ValueShape(offset);
            int length = values.read(0, end, IonPlainValues.DEEPEST, named, into);
            if (length < 0) {
                throw new IllegalStateException("No row begins at 0x%X, and no plain value".formatted(offset));
            }
            Shape shape = into.shape();
            return shape.tail() instanceof Tail.Scanned ? shape.measured(length, values.fields()) : shape;
        }

        @Override
        public boolean mayRefer() {
            return true;
        }
    }

    /** The text of a symbol by its id, as it is meant at an offset. */
    private String text(long at, int id) {
        if (id < IonSymbolTable.FIRST_LOCAL) {
            return IonFieldValues.symbol(tree.source(), -id);
        }
        int ordinal = tree.handles().ordinalAt(at, id - IonSymbolTable.FIRST_LOCAL);
        int place = ordinal & KEPT - 1;
        Text known = texts.get(place);
        if (known == null || known.ordinal != ordinal) {
            long target = tree.handles().definitionOffset(ordinal);
            known = new Text(ordinal, IonFieldValues.symbol(tree.source(), target));
            if (known.text.length() <= IonPlainValues.LONGEST) {
                texts.set(place, known);
            }
        }
        return known.text;
    }

    private Shape shape(Known of) {
        Shape shape = known.get(of);
        if (shape == null) {
            shape = make(of);
            if (known.size() >= KEPT) {
                known.clear();
            }
            known.put(of, shape);
        }
        return shape;
    }

    private Shape make(Known of) {
        IonLayout layout = IonLayout.of(of.layout);
        boolean named = layout.nameBytes() > 0;
        String name = named ? ContainerPreviews.name(of.name) : "content";
        Shape.Builder shape = Shape.group(name, IonKind.of(layout.octet()));
        List<Slot> slots = named
                ? IonParts.named(layout, IonParts.symbol("key", IonKind.FIELD_NAME, layout.nameBytes(), of.refers))
                : IonParts.slots(layout);
        if (IonTypeDescriptor.type(layout.octet()) == IonTypeDescriptor.SYMBOL && !of.parts.isEmpty()) {
            int size = of.parts.getFirst().size();
            slots.add(Slot.of(IonParts.symbol("value", IonKind.SYMBOL, size, of.symbol)));
        } else {
            of.parts.forEach(part -> slots.add(Slot.counted(IonShapes.INSTANCE.fixed(part.shape()), 0, part.size())));
        }
        return IonParts.value(named ? shape.logical(name) : shape, layout, slots, tail(layout.octet()));
    }

    /** What is in a container is made when it is looked into. */
    private Tail tail(int octet) {
        if (!IonTypeDescriptor.isContainer(octet)) {
            return new Tail.OwnRows();
        }
        return IonTypeDescriptor.type(octet) == IonTypeDescriptor.STRUCT ? members : elements;
    }

    /** The shape of the value that is read. */
    final class ValueShape {
        /** Where the first byte that is read is. */
        private final long offset;

        private final List<Part> parts = new ArrayList<>();
        private int layout;
        private int nameLength;
        private String name = "";
        private boolean refers;
        private boolean symbol;

        private ValueShape(long offset) {
            this.offset = offset;
        }

        /** A name, before its value. */
        void name(long at, int length, int id) {
            nameLength = length;
            refers = id >= IonSymbolTable.FIRST_LOCAL;
            name = text(offset + at, id);
        }

        /** The symbol that the value is, before that. */
        void symbol(int size, int id) {
            parts.add(new Part(IonShapes.IGNORED, size));
            symbol = id >= IonSymbolTable.FIRST_LOCAL;
        }

        /** A part of a value, before that; nothing where it has no bytes. */
        void part(int shape, int size) {
            if (size > 0) {
                parts.add(new Part(shape, size));
            }
        }

        void value(int octet, int lengthBytes) {
            layout = IonLayout.of(octet, lengthBytes, nameLength, false);
        }

        private Shape shape() {
            boolean fixed = nameLength == 0
                    && parts.isEmpty()
                    && !IonTypeDescriptor.isContainer(IonLayout.of(layout).octet());
            return fixed
                    ? IonShapes.INSTANCE.fixed(IonShapes.item(layout))
                    : IonPlainShapes.this.shape(new Known(layout, name, refers, symbol, List.copyOf(parts)));
        }
    }
}
