package dev.hexplain.decoders.river;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;

/** Begins the value here by its first byte: writes it at once, or opens a row and a frame. */
final class RiverValues {
    private final Parse parse;
    private final ParseInput in;
    private final RiverRows rows;
    private final RiverInstances instances;
    private final RiverClassReader classes;

    RiverValues(Parse parse, RiverRows rows, RiverInstances instances, RiverClassReader classes) {
        this.parse = parse;
        this.in = parse.in;
        this.rows = rows;
        this.instances = instances;
        this.classes = classes;
    }

    void value() {
        int token = in.u1(in.pos, "a value");
        instances.text(0);
        if (RiverInstances.isReference(token)) {
            instances.reference(token);
        } else if (RiverInstances.isString(token)) {
            string(parse, rows, instances, token);
        } else if (token >= RiverToken.ARRAY_EMPTY && token <= RiverToken.ARRAY_LARGE_UNSHARED) {
            array(token);
        } else if (token >= RiverToken.BYTE_OBJECT && token <= RiverToken.DOUBLE_OBJECT) {
            int width = RiverToken.primitive(RiverToken.wrapped(token)).fixedSize();
            in.require(in.pos + 1, width, "a number");
            parse.leaf(rows.shape(RiverKind.WRAPPER, token, 0, 0), in.pos, in.pos + 1 + width, 3);
        } else if (token >= RiverToken.COLLECTION_EMPTY && token <= RiverToken.COLLECTION_LARGE_UNSHARED) {
            collection(token);
        } else {
            other(token);
        }
    }

    private void other(int token) {
        long at = in.pos;
        switch (token) {
            case RiverToken.NEW_OBJECT, RiverToken.NEW_OBJECT_UNSHARED ->
                parse.open(rows.shape(RiverKind.OBJECT, 0, 0, 0), at, at + 1, RiverRule.OBJECT.word(0, 0), 0, 2);
            case RiverToken.PREDEFINED_OBJECT -> {
                in.require(at, 2, "a predefined object");
                classes.takenForOneByte("object");
                parse.leaf(rows.shape(RiverKind.PREDEFINED, token, 0, 0), at, at + 2, 3);
            }
            case RiverToken.SINGLETON_LIST, RiverToken.SINGLETON_SET, RiverToken.REVERSE_ORDER_OF -> wrapping(token, 1);
            case RiverToken.SINGLETON_MAP, RiverToken.PAIR -> wrapping(token, 2);
            case RiverToken.NULL,
                    RiverToken.TRUE_OBJECT,
                    RiverToken.FALSE_OBJECT,
                    RiverToken.EMPTY_LIST,
                    RiverToken.EMPTY_SET,
                    RiverToken.EMPTY_MAP,
                    RiverToken.REVERSE_ORDER -> token(token);
            default -> {
                if (token >= RiverToken.UNMODIFIABLE_COLLECTION && token <= RiverToken.UNMODIFIABLE_ENTRY_SET) {
                    wrapping(token, 1);
                } else if (RiverToken.isClassObject(token)) {
                    token(token);
                } else {
                    throw MalformedInput.wrong(at, 1, "This byte begins no value", "a token of River", in.shown(at));
                }
            }
        }
    }

    private void token(int token) {
        parse.leaf(rows.shape(RiverKind.TOKEN, token, 0, 0), in.pos, in.pos + 1);
    }

    private void wrapping(int token, int parts) {
        parse.out.define(in.pos);
        int shape = rows.shape(RiverKind.WRAPPING, token, 0, 0);
        parse.open(shape, in.pos, in.pos + 1, RiverRule.VALUES.word(0, 0), parts, 2);
    }

    /** Writes the string here, in the row of a value. */
    static void string(Parse parse, RiverRows rows, RiverInstances instances, int token) {
        ParseInput in = parse.in;
        long at = in.pos;
        if (token == RiverToken.STRING_EMPTY) { // has no number
            parse.leaf(rows.shape(RiverKind.TOKEN, token, 0, 0), at, at + 1);
            return;
        }
        int width = RiverToken.countWidth(token, RiverToken.STRING_EMPTY);
        in.require(at + 1, width, "a string");
        long units = RiverTexts.units(in, at + 1, width);
        if (units < 0) {
            throw MalformedInput.wrong(at + 1, width, "A length is negative", "0 or more", Long.toString(units));
        }
        long from = at + 1 + width;
        long end = RiverTexts.end(in, from, units);
        if (end - from > Integer.MAX_VALUE) {
            throw MalformedInput.wrong(at + 1, width, "No string is as long", "at most 2 GB", end - from + " bytes");
        }
        parse.out.define(at);
        instances.text(at);
        parse.leaf(rows.shape(RiverKind.STRING, token, 0, (int) (end - from)), at, end, 4);
    }

    // -- arrays and collections

    private long count(int width, String what) {
        in.require(in.pos + 1, width, what);
        long count = RiverTexts.units(in, in.pos + 1, width);
        if (count < 0) {
            throw MalformedInput.wrong(in.pos + 1, width, "A count is negative", "0 or more", Long.toString(count));
        }
        return count;
    }

    private void array(int token) {
        int width = RiverToken.countWidth(token, RiverToken.ARRAY_EMPTY);
        long count = count(width, "an array");
        long type = in.pos + 1 + width;
        int component = in.u1(type, "the type of an array");
        if (RiverToken.isPrimitive(component)) {
            primitives(token, component, count, type + 1);
            return;
        }
        requireElements(count, type);
        long fields = width == 0 ? 2 : 3;
        int shape = rows.shape(RiverKind.ARRAY, token, 0, 0);
        parse.open(shape, in.pos, type, RiverRule.TYPED_ARRAY.word(0, 0), count, fields);
        classes.read();
    }

    private void primitives(int token, int component, long count, long from) {
        boolean bits = component == RiverToken.BOOLEAN;
        long size = bits
                ? (count + Byte.SIZE - 1) / Byte.SIZE
                : count * RiverToken.primitive(component).fixedSize();
        in.require(from, size, "an array");
        parse.out.define(in.pos);
        int shape = rows.shape(RiverKind.PRIMITIVES, token, -component, bits ? (int) size : 0);
        long head = from - in.pos > 2 ? 4 : 3;
        parse.leaf(shape, in.pos, from + size, head + (bits ? 1 : count));
    }

    private void requireElements(long count, long at) {
        if (count > in.end - at) {
            throw MalformedInput.wrong(
                    in.pos, at - in.pos, "There cannot be so many elements", "0 to " + (in.end - at), "" + count);
        }
    }

    private void collection(int token) {
        int width = RiverToken.countWidth(token, RiverToken.COLLECTION_EMPTY);
        long count = count(width, "a collection");
        long type = in.pos + 1 + width;
        int kind = in.u1(type, "the type of a collection");
        if (!RiverToken.isCollection(kind)) {
            throw MalformedInput.wrong(type, 1, "This is no type of a collection", "a collection", in.shown(type));
        }
        boolean copies = kind == RiverToken.N_COPIES;
        boolean sorted = kind == RiverToken.TREE_SET || kind == RiverToken.TREE_MAP;
        long elements = copies ? 1 : count;
        requireElements(elements, type);
        RiverRule rule = rule(kind);
        if (kind != RiverToken.ENUM_SET_PROXY) {
            parse.out.define(in.pos);
        }
        parse.open(
                rows.shape(RiverKind.COLLECTION, kind, 0, width),
                in.pos,
                type + 1,
                rule.word(0, 0),
                elements,
                width == 0 ? 3 : 4);
        if (kind == RiverToken.ENUM_SET_PROXY || kind == RiverToken.ENUM_MAP) {
            classes.read();
        } else if (sorted) {
            value();
        }
    }

    private static RiverRule rule(int kind) {
        return switch (kind) {
            case RiverToken.ENUM_SET_PROXY -> RiverRule.TYPED_LIST;
            case RiverToken.ENUM_MAP -> RiverRule.TYPED_MAP;
            default -> RiverToken.isMap(kind) ? RiverRule.ENTRIES : RiverRule.VALUES;
        };
    }
}
