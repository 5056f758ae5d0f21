package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.PlainText;
import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.KnownRecipes;
import dev.hexplain.decoders.protostuff.StuffKey.Form;
import dev.hexplain.decoders.protostuff.StuffKey.Naming;
import dev.hexplain.decoders.protostuff.StuffType.Kind;
import dev.hexplain.decoders.protostuff.StuffType.Place;
import dev.hexplain.decoders.protostuff.Word.Rule;
import org.jspecify.annotations.Nullable;

/** The field whose tag was read last, and its value, by its wire type. */
final class TaggedField {
    private final Parse parse;
    private final Input in;
    private final KnownRecipes recipes;

    private long at;
    private int tagLength;
    private int number;
    private int wireType;

    TaggedField(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.recipes = new KnownRecipes(parse.out);
    }

    // -- the tag

    /** Reads the tag here. */
    void read() {
        at = in.pos;
        tagLength = varint(at, "a tag");
        long tag = Varint.value(in.bytes, at, tagLength);
        if (tag >>> 3 == 0 || tag >>> 32 != 0 || (tag & 7) == 7) {
            throw Malformed.wrong(
                    at,
                    tagLength,
                    "This is no tag",
                    "a number from 1 and a wire type to 6",
                    Long.toUnsignedString(tag));
        }
        number = (int) (tag >>> 3);
        wireType = (int) tag & 7;
    }

    /** Where the tag begins. */
    long at() {
        return at;
    }

    /** The offset behind the tag. */
    long end() {
        return at + tagLength;
    }

    int number() {
        return number;
    }

    int wireType() {
        return wireType;
    }

    /** Bytes of the varint at an offset, which must be there. */
    int varint(long where, String what) {
        int length = Varint.length(in.bytes, where, in.end);
        if (length < 0) {
            throw Malformed.wrong(
                    where, Varint.MAX_LENGTH, "The varint of " + what + " does not end", "at most 10 bytes", "more");
        }
        if (length == 0) {
            throw Malformed.endOfSource(where, what, in.end - where + 1, in.end - where);
        }
        return length;
    }

    // -- the value

    /** Reads what stands behind the tag: a row, or a row and a frame. */
    void value(@Nullable Place place, Naming naming, long named) {
        switch (wireType) {
            case WireType.VARINT -> varintValue(Form.VARINT, place, naming, named, "a value");
            case WireType.I64 -> scalar(Form.I64, place, naming, named, 0, Long.BYTES);
            case WireType.I32 -> scalar(Form.I32, place, naming, named, 0, Integer.BYTES);
            case WireType.REFERENCE -> varintValue(Form.REFERENCE, place, naming, named, "the number of an object");
            case WireType.LEN -> delimited(place, naming, named);
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
        boolean text = (place != null && place.type() instanceof StuffType.Scalar scalar)
                ? scalar.kind() == Kind.STRING || scalar.kind() == Kind.BIG_DECIMAL
                : PlainText.isLikely(in.bytes, body, body + length);
        if (text) {
            parse.checkUtf8(body, length);
        }
        parse.out.open(shape(text ? Form.TEXT : Form.BYTES, naming, place, named, lengthLength), at);
        parse.out.computed(2);
        parse.leaf(StuffShapes.content(text, naming), body, body + length);
        parse.out.close(in.pos);
    }

    /** Opens a group with a frame's word. */
    void group(@Nullable Place place, Naming naming, long named, long word) {
        parse.open(shape(Form.GROUP, naming, place, named, 0), at, end(), word, 0);
        parse.out.computed(1);
    }

    /** Opens the row of a run, which begins with its first field. */
    void run(Place list) {
        long word = Word.of(Rule.RUN, Word.number(list), 0);
        parse.open(shape(Form.RUN, Naming.FIELD, list, 0, 0), at, at, word, number);
    }

    /** Writes the end of a group. */
    void groupEnd() {
        parse.leaf(shape(Form.END, Naming.FIELD, null, 0, 0), at, end());
    }

    /** The frame of a group, by what stands in it. */
    private long inside(@Nullable StuffType type, @Nullable Place place) {
        return switch (type) {
            case StuffType.Pojo pojo -> Word.of(Rule.OBJECT, Word.number(pojo.type()), number);
            case StuffType.Array array -> Word.of(Rule.ARRAY, Word.number(array.item()), number);
            case StuffType.Mapping mapping -> Word.of(Rule.MAP, Word.number(place), number);
            case StuffType.Dynamic dynamic -> Word.of(Rule.DYNAMIC, 0, number);
            case null, default -> Word.of(Rule.OBJECT, 0, number);
        };
    }

    private int shape(Form form, Naming naming, @Nullable Place place, long named, int valueLength) {
        long key = StuffKey.of(form, naming, Word.number(place), number, tagLength, valueLength);
        return naming == Naming.NUMBER || naming == Naming.ENTRY ? recipes.shape(named, key) : recipes.shape(key);
    }
}
