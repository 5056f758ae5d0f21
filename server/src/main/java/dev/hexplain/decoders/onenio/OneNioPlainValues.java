package dev.hexplain.decoders.onenio;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;

/** Reads values whose layout follows from their first byte, so that they need no row. */
final class OneNioPlainValues {
    /** Longer texts have a length of four bytes. */
    private static final int UTF_LIMIT = 0x7FFF;

    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;
    private final OneNioShapes shapes;

    OneNioPlainValues(Parse parse, OneNioShapes shapes) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.shapes = shapes;
    }

    /** The offset after a value whose layout follows from its first byte; -1 for one that needs a row. */
    long end(long at) {
        int tag = in.u1(at, "an object");
        if (tag == OneNioBootstrapTypes.STRING) {
            return textEnd(at);
        }
        int size = size(tag);
        if (size > 0) {
            in.require(at, size, "a value");
        }
        return size > 0 ? at + size : -1;
    }

    private long textEnd(long at) {
        in.require(at, 3, "a string");
        int length = in.bytes.u2(at + 1);
        if (length > UTF_LIMIT) {
            return -1;
        }
        in.require(at + 3, length, "a string");
        return at + 3 + length;
    }

    private static int size(int tag) {
        return switch (tag) {
            case OneNioBootstrapTypes.NULL -> 1;
            case OneNioBootstrapTypes.BOOLEAN, OneNioBootstrapTypes.BYTE -> 2;
            case OneNioBootstrapTypes.REFERENCE, OneNioBootstrapTypes.SHORT, OneNioBootstrapTypes.CHARACTER -> 3;
            case OneNioBootstrapTypes.WIDE_REFERENCE, OneNioBootstrapTypes.INTEGER, OneNioBootstrapTypes.FLOAT -> 5;
            case OneNioBootstrapTypes.LONG,
                    OneNioBootstrapTypes.DOUBLE,
                    OneNioBootstrapTypes.DATE,
                    OneNioBootstrapTypes.NOT_FOUND -> 9;
            case OneNioBootstrapTypes.TIMESTAMP -> 13;
            default -> 0;
        };
    }

    /** Writes a value that is one row; whether it is one. */
    boolean write() {
        long at = in.pos;
        long end = end(at);
        if (end < 0) {
            return false;
        }
        parse.leaf(OneNioShapes.value(in.bytes.u1(at)), at, end);
        note(at);
        out.computed(-1); // the row itself, which is counted already
        return true;
    }

    /** Skips a value that the surrounding layout computes; whether it is one. */
    boolean pass() {
        long at = in.pos;
        long end = end(at);
        if (end < 0) {
            return false;
        }
        in.pos = end;
        note(at);
        return true;
    }

    /** Counts the fields of a value without a row, and defines its handle. */
    void note(long at) {
        int tag = in.bytes.u1(at);
        out.computed(shapes.fixed(OneNioShapes.value(tag)).slots().size() + 1);
        if (isReference(tag)) {
            requireDefined(at, tag);
        } else if (tag != OneNioBootstrapTypes.NULL) {
            out.define(at);
        }
    }

    private void requireDefined(long at, int tag) {
        int index = referredTo(at, tag);
        if (index < 0 || index >= out.handleCount()) {
            out.issue(Issue.error(
                    at + 1,
                    tag == OneNioBootstrapTypes.REFERENCE ? 2 : 4,
                    "The reference leads to nothing begun before",
                    "less than " + out.handleCount(),
                    Integer.toString(index)));
        }
    }

    /** A length of four bytes, as in lists, maps and arrays. */
    int length(long at) {
        in.require(at, 4, "a length");
        int length = in.bytes.s4(at);
        if (length < 0) {
            throw MalformedInput.wrong(at, 4, "A length is negative", "0 or more", Integer.toString(length));
        }
        return length;
    }

    static boolean isReference(int tag) {
        return tag == OneNioBootstrapTypes.REFERENCE || tag == OneNioBootstrapTypes.WIDE_REFERENCE;
    }

    /** The handle in a reference. */
    int referredTo(long at, int tag) {
        return tag == OneNioBootstrapTypes.REFERENCE ? in.bytes.u2(at + 1) : in.bytes.s4(at + 1);
    }
}
