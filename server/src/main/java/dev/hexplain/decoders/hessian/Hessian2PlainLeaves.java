package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Window;
import dev.hexplain.decoders.hessian.HessianShapes.Content;
import org.jspecify.annotations.Nullable;

/** Reads values that consist of no others, and ints: the parts of {@link Hessian2PlainValues}. */
final class Hessian2PlainLeaves {
    private static final int NOT_PLAIN = Hessian2PlainValues.NOT_PLAIN;

    private final Window in;
    byte[] bytes = {};
    /** What is at index 0 of the array. */
    long base;
    /** Behind the last index that may be read. */
    int stop;

    /** Fields of the tree that were passed. */
    int fields;

    /** The most of them inside each other, of those that have others inside. */
    int levels;

    /** Whether the shapes of the value read last follow from its first byte. */
    boolean laidOut;
    /** The int read last. */
    int number;

    Hessian2PlainLeaves(Window in) {
        this.in = in;
    }

    /** Begins to read at an offset; returns the index of that. */
    int begin(long at, long limit) {
        int most = (int) Math.min(Hessian2PlainValues.LONGEST, limit - at);
        int from = in.place(at, most);
        bytes = in.array();
        base = at - from;
        stop = from + most;
        fields = 0;
        levels = 0;
        return from;
    }

    // -- each method returns the index after what it reads, or NOT_PLAIN

    /** A value whose shapes follow from its first byte. */
    int laidOut(int tag, int end, HessianPart part, Hessian2PlainShapes.@Nullable Values into) {
        if (end > stop) {
            return NOT_PLAIN;
        }
        laidOut = true;
        fields += Hessian2PlainBytes.fields(tag);
        if (into != null) {
            into.fixed(HessianShapes.plain(part, Hessian2PlainBytes.alike(tag)));
        }
        return end;
    }

    /** Counts the fields of the int, too. */
    int pastInt(int at) {
        int size = Hessian2PlainBytes.sizeOfInt(bytes, at, stop);
        if (size == 0) {
            return NOT_PLAIN;
        }
        number = Hessian2PlainBytes.intAt(bytes, at, size);
        fields += Hessian2PlainBytes.fields(bytes[at] & 0xFF);
        return at + size;
    }

    int text(int at, int tag, int depth, HessianPart part, Hessian2PlainShapes.@Nullable Values into) {
        int from = at + Hessian2Text.headOf(tag);
        if (from > stop) {
            return NOT_PLAIN;
        }
        int units = Hessian2PlainBytes.lengthAt(bytes, at);
        boolean ascii = Hessian2PlainBytes.isAscii(bytes, from, units, stop);
        if (ascii && Hessian2PlainBytes.isLaidOut(tag)) {
            return laidOut(tag, from + units, part, into);
        }
        int end = ascii ? from + units : Hessian2PlainBytes.textEnd(bytes, from, units, stop);
        if (end >= 0 && into != null) {
            boolean surrogates = !ascii && Hessian2PlainBytes.hasSurrogates(bytes, from, end);
            into.wide(part, tag, surrogates ? Content.SURROGATES : Content.TEXT, end - from);
        }
        return wide(tag, end, depth);
    }

    int data(int at, int tag, int depth, HessianPart part, Hessian2PlainShapes.@Nullable Values into) {
        int from = at + Hessian2Text.headOf(tag);
        int length = from > stop ? Hessian2PlainValues.LONGEST : Hessian2PlainBytes.lengthAt(bytes, at);
        if (length > stop - from) {
            return NOT_PLAIN;
        }
        if (Hessian2PlainBytes.isLaidOut(tag)) {
            return laidOut(tag, from + length, part, into);
        }
        if (into != null) {
            into.wide(part, tag, Content.DATA, length);
        }
        return wide(tag, from + length, depth);
    }

    /** A text or binary data whose content would be a row in another. */
    private int wide(int tag, int end, int depth) {
        fields += Hessian2Text.headOf(tag) > 2 ? 4 : 3;
        levels = Math.max(levels, depth + 1);
        return end;
    }
}
