package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.objects.ObjectLayout;
import dev.hexplain.decode.objects.PlainParts;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import org.jspecify.annotations.Nullable;

/** Reads classes, and values that consist of no others, without rows: the parts of {@link KryoPlainValues}. */
final class KryoPlainLeaves {
    /** Levels of fields inside each other: each adds to the walk that finds what is in the innermost. */
    static final int DEEPEST = 8;

    private static final int FIRST_ID = 2;
    private static final int[] SIZES = KryoLeafKinds.all().stream()
            .mapToInt(leaf -> leaf.type().fixedSize())
            .toArray();

    final KryoPlainInput in;
    /** Fields of the tree that were passed. */
    int fields;

    /** The most of them inside each other, of those that have others inside, and how many there may be. */
    int levels;

    private int deepest;

    int depth;
    /** The key read last, as {@link KryoEntryNames} packs it; 0 for none. */
    long key;

    private final KryoClassModel bound;
    private final KryoPlainNames names;
    private final ObjectLayout layout = new ObjectLayout();
    /** The layout of a leaf in a value. */
    private final ObjectLayout leafLayout = new ObjectLayout();

    KryoPlainLeaves(KryoPlainInput in, KryoClassModel bound, KryoPlainNames names) {
        this.in = in;
        this.bound = bound;
        this.names = names;
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

    /** The entry of a map, whose layout begins with its key. */
    ObjectLayout entry(long named) {
        return layout.begin(KryoNameNumbers.ENTRY).type(named);
    }

    /** The class of all elements, which would be a row. */
    Shape elementClass(long at, int width, PlainParts of) {
        leafLayout.begin(KryoNameNumbers.ELEMENT_CLASS).type(codeAt(at));
        PlainParts alone = of.inside();
        alone.add(leafLayout.slot(KryoLeafKinds.ELEMENT_CLASS, width), KryoLeafKinds.PLAIN, width);
        return alone.first();
    }

    /** Finds what is in a value, once that is looked into. */
    Tail.Scan scan(KryoPlainContent content, PlainParts of) {
        return new KryoPlainScan(content, bound, names, of.shapes());
    }

    // -- classes

    /** Bytes of the class tag, and of the name id behind it; 0 where it is not whole. */
    int classWidth(long at) {
        int width = in.width(at);
        if (width == 0 || in.value() != 1) {
            return width;
        }
        int idWidth = in.width(at + width);
        return idWidth == 0 ? 0 : width + idWidth;
    }

    @Nullable TypeRef typeAt(long at) {
        int width = in.width(at);
        int tag = (int) in.value();
        if (tag != 1) {
            return bound.registered(tag - FIRST_ID);
        }
        in.width(at + width);
        return names.type(in.base + at, (int) in.value());
    }

    private long codeAt(long at) {
        int width = in.width(at);
        int tag = (int) in.value();
        if (tag != 1) {
            TypeRef type = bound.registered(tag - FIRST_ID);
            return type == null ? 0 : bound.types.code(type);
        }
        in.width(at + width);
        return names.code(in.base + at, (int) in.value());
    }

    private long code(KryoPlainClass of) {
        return bound.types.code(of.type);
    }

    /** Begins the layout of a value with the parts before its body. */
    ObjectLayout begin(long at, int called, @Nullable KryoPlainClass of, int head) {
        long code = of == null ? 0 : KryoPlainHead.classWidth(head) > 0 ? codeAt(at) : code(of);
        return KryoPlainHead.begin(layout, called, code, head, of != null && of.serializer.counts());
    }

    // -- leaves

    long leaf(long at, int called, int leaf, int width, @Nullable KryoPlainClass of, @Nullable PlainParts into) {
        if (at + width > in.end) {
            return KryoPlainValues.NOT_PLAIN;
        }
        fields++;
        if (into != null) {
            into.add(begin(at, called, of, KryoPlainHead.NONE).slot(leaf, width), KryoLeafKinds.PLAIN, width);
        }
        return at + width;
    }

    /** A leaf behind the parts before it. */
    long scalarOf(
            long at,
            long pos,
            int called,
            int leaf,
            int width,
            int head,
            @Nullable KryoPlainClass of,
            @Nullable PlainParts into) {
        if (pos + width > in.end) {
            return KryoPlainValues.NOT_PLAIN;
        }
        int before = KryoPlainHead.count(head);
        fields += before == 0 ? 1 : before + 2;
        if (into != null) {
            into.add(begin(at, called, of, head).slot(leaf, width), KryoLeafKinds.SCALAR, width);
        }
        return pos + width;
    }

    long scalar(
            long at, long pos, int called, int leaf, int head, @Nullable KryoPlainClass of, @Nullable PlainParts into) {
        int size = SIZES[leaf];
        boolean isLong = leaf == KryoLeafKinds.LONG || leaf == KryoLeafKinds.ULONG || leaf == KryoLeafKinds.DATE;
        int width = size > 0 ? size : isLong ? in.width(pos, KryoVarints.MAX_LONG) : in.width(pos);
        boolean wrong = width == 0
                || pos + width > in.end
                || (leaf == KryoLeafKinds.BOOLEAN && in.u1(pos) > 1)
                || (leaf == KryoLeafKinds.ENUM && (of == null || in.unsigned() > of.constants));
        if (wrong) {
            return KryoPlainValues.NOT_PLAIN;
        }
        if (called == KryoNameNumbers.KEY) {
            key = KryoEntryNames.key(leaf, in.base + pos, width);
        }
        return scalarOf(at, pos, called, leaf, width, head, of, into);
    }

    long text(long at, long pos, int called, int head, @Nullable KryoPlainClass of, @Nullable PlainParts into) {
        if (pos >= in.end) {
            return KryoPlainValues.NOT_PLAIN;
        }
        boolean isKey = called == KryoNameNumbers.KEY;
        if (in.u1(pos) < 0x80) {
            long end = in.asciiEnd(pos);
            int leaf = isKey ? KryoLeafKinds.ASCII_NAME : KryoLeafKinds.VALUE;
            return end < 0 ? KryoPlainValues.NOT_PLAIN : textOf(at, pos, end, called, leaf, 0, head, of, into);
        }
        int width = in.flaggedWidth(pos);
        long units = in.value() - 1;
        if (width == 0 || units > KryoPlainValues.LONGEST) {
            return KryoPlainValues.NOT_PLAIN;
        }
        if (units <= 0) {
            return scalarOf(
                    at, pos, called, units < 0 ? KryoLeafKinds.NULL : KryoLeafKinds.EMPTY, width, head, of, into);
        }
        long end = in.charactersEnd(pos + width, units);
        int leaf = isKey ? KryoLeafKinds.CHARS_NAME : KryoLeafKinds.CHARS;
        return end < 0 ? KryoPlainValues.NOT_PLAIN : textOf(at, pos + width, end, called, leaf, width, head, of, into);
    }

    /** @param lengthWidth bytes of the length before it; 0 for none */
    private long textOf(
            long at,
            long from,
            long end,
            int called,
            int leaf,
            int lengthWidth,
            int head,
            @Nullable KryoPlainClass of,
            @Nullable PlainParts into) {
        if (called == KryoNameNumbers.KEY) {
            key = KryoEntryNames.key(leaf, in.base + from, end - from);
        }
        return sized(at, from, end, called, leaf, KryoLeafKinds.TEXT_LENGTH, lengthWidth, head, of, into);
    }

    /** A leaf of any length, in a row of its own where parts precede it. */
    private long sized(
            long at,
            long from,
            long end,
            int called,
            int leaf,
            int lengthLeaf,
            int lengthWidth,
            int head,
            @Nullable KryoPlainClass of,
            @Nullable PlainParts into) {
        int before = KryoPlainHead.count(head) + (lengthWidth > 0 ? 1 : 0);
        if (before == 0) {
            fields++;
            if (into != null) {
                into.add(leafLayout.begin(called).slot(leaf, 0), KryoLeafKinds.PLAIN, end - from);
            }
            return end;
        }
        if (enter()) {
            return KryoPlainValues.NOT_PLAIN;
        }
        depth--;
        fields += before + 2;
        if (into != null) {
            PlainParts inside = into.inside();
            ObjectLayout whole = begin(at, called, of, head);
            if (lengthWidth > 0) {
                whole.slot(lengthLeaf, lengthWidth);
            }
            inside.add(leafLayout.begin(KryoNameNumbers.VALUE).slot(leaf, 0), KryoLeafKinds.PLAIN, end - from);
            into.add(whole.row(KryoLeafKinds.VALUE), KryoLeafKinds.SCALAR, inside);
        }
        return end;
    }

    long bytes(
            long at, long pos, int called, int leaf, int head, @Nullable KryoPlainClass of, @Nullable PlainParts into) {
        int width = in.width(pos);
        long length = in.unsigned() - 1;
        if (width == 0 || length > KryoPlainValues.LONGEST) {
            return KryoPlainValues.NOT_PLAIN;
        }
        if (length < 0) {
            return scalarOf(at, pos, called, KryoLeafKinds.NULL, width, head, of, into);
        }
        long from = pos + width;
        long end = from + length;
        if (end > in.end) {
            return KryoPlainValues.NOT_PLAIN;
        }
        if (called == KryoNameNumbers.KEY) {
            key = KryoEntryNames.key(leaf, in.base + from, length);
        }
        return sized(at, from, end, called, leaf, KryoLeafKinds.LENGTH, width, head, of, into);
    }
}
