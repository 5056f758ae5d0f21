package dev.hexplain.decoders.smile;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ContainerPreviews;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Handles;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Slot;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The shapes of items without rows in one tree, made from their bytes; those made last are kept. Safe for many threads. */
final class SmilePlainShapes {
    private static final int KEPT = 1 << 12;
    private static final int NO_NAME = -1;

    private final FieldTree tree;
    private final Tail members = new Tail.Scanned(new Tail.OwnRows(), new Plain(SmilePlainItems.Place.MEMBER));
    private final Tail elements = new Tail.Scanned(new Tail.Rows(""), new Plain(SmilePlainItems.Place.ELEMENT));
    private final Map<Known, Shape> known = new ConcurrentHashMap<>();

    /**
     * What the shape of an item depends on.
     *
     * @param layout the {@link SmileLayout}
     * @param sizes of its parts: {@link Known#sizes}
     * @param named where the name is; {@link #NO_NAME} for none
     * @param name of a member, where it is written out: then it does not matter where
     */
    private record Known(int layout, long sizes, long named, String name) {
        private static final int LENGTH_AT = 8;
        private static final int SIZE_AT = 16;
        private static final int KEY_AT = 32;

        /**
         * Sizes in bytes.
         *
         * @param scale 0 for none
         * @param length of the length before the value; 0 for none
         * @param size of the value, up to {@link SmilePlainItems#LONGEST}
         */
        static long sizes(int scale, int length, int size, int key) {
            return scale | (long) length << LENGTH_AT | (long) size << SIZE_AT | (long) key << KEY_AT;
        }

        int scale() {
            return (int) sizes & 0xFF;
        }

        int length() {
            return (int) (sizes >>> LENGTH_AT) & 0xFF;
        }

        int size() {
            return (int) (sizes >>> SIZE_AT) & 0xFFFF;
        }

        int key() {
            return (int) (sizes >>> KEY_AT);
        }
    }

    private SmilePlainShapes(FieldTree tree) {
        this.tree = tree;
    }

    /** Items of a container that is a row, with or without rows: one tail in a tree, while it is not forgotten. */
    static Tail of(FieldTree tree, boolean members) {
        return tree.shape(members ? 1 : 0, SmilePlainShapes::tails).tail();
    }

    private static Shape tails(FieldTree tree, long members) {
        SmilePlainShapes plain = new SmilePlainShapes(tree);
        return Shape.group("items", "items")
                .tail(members == 1 ? plain.members : plain.elements)
                .build();
    }

    /** Finds the shape of an item. */
    private final class Plain implements Tail.Scan {
        private final SmilePlainItems.Place where;

        Plain(SmilePlainItems.Place where) {
            this.where = where;
        }

        private static SmilePlainItems items(Window bytes) {
            SmilePlainItems items = new SmilePlainItems(bytes);
            items.names(Integer.MAX_VALUE, false);
            return items;
        }

        @Override
        public Tail.Measure measure(MemorySegment bytes, long offset, long end) {
            MemorySegment all = Tail.Scanned.bytes(bytes, offset, end, SmilePlainItems.LONGEST);
            SmilePlainItems items = items(new Window(all));
            return (at, _) -> {
                int length = items.read(at - offset, all.byteSize(), SmilePlainItems.DEEPEST, where, null);
                return Tail.Measure.of(length, items.fields());
            };
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset) {
            long end = Math.min(bytes.byteSize() - offset, SmilePlainItems.LONGEST);
            SmilePlainItems items = items(Window.part(bytes, offset, end));
            ItemShape into = new ItemShape(offset);
            int length = items.read(0, end, SmilePlainItems.DEEPEST, where, into);
            if (length < 0) {
                throw new IllegalStateException("No row begins at 0x%X, and no plain item".formatted(offset));
            }
            return into.isContainer ? into.shape.measured(length, items.fields()) : into.shape;
        }

        @Override
        public boolean mayRefer() {
            return true;
        }
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
        SmileLayout layout = SmileLayout.of(of.layout);
        List<Slot> slots = new ArrayList<>();
        String name = of.named == NO_NAME ? "value" : ContainerPreviews.name(name(of));
        Shape.Builder shape = Shape.group(name, SmileParts.kind(layout));
        if (of.named != NO_NAME) {
            slots.add(Slot.of(SmileParts.key(layout.form(), of.named, of.key())));
            shape.logical(name);
        }
        if (SmileScalars.isLong(layout.token())) {
            slots.addAll(SmileParts.inline(layout.token(), of.scale(), of.length(), of.size()));
        }
        return SmileParts.item(shape, layout, slots, tail(layout.token()));
    }

    /** What is in a container is made when it is looked into. */
    private Tail tail(int token) {
        return switch (token) {
            case SmileTokens.START_OBJECT -> members;
            case SmileTokens.START_ARRAY -> elements;
            default -> new Tail.OwnRows();
        };
    }

    private String name(Known of) {
        boolean written = SmileLayout.of(of.layout).form() == SmileKeyForm.SHORT;
        return written ? of.name : SmileFieldValues.key(tree.source(), of.named);
    }

    /** The shape of the item that is read. */
    final class ItemShape {
        /** Where the first byte that is read is. */
        private final long offset;

        private Shape shape = Shapes.gap();
        private boolean isContainer;
        private SmileKeyForm form = SmileKeyForm.SHORT;
        private int keyLength;
        private long named = NO_NAME;
        private String name = "";

        private ItemShape(long offset) {
            this.offset = offset;
        }

        /** A key, before its value. */
        void key(int from, int to, long base) {
            long at = offset + base + from;
            int token = tree.source().u1(at);
            keyLength = to - from;
            if (token >= SmileTokens.KEY_ASCII) {
                form = SmileKeyForm.SHORT;
                named = 0;
                name = SmileFieldValues.key(tree.source(), at);
            } else if (token == SmileTokens.KEY_EMPTY) {
                form = SmileKeyForm.EMPTY;
                named = at;
            } else {
                form = keyLength == 1 ? SmileKeyForm.REFERENCE : SmileKeyForm.LONG_REFERENCE;
                int number = keyLength == 1
                        ? token & 0x3F
                        : (token & 3) << 8 | tree.source().u1(at + 1);
                Handles names = tree.handles();
                named = names.definitionOffset(names.ordinalAt(at, number));
            }
        }

        void scalar(int token, int scale, int length, int size) {
            int extra = SmileTokens.isInt(token) ? size : 0;
            int layout = SmileLayout.of(token, extra, form);
            boolean inline = !SmileScalars.isLong(token);
            if (named == NO_NAME && inline) {
                shape = SmileShapes.INSTANCE.fixed(SmileShapes.item(layout));
            } else {
                shape = shape(new Known(layout, Known.sizes(scale, length, inline ? 0 : size, keyLength), named, name));
            }
        }

        void container(int token) {
            int layout = SmileLayout.of(token, 0, form);
            shape = shape(new Known(layout, Known.sizes(0, 0, 0, keyLength), named, name));
            isContainer = true;
        }

        void end(int token) {
            shape = SmileShapes.INSTANCE.fixed(
                    token == SmileTokens.END_OBJECT ? SmileShapes.END_OBJECT : SmileShapes.END_ARRAY);
        }

        private Shape shape(Known of) {
            return SmilePlainShapes.this.shape(of);
        }
    }
}
