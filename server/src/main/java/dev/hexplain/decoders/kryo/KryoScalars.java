package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;

/** Reads what the methods of {@code Output} write: numbers, flags, lengths, texts, bytes. */
final class KryoScalars {
    private final Parse parse;
    private final ParseInput in;
    private final KryoRows rows;

    KryoScalars(Parse parse, KryoRows rows) {
        this.parse = parse;
        this.in = parse.in;
        this.rows = rows;
    }

    /** The value is a leaf whose size follows from its bytes. */
    void leaf(int leaf) {
        int width = width(leaf, rows.pos());
        if (leaf == KryoLeafKinds.BOOLEAN) {
            checkBoolean(rows.pos());
        }
        rows.keyIs(leaf, rows.pos(), width);
        rows.layout().slot(leaf, width);
        rows.leaf(rows.pos() + width);
    }

    /** A leaf in the position of a name. */
    void leaf(int called, int leaf) {
        rows.begin(called);
        leaf(leaf);
    }

    /** The size of a leaf at an offset. */
    private int width(int leaf, long at) {
        int fixed = KryoLeafKinds.all().get(leaf).type().fixedSize();
        if (fixed > 0) {
            in.require(at, fixed, "a value");
            return fixed;
        }
        boolean isLong = leaf == KryoLeafKinds.LONG || leaf == KryoLeafKinds.ULONG || leaf == KryoLeafKinds.DATE;
        return KryoVarints.length(in, at, isLong ? KryoVarints.MAX_LONG : KryoVarints.MAX_INT, "a value");
    }

    /** Reports an invalid boolean; reading continues. */
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
            throw MalformedInput.misread(at, 1, "This says neither yes nor no", "0 or 1", Integer.toString(read));
        }
        return read == 1;
    }

    /** Reads a length; writes the value and returns -1 where it means null. */
    long length(String what) {
        int width = KryoVarints.length(in, rows.pos(), KryoVarints.MAX_INT, what);
        long length = (KryoVarints.value(in.bytes, rows.pos(), width) & 0xFFFF_FFFFL) - 1;
        if (length >= Integer.MAX_VALUE) {
            throw MalformedInput.misread(
                    rows.pos(), width, "A length cannot be below 0", "the length of " + what, "" + (int) length);
        }
        rows.part(length < 0 ? KryoLeafKinds.NULL : KryoLeafKinds.LENGTH, width);
        if (length < 0) {
            rows.leaf(rows.pos());
        }
        return length;
    }

    /** Reads a number of elements, which is not increased by one. */
    long size(String what) {
        int width = KryoVarints.length(in, rows.pos(), KryoVarints.MAX_INT, what);
        long size = KryoVarints.value(in.bytes, rows.pos(), width) & 0xFFFF_FFFFL;
        rows.part(KryoLeafKinds.SIZE, width);
        return size;
    }

    void text() {
        long from = rows.pos();
        if (!KryoStringEnds.hasLength(in, from, "a text")) {
            rows.leaf(
                    rows.isName() ? KryoLeafKinds.ASCII_NAME : KryoLeafKinds.VALUE,
                    from,
                    KryoStringEnds.asciiEnd(in, from, "a text"));
            return;
        }
        int width = KryoVarints.flaggedLength(in, from, "a text");
        int units = KryoVarints.flaggedValue(in.bytes, from, width) - 1;
        if (units <= 0) {
            rows.part(units < 0 ? KryoLeafKinds.NULL : KryoLeafKinds.EMPTY, width);
            rows.leaf(rows.pos());
            return;
        }
        long end = KryoStringEnds.charsEnd(in, from + width, units, "a text");
        rows.part(KryoLeafKinds.TEXT_LENGTH, width);
        rows.leaf(rows.isName() ? KryoLeafKinds.CHARS_NAME : KryoLeafKinds.CHARS, rows.pos(), end);
    }

    void bytes(int leaf) {
        long length = length("bytes");
        if (length >= 0) {
            in.require(rows.pos(), length, "bytes");
            rows.leaf(leaf, rows.pos(), rows.pos() + length);
        }
    }
}
