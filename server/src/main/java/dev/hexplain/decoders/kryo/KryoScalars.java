package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;

/** What the methods of {@code Output} write: numbers, flags, lengths, texts, bytes. */
final class KryoScalars {
    private final Parse parse;
    private final Input in;
    private final KryoRows rows;

    KryoScalars(Parse parse, KryoRows rows) {
        this.parse = parse;
        this.in = parse.in;
        this.rows = rows;
    }

    /** The value is a leaf whose size follows from its bytes. */
    void leaf(int leaf) {
        int width = width(leaf, rows.pos());
        if (leaf == Leaves.BOOLEAN) {
            checkBoolean(rows.pos());
        }
        rows.keyIs(leaf, rows.pos(), width);
        rows.layout().slot(leaf, width);
        rows.emit(rows.pos() + width);
    }

    /** A leaf in the place of a name. */
    void leaf(int called, int leaf) {
        rows.begin(called);
        leaf(leaf);
    }

    /** Bytes of a leaf at an offset. */
    private int width(int leaf, long at) {
        int fixed = Leaves.all().get(leaf).type().fixedSize();
        if (fixed > 0) {
            in.require(at, fixed, "a value");
            return fixed;
        }
        boolean isLong = leaf == Leaves.LONG || leaf == Leaves.ULONG || leaf == Leaves.DATE;
        return Varints.length(in, at, isLong ? Varints.MAX_LONG : Varints.MAX_INT, "a value");
    }

    /** Reports a byte that is no boolean; what follows can be read all the same. */
    private void checkBoolean(long at) {
        int read = in.u1(at, "a boolean");
        if (read > 1) {
            parse.certainty.doubt(Issue.error(at, 1, "A boolean is 0 or 1", "0 or 1", Integer.toString(read)));
        }
    }

    /** A byte that decides what follows: 0 or 1. */
    boolean flag(long at, String what) {
        int read = in.u1(at, what);
        if (read > 1) {
            throw Malformed.misread(at, 1, "This says neither yes nor no", "0 or 1", Integer.toString(read));
        }
        return read == 1;
    }

    /** Passes over a length; writes the value and returns -1 where that says null. */
    long length(String what) {
        int width = Varints.length(in, rows.pos(), Varints.MAX_INT, what);
        long length = (Varints.value(in.bytes, rows.pos(), width) & 0xFFFF_FFFFL) - 1;
        if (length >= Integer.MAX_VALUE) {
            throw Malformed.misread(
                    rows.pos(), width, "A length cannot be below 0", "the length of " + what, "" + (int) length);
        }
        rows.part(length < 0 ? Leaves.NULL : Leaves.LENGTH, width);
        if (length < 0) {
            rows.emit(rows.pos());
        }
        return length;
    }

    void text() {
        long from = rows.pos();
        if (!Texts.hasLength(in, from, "a text")) {
            rows.emit(rows.isName() ? Leaves.ASCII_NAME : Leaves.VALUE, from, Texts.asciiEnd(in, from, "a text"));
            return;
        }
        int width = Varints.flaggedLength(in, from, "a text");
        int units = Varints.flaggedValue(in.bytes, from, width) - 1;
        if (units <= 0) {
            rows.part(units < 0 ? Leaves.NULL : Leaves.EMPTY, width);
            rows.emit(rows.pos());
            return;
        }
        long end = Texts.charsEnd(in, from + width, units, "a text");
        rows.part(Leaves.TEXT_LENGTH, width);
        rows.emit(rows.isName() ? Leaves.CHARS_NAME : Leaves.CHARS, rows.pos(), end);
    }

    void bytes(int leaf) {
        long length = length("bytes");
        if (length >= 0) {
            in.require(rows.pos(), length, "bytes");
            rows.emit(leaf, rows.pos(), rows.pos() + length);
        }
    }
}
