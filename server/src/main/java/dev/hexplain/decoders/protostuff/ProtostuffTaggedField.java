package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.schema.KnownShapeRefs;
import dev.hexplain.decoders.protostuff.ProtostuffFrameState.Rule;
import dev.hexplain.decoders.protostuff.ProtostuffShapeKey.Form;
import dev.hexplain.decoders.protostuff.ProtostuffShapeKey.Naming;
import dev.hexplain.decoders.protostuff.ProtostuffType.Kind;
import dev.hexplain.decoders.protostuff.ProtostuffType.Place;
import org.jspecify.annotations.Nullable;

/** Reads a field: its tag, and its value by wire type. */
final class ProtostuffTaggedField {
    private final Parse parse;
    private final ParseInput in;
    private final KnownShapeRefs shapeRefs;

    private long at;
    private int tagLength;
    private int number;
    private int wireType;

    ProtostuffTaggedField(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.shapeRefs = new KnownShapeRefs(parse.out);
    }

    // -- the tag

    /** Reads the tag here. */
    void read() {
        at = in.pos;
        tagLength = varint(at, "a tag");
        long tag = Varint.value(in.bytes, at, tagLength);
        if (tag >>> 3 == 0 || tag >>> 32 != 0 || (tag & 7) == 7) {
            throw MalformedInput.wrong(
                    at,
                    tagLength,
                    "This is no tag",
                    "a number from 1 and a wire type to 6",
                    Long.toUnsignedString(tag));
        }
        number = (int) (tag >>> 3);
        wireType = (int) tag & 7;
    }

    /** The offset of the tag. */
    long at() {
        return at;
    }

    /** The offset after the tag. */
    long end() {
        return at + tagLength;
    }

    int number() {
        return number;
    }

    int wireType() {
        return wireType;
    }

    /** Bytes of the varint at an offset; fails where it is incomplete. */
    int varint(long where, String what) {
        int length = Varint.length(in.bytes, where, in.end);
        if (length < 0) {
            throw MalformedInput.wrong(
                    where, Varint.MAX_LENGTH, "The varint of " + what + " does not end", "at most 10 bytes", "more");
        }
        if (length == 0) {
            throw MalformedInput.endOfSource(where, what, in.end - where + 1, in.end - where);
        }
        return length;
    }

    // -- the value

    /** Reads the value after the tag: a row, or a row and a frame. */
    void value(@Nullable Place place, Naming naming, long named) {
        switch (wireType) {
            case ProtostuffWireType.VARINT -> varintValue(Form.VARINT, place, naming, named, "a value");
            case ProtostuffWireType.I64 -> scalar(Form.I64, place, naming, named, 0, Long.BYTES);
            case ProtostuffWireType.I32 -> scalar(Form.I32, place, naming, named, 0, Integer.BYTES);
            case ProtostuffWireType.REFERENCE ->
                varintValue(Form.REFERENCE, place, naming, named, "the number of an object");
            case ProtostuffWireType.LEN -> delimited(place, naming, named);
            default -> group(place, naming, named, inside(place == null ? null : place.type(), place));
        }
    }

    private void varintValue(Form form, @Nullable Place place, Naming naming, long named, String what) {
        int length = varint(end(), what);
        scalar(form, place, naming, named, length, length);
    }

    private void scalar(Form form, @Nullable Place place, Naming naming, long named, int varint, int length) {
        in.require(end(), length, "a value");
        parse.leaf(shape(form, naming, place, named, varint), at, end() + length);
        parse.out.computed(2);
    }

    private void delimited(@Nullable Place place, Naming naming, long named) {
        int lengthLength = varint(end(), "a length");
        long length = Varint.value(in.bytes, end(), lengthLength);
        long body = end() + lengthLength;
        in.require(body, length, "a value");
        boolean known = place != null && place.type() instanceof ProtostuffType.Scalar;
        boolean text = (place != null && place.type() instanceof ProtostuffType.Scalar scalar)
                ? scalar.kind() == Kind.STRING || scalar.kind() == Kind.BIG_DECIMAL
                : PlainText.isLikely(in.bytes, body, body + length);
        if (text) {
            parse.checkUtf8(body, length);
        }
        parse.out.open(shape(text ? Form.TEXT : Form.BYTES, naming, place, named, lengthLength), at);
        parse.out.computed(2);
        if (text || known) {
            parse.leaf(ProtostuffShapes.content(text, naming), body, body + length);
        } else {
            parse.opaqueLeaf(ProtostuffShapes.UNKNOWN_BYTES, body, body + length);
        }
        parse.out.close(in.pos);
    }

    /** Opens a group with a frame's state word. */
    void group(@Nullable Place place, Naming naming, long named, long word) {
        parse.out.define(at);
        parse.open(shape(Form.GROUP, naming, place, named, 0), at, end(), word, 0);
        parse.out.computed(1);
    }

    /** Opens the row of a run, which begins with its first field. */
    void run(Place list) {
        long word = ProtostuffFrameState.of(Rule.RUN, ProtostuffFrameState.number(list), 0);
        parse.open(shape(Form.RUN, Naming.FIELD, list, 0, 0), at, at, word, number);
    }

    /** Writes the end of a group. */
    void groupEnd() {
        parse.leaf(shape(Form.END, Naming.FIELD, null, 0, 0), at, end());
    }

    /** The frame of a group, by its content. */
    private long inside(@Nullable ProtostuffType type, @Nullable Place place) {
        return switch (type) {
            case ProtostuffType.Pojo pojo ->
                ProtostuffFrameState.of(Rule.OBJECT, ProtostuffFrameState.number(pojo.type()), number);
            case ProtostuffType.Array array ->
                ProtostuffFrameState.of(Rule.ARRAY, ProtostuffFrameState.number(array.item()), number);
            case ProtostuffType.Mapping mapping ->
                ProtostuffFrameState.of(Rule.MAP, ProtostuffFrameState.number(place), number);
            case ProtostuffType.Dynamic dynamic -> ProtostuffFrameState.of(Rule.DYNAMIC, 0, number);
            case null, default -> ProtostuffFrameState.of(Rule.OBJECT, 0, number);
        };
    }

    private int shape(Form form, Naming naming, @Nullable Place place, long named, int valueLength) {
        long key =
                ProtostuffShapeKey.of(form, naming, ProtostuffFrameState.number(place), number, tagLength, valueLength);
        return naming == Naming.NUMBER || naming == Naming.ENTRY ? shapeRefs.shape(named, key) : shapeRefs.shape(key);
    }
}
