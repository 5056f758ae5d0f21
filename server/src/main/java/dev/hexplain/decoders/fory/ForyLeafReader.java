package dev.hexplain.decoders.fory;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;

/** Reads leaves at the current position, one after the other. */
final class ForyLeafReader {
    private static final int LONGEST_LONG = 9;

    private final Parse parse;
    private final ForyShapes shapes;

    ForyLeafReader(Parse parse, ForyShapes shapes) {
        this.parse = parse;
        this.shapes = shapes;
    }

    long pos() {
        return parse.in.pos;
    }

    int peek(String what) {
        return parse.in.u1(parse.in.pos, what);
    }

    byte[] copy(long length) {
        parse.in.require(parse.in.pos, length, "a name");
        return parse.in.bytes.copy(parse.in.pos, (int) length);
    }

    boolean has(long at, long length) {
        return at >= 0 && length >= 0 && length <= parse.in.end - at;
    }

    /** A copy of bytes that were checked to be there. */
    byte[] copyAt(long at, int length) {
        return parse.in.bytes.copy(at, length);
    }

    /** The size of a varint at an offset; 0 where there is none. */
    int lengthAt(long at) {
        int length = ForyVarints.length(i -> has(i, 1) ? parse.in.bytes.u1(i) : 0xFF, at, ForyVarints.LONGEST_UNSIGNED);
        return has(at, length) ? length : 0;
    }

    /** Opens a row that is complete when its value is. */
    void hold(int shape) {
        parse.open(shape, pos(), pos(), ForyRule.DONE, 0);
    }

    void leaf(int shape, long length, String what) {
        parse.in.require(parse.in.pos, length, what);
        parse.leaf(shape, parse.in.pos, parse.in.pos + length);
    }

    int u1(int shape, String what) {
        int value = peek(what);
        leaf(shape, 1, what);
        return value;
    }

    /** The varint at the position, without moving. */
    long peekUnsigned(String what) {
        return ForyVarints.unsigned(parse.in.bytes.copy(parse.in.pos, lengthOf(ForyVarints.LONGEST_UNSIGNED, what)));
    }

    long varuint(int shape) {
        long value = peekUnsigned("a number");
        leaf(shape, lengthOf(ForyVarints.LONGEST_UNSIGNED, "a number"), "a number");
        return value;
    }

    /** The size of a varint; fails where it is incomplete. */
    int lengthOf(int most, String what) {
        long at = parse.in.pos;
        int length = ForyVarints.length(offset -> parse.in.u1(offset, what), at, most);
        if (length == 0) {
            throw MalformedInput.wrong(at, most, "The number does not end", "at most " + most + " bytes", "");
        }
        return length;
    }

    void scalar(ForyKind.Form form, int shape) {
        switch (form) {
            case STRING -> text();
            case INT -> leaf(shape, lengthOf(ForyVarints.LONGEST_UNSIGNED, "an int"), "an int");
            case XLANG_DATE, VAR_LONG -> leaf(shape, lengthOf(LONGEST_LONG, "a long"), "a long");
            case TAGGED_LONG -> leaf(shape, (peek("a long") & 1) == 0 ? Integer.BYTES : 1 + Long.BYTES, "a long");
            case DURATION -> leaf(shape, lengthOf(LONGEST_LONG, "a duration") + Integer.BYTES, "a duration");
            case BIG_INTEGER -> counted(shapes.bigInteger);
            case BIG_DECIMAL -> decimal();
            case XLANG_DECIMAL -> xlangDecimal();
            case LOCAL_TIME, LOCAL_DATE_TIME, OFFSET_TIME, OFFSET_DATE_TIME, ZONE_OFFSET -> time(form, shape);
            case PATTERN -> {
                text();
                leaf(shapes.form(ForyKind.Form.FIXED_INT), Integer.BYTES, "flags");
            }
            case OPTIONAL_INT -> optional(ForyKind.Form.FIXED_INT);
            case OPTIONAL_LONG -> optional(ForyKind.Form.FIXED_LONG);
            case OPTIONAL_DOUBLE -> optional(ForyKind.Form.DOUBLE);
            case ZONED_DATE_TIME -> {
                time(form, shape);
                text();
            }
            case LOCALE -> {
                for (int part : shapes.localeParts) {
                    parse.open(part, pos(), pos(), 0, 0);
                    text();
                    parse.close();
                }
            }
            default -> leaf(shape, form.size(), "a value");
        }
    }

    private void optional(ForyKind.Form number) {
        if (u1(shapes.present, "an optional number") != 0) {
            leaf(shapes.form(number), number.size(), "a number");
        }
    }

    private void time(ForyKind.Form form, int shape) {
        long at = pos();
        leaf(shape, ForyTimes.length(form, i -> parse.in.u1(at + i, "a time")), "a time");
    }

    void text() {
        long head = peekUnsigned("a text");
        int coder = (int) head & 3;
        if (coder > ForyShapes.UTF_8) {
            throw MalformedInput.wrong(pos(), 1, "A text has no such encoding", "0, 1 or 2", Integer.toString(coder));
        }
        int size = lengthOf(ForyVarints.LONGEST_UNSIGNED, "a text");
        parse.in.require(pos() + size, head >>> 2, "a text");
        varuint(shapes.textLength);
        if (head >>> 2 > 0 || coder == ForyShapes.LATIN_1) {
            leaf(shapes.text(coder), head >>> 2, "a text");
        }
    }

    private void counted(int shape) {
        long length = varuint(shapes.length);
        leaf(shape, length, "a number");
    }

    private void decimal() {
        parse.open(shapes.decimal, pos(), pos(), 0, 0);
        varuint(shapes.scale);
        varuint(shapes.precision);
        counted(shapes.bigInteger);
        parse.close();
    }

    /** A scale, then a small number, or the length and the bytes of a large one. */
    private void xlangDecimal() {
        leaf(shapes.form(ForyKind.Form.INT), lengthOf(ForyVarints.LONGEST_UNSIGNED, "a decimal"), "a decimal");
        int size = lengthOf(LONGEST_LONG, "a decimal");
        long head = ForyVarints.unsigned(parse.in.bytes.copy(pos(), size));
        boolean large = (head & 1) != 0;
        leaf(large ? shapes.length : shapes.bytes, size, "a decimal");
        if (large) {
            leaf(shapes.bytes, head >>> 2, "a decimal");
        }
    }
}
