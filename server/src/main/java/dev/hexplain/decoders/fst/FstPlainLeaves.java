package dev.hexplain.decoders.fst;

import dev.hexplain.decode.objects.ObjectLayout;
import dev.hexplain.decode.objects.PlainParts;
import org.jspecify.annotations.Nullable;

/** Reads values that consist of no others without rows: the parts of {@link FstPlainValues}. */
final class FstPlainLeaves {
    /** Levels of fields inside each other: each adds to the walk that finds what is in the innermost. */
    static final int DEEPEST = 8;

    /** Sizes of leaves, or how they follow from the bytes. */
    private static final int[] SIZES = sizes();

    private static final int SHORT = -1;
    private static final int LONG = -2;
    private static final int INT = -3;

    final FstPlainInput in;
    /** Fields of the tree that were passed. */
    int fields;

    /** The most of them inside each other, of those that have others inside, and how many there may be. */
    int levels;

    private int deepest;

    int depth;
    /** The string key read last, as {@link FstClassModel} packs it; 0 for none. */
    long key;

    private final ObjectLayout layout = new ObjectLayout();
    /** The layout of a leaf in a value. */
    private final ObjectLayout leafLayout = new ObjectLayout();

    FstPlainLeaves(FstPlainInput in) {
        this.in = in;
    }

    void begin(int room) {
        fields = 0;
        depth = 0;
        levels = 0;
        deepest = Math.min(DEEPEST, room);
    }

    /** Enters a field with fields in it; whether it is too deep. */
    boolean enter() {
        levels = Math.max(levels, ++depth);
        return depth > deepest;
    }

    /** The entry of a map, named by its key. */
    ObjectLayout entry(long named) {
        return layout.begin(FstClassModel.ENTRY).type(named);
    }

    // -- leaves

    long leaf(long at, int called, int leaf, int width, @Nullable PlainParts into) {
        if (at + width > in.end) {
            return FstPlainValues.NOT_PLAIN;
        }
        fields++;
        if (into != null) {
            into.add(layout.begin(called).slot(leaf, width), FstLeafKinds.SCALAR, width);
        }
        return at + width;
    }

    long raw(long at, int called, int leaf, @Nullable PlainParts into) {
        int width = width(at, leaf);
        return width == 0 ? FstPlainValues.NOT_PLAIN : leaf(at, called, leaf, width, into);
    }

    private static int[] sizes() {
        int[] sizes = FstLeafKinds.all().stream()
                .mapToInt(leaf -> Math.max(0, leaf.type().fixedSize()))
                .map(size -> size == 0 ? INT : size)
                .toArray();
        sizes[FstLeafKinds.MARK] = 1;
        sizes[FstLeafKinds.VERSION] = 1;
        sizes[FstLeafKinds.TYPE] = 1;
        sizes[FstLeafKinds.SHORT] = SHORT;
        sizes[FstLeafKinds.CHAR] = SHORT;
        sizes[FstLeafKinds.LONG] = LONG;
        sizes[FstLeafKinds.DATE] = LONG;
        return sizes;
    }

    /** Bytes of a leaf; 0 where it is not whole. */
    int width(long at, int leaf) {
        int size = SIZES[leaf];
        return switch (size) {
            case SHORT -> in.shortWidth(at);
            case INT -> in.width(at, false);
            case LONG -> in.width(at, true);
            default -> at + size <= in.end ? size : 0;
        };
    }

    long boxed(long at, int called, int leaf, long code, @Nullable PlainParts into) {
        int width = in.width(at + 1, leaf == FstLeafKinds.LONG);
        if (width == 0) {
            return FstPlainValues.NOT_PLAIN;
        }
        fields += 3;
        if (into != null) {
            into.add(head(called, code, 0, false).slot(leaf, width), FstLeafKinds.SCALAR, 0);
        }
        return at + 1 + width;
    }

    long handle(long at, int called, @Nullable PlainParts into) {
        int width = in.width(at + 1, false);
        if (width == 0 || !in.isBefore(in.integer(at + 1, width), at)) {
            return FstPlainValues.NOT_PLAIN;
        }
        fields += 3;
        if (into != null) {
            into.add(head(called, 0, 0, false).slot(FstLeafKinds.REFERENCE, width), FstLeafKinds.SCALAR, 0);
        }
        return at + 1 + width;
    }

    long enumeration(long at, int called, FstPlainClass of, int classWidth, @Nullable PlainParts into) {
        int width = of.isKnown() ? in.width(at + 1 + classWidth, false) : 0;
        if (width == 0) {
            return FstPlainValues.NOT_PLAIN;
        }
        fields += 4;
        if (into != null) {
            into.add(head(called, of.code(), classWidth, false).slot(FstLeafKinds.ENUM, width), FstLeafKinds.SCALAR, 0);
        }
        return at + 1 + classWidth + width;
    }

    /** Begins the layout of a value with a tag, and the number of its class if that is in the bytes. */
    ObjectLayout head(int called, long code, int classWidth, boolean defines) {
        layout.begin(called).type(code).slot(FstLeafKinds.TAG, 1);
        if (classWidth > 0) {
            layout.slot(FstLeafKinds.CLASS, classWidth);
        }
        return defines ? layout.defines() : layout;
    }

    /** A number of bytes, and so many as one leaf. */
    long bytes(long pos, int called, FstPlainClass of, int classWidth, int leaf, @Nullable PlainParts into) {
        int width = in.width(pos, false);
        long length = width == 0 ? -1 : in.integer(pos, width);
        long end = pos + width + length;
        if (length < 0 || length > FstPlainValues.LONGEST || end > in.end || enter()) {
            return FstPlainValues.NOT_PLAIN;
        }
        depth--;
        fields += classWidth > 0 ? 5 : 4;
        if (into != null) {
            lengthAndLeaf(head(called, of.code(), classWidth, true), width, leaf, length, into);
        }
        return end;
    }

    private void lengthAndLeaf(ObjectLayout head, int width, int leaf, long length, PlainParts into) {
        PlainParts inside = into.inside();
        head.slot(FstLeafKinds.LENGTH, width).row(FstLeafKinds.VALUE);
        inside.add(leafLayout.begin(FstClassModel.VALUE).slot(leaf, 0), FstLeafKinds.SCALAR, length);
        into.add(head, FstLeafKinds.SCALAR, inside);
    }

    /** @param tagged whether a tag precedes the length */
    long text(long pos, int called, long code, int classWidth, boolean tagged, @Nullable PlainParts into) {
        int width = in.width(pos, false);
        long length = width == 0 ? -1 : in.integer(pos, width);
        if (length < 0 || length > FstPlainValues.LONGEST || pos + width + length > in.end || enter()) {
            return FstPlainValues.NOT_PLAIN;
        }
        long from = pos + width;
        long end = in.charactersEnd(from, length);
        if (end < 0) {
            return FstPlainValues.NOT_PLAIN;
        }
        depth--;
        fields += classWidth > 0 ? 5 : tagged ? 4 : 3;
        boolean isKey = called == FstClassModel.KEY;
        if (isKey) {
            key = (in.base + from) << 16 | Math.min(end - from, 0xFFFF);
        }
        if (into != null) {
            ObjectLayout head = tagged ? head(called, code, classWidth, true) : layout.begin(called);
            lengthAndLeaf(head, width, isKey ? FstLeafKinds.NAME_VALUE : FstLeafKinds.VALUE, end - from, into);
        }
        return end;
    }
}
