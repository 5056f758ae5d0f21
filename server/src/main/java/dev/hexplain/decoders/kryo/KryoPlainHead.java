package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.objects.ObjectLayout;

/**
 * The parts before the body of a value without a row, as one number: bytes of the class, and the leaf and bytes of what
 * says that the value is there.
 */
final class KryoPlainHead {
    static final int NONE = 0;

    private static final int LEAF_SHIFT = 4;
    private static final int WIDTH_SHIFT = 10;
    private static final int LOW = 0xF;
    private static final int LEAF = 0x3F;

    private KryoPlainHead() {}

    static int of(int classWidth, int leaf, int width) {
        return classWidth | leaf << LEAF_SHIFT | width << WIDTH_SHIFT;
    }

    static int classWidth(int head) {
        return head & LOW;
    }

    /** The number of its parts. */
    static int count(int head) {
        return ((head & LOW) > 0 ? 1 : 0) + (head >>> WIDTH_SHIFT > 0 ? 1 : 0);
    }

    /** Begins a layout with the parts. */
    static ObjectLayout begin(ObjectLayout layout, int called, long code, int head, boolean counts) {
        layout.begin(called).type(code);
        if ((head & LOW) > 0) {
            layout.slot(KryoLeafKinds.CLASS, head & LOW);
        }
        int leaf = head >>> LEAF_SHIFT & LEAF;
        if (head >>> WIDTH_SHIFT > 0) {
            layout.slot(leaf, head >>> WIDTH_SHIFT);
        }
        return leaf == KryoLeafKinds.FIRST && counts ? layout.defines() : layout;
    }
}
