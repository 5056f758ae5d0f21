package dev.hexplain.decoders.json;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.TreeWriter;

/**
 * Writes the current item to the tree: in one or two rows normally, or in a row for each of its parts where it is
 * written unusually or breaks off.
 */
final class JsonItem {
    private final Parse parse;
    private final ParseInput in;
    private final TreeWriter out;
    private final NameTable names;

    private long start;
    /** The end of the white space; the name begins here if there is one. */
    private long spaceEnd;
    /** The offset after the name, of the colon, and of the value; -1 as long as it is unknown. */
    private long nameEnd;

    private long colon;
    private long valueAt;

    /** The shape of the array opened last, and its shape as a typed value; 0 for none. */
    private int array;

    private int typedArray;

    JsonItem(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.names = new NameTable(parse);
    }

    void begin(long at) {
        start = at;
        spaceEnd = at;
        nameEnd = -1;
        colon = -1;
        valueAt = -1;
    }

    long start() {
        return start;
    }

    void space(long end) {
        spaceEnd = end;
        valueAt = end;
    }

    void name(long end) {
        nameEnd = end;
        valueAt = -1;
    }

    void colon(long at, long value) {
        colon = at;
        valueAt = value;
    }

    int array() {
        return array;
    }

    int typedArray() {
        return typedArray;
    }

    private boolean named() {
        return nameEnd >= 0;
    }

    /** Whether the shape holds all that precedes the value. */
    private boolean usual() {
        return colon == nameEnd && valueAt - colon <= 2 && JsonHeading.fits(spaceEnd - start) && isBlank();
    }

    private boolean isBlank() {
        return valueAt == colon + 1 || in.bytes.u1(colon + 1) == ' ';
    }

    private int member(JsonItemKind kind) {
        int heading = usual() ? JsonHeading.of(kind, spaceEnd - start, valueAt == colon + 2) : JsonHeading.free(kind);
        return names.shape(heading, spaceEnd + 1, nameEnd - spaceEnd - 2);
    }

    /** Writes a scalar that ends at an offset, and the comma after it; -1 for none. */
    void write(JsonItemKind kind, long end, long comma) {
        parse.tick();
        if (!named()) {
            value(start, kind, end, comma);
            return;
        }
        out.open(member(kind), start);
        if (usual()) {
            countHead();
            value(valueAt, kind, end, comma);
        } else {
            headRows();
            value(valueAt, kind, end, comma);
        }
        out.close(in.pos);
    }

    /** White space, scalar and comma, as one row where they allow it. */
    private void value(long from, JsonItemKind kind, long end, long comma) {
        long next = comma < 0 ? end : comma + 1;
        int shape = comma > end ? -1 : JsonSpelling.scalar(kind, valueAt - from, end - valueAt, comma >= 0);
        if (shape >= 0) {
            out.leaf(shape, from, next - from);
            in.pos = next;
            out.computed((valueAt > from ? 1 : 0) + valueFields(kind, comma) - 1);
            return;
        }
        out.open(JsonShapes.LOOSE, from);
        spaceRow(from, valueAt);
        if (kind.isString()) {
            stringRows(JsonShapes.STRING, JsonShapes.CHARS, valueAt, end);
        } else {
            out.leaf(kind == JsonItemKind.NUMBER ? JsonShapes.NUMBER : JsonShapes.LITERAL, valueAt, end - valueAt);
        }
        commaRows(end, comma);
        in.pos = next;
        out.close(next);
    }

    /**
     * The shape of a container that begins.
     *
     * @param mayBeTyped whether it is an array whose first item is a string
     */
    int open(JsonItemKind kind, boolean mayBeTyped) {
        int shape = opened(kind);
        array = kind == JsonItemKind.ARRAY ? shape : 0;
        typedArray = mayBeTyped ? opened(JsonItemKind.TYPED) : 0;
        return shape;
    }

    private int opened(JsonItemKind kind) {
        int shape = named() ? member(kind) : JsonSpelling.container(kind, spaceEnd - start);
        if (shape == -1 && !named()) {
            throw MalformedInput.stopped(start, "There is more white space than is read", "a value");
        }
        return shape;
    }

    /** The row of what precedes a container's bracket, unless its shape holds that. */
    void writeHead(long bracket) {
        if (!named()) {
            out.computed(spaceEnd > start ? 2 : 1);
        } else if (usual()) {
            countHead();
            out.computed(1);
        } else {
            out.open(JsonShapes.HEAD, start);
            headRows();
            out.close(bracket);
            out.computed(1);
        }
    }

    /** A value, what it consists of, a comma. */
    private static int valueFields(JsonItemKind kind, long comma) {
        return 1 + (kind.isString() ? 4 : 1) + (comma >= 0 ? 1 : 0);
    }

    /** White space, a string of three parts, a colon, a blank. */
    private void countHead() {
        out.computed((spaceEnd > start ? 1 : 0) + 5 + (valueAt == colon + 2 ? 1 : 0));
    }

    private void headRows() {
        spaceRow(start, spaceEnd);
        stringRows(JsonShapes.NAME, JsonShapes.NAME_CHARS, spaceEnd, nameEnd);
        if (colon >= 0) {
            spaceRow(nameEnd, colon);
            out.leaf(JsonShapes.NAME_SEPARATOR, colon, 1);
            spaceRow(colon + 1, valueAt);
        }
    }

    private void stringRows(int string, int chars, long from, long end) {
        out.open(string, from);
        out.leaf(JsonShapes.QUOTATION_MARK, from, 1);
        out.leaf(chars, from + 1, end - from - 2);
        out.leaf(JsonShapes.QUOTATION_MARK, end - 1, 1);
        out.close(end);
    }

    private void spaceRow(long from, long to) {
        if (to > from) {
            out.leaf(JsonShapes.SPACE, from, to - from);
        }
    }

    /** Writes the end of a container, with the comma after it; -1 for none. */
    void writeEnd(boolean ofObject, long bracket, long comma) {
        long next = comma < 0 ? bracket + 1 : comma + 1;
        int shape = comma > bracket + 1 ? -1 : JsonSpelling.end(ofObject, bracket - start, comma >= 0);
        int fields = 2 + (bracket > start ? 1 : 0) + (comma >= 0 ? 1 : 0);
        if (shape >= 0) {
            parse.leaf(shape, start, next, fields);
            return;
        }
        parse.tick();
        out.open(JsonShapes.LOOSE_END, start);
        spaceRow(start, bracket);
        out.leaf(ofObject ? JsonShapes.END_OBJECT : JsonShapes.END_ARRAY, bracket, 1);
        commaRows(bracket + 1, comma);
        in.pos = next;
        out.close(next);
    }

    private void commaRows(long from, long comma) {
        if (comma >= 0) {
            spaceRow(from, comma);
            out.leaf(JsonShapes.VALUE_SEPARATOR, comma, 1);
        }
    }

    /** Writes the known parts of an item that breaks off, up to an offset. */
    void writeBroken(long end) {
        if (start != in.pos || (spaceEnd == start && !named())) {
            out.unparsed(in.pos, end - in.pos);
            return;
        }
        out.open(
                named()
                        ? names.shape(JsonHeading.free(JsonItemKind.LITERAL), spaceEnd + 1, nameEnd - spaceEnd - 2)
                        : JsonShapes.LOOSE,
                start);
        long known = valueAt >= 0 ? valueAt : nameEnd;
        if (named()) {
            headRows();
        } else {
            spaceRow(start, spaceEnd);
        }
        out.unparsed(known, end - known);
        out.close(end);
    }
}
