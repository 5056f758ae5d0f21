package dev.hexplain.decoders.avro;

import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.avro.AvroShapeKey.Form;
import dev.hexplain.decoders.avro.AvroShapeKey.Naming;
import dev.hexplain.decoders.avro.AvroType.Kind;
import dev.hexplain.decoders.avro.AvroType.Place;
import dev.hexplain.tree.Issue;

/** Reads values without nested values ("Primitive Types", "Enums", "Fixed"), each as one row. */
final class AvroPrimitives {
    private final Parse parse;
    private final ParseInput in;
    private final AvroBoundedInput bounds;
    private final AvroValueShapes shapes;

    AvroPrimitives(Parse parse, AvroBoundedInput bounds, AvroValueShapes shapes) {
        this.parse = parse;
        this.in = parse.in;
        this.bounds = bounds;
        this.shapes = shapes;
    }

    void value(Place place, Kind kind, Naming naming, long number) {
        switch (kind) {
            case NULL -> leaf(place, naming, number, 0, "null");
            case BOOLEAN -> truth(place, naming, number);
            case INT -> integer(place, naming, number);
            case LONG -> varintLeaf(place, naming, number, bounds.varint(in.pos, "a long"));
            case FLOAT -> leaf(place, naming, number, 4, "a float");
            case DOUBLE -> leaf(place, naming, number, 8, "a double");
            case BYTES, STRING -> sized(place, kind, naming, number);
        }
    }

    private void truth(Place place, Naming naming, long number) {
        bounds.require(in.pos, 1, "a boolean");
        int value = in.bytes.u1(in.pos);
        if (value > 1) {
            parse.issue(Issue.error(in.pos, 1, "This is no boolean", "0 or 1", "0x%02X".formatted(value)));
        }
        leaf(place, naming, number, 1, "a boolean");
    }

    private void integer(Place place, Naming naming, long number) {
        int length = bounds.varint(in.pos, "an int");
        long value = bounds.zigzag(in.pos, length);
        if (value != (int) value) {
            parse.issue(
                    Issue.error(in.pos, length, "The number has more than 32 bits", "an int", Long.toString(value)));
        }
        varintLeaf(place, naming, number, length);
    }

    /** A value of so many bytes. */
    void leaf(Place place, Naming naming, long number, long size, String what) {
        bounds.require(in.pos, size, what);
        parse.leaf(shapes.shape(Form.VALUE, place, naming, number, 0, 0), in.pos, in.pos + size);
    }

    private void varintLeaf(Place place, Naming naming, long number, int length) {
        parse.leaf(shapes.shape(Form.VALUE, place, naming, number, length, 0), in.pos, in.pos + length);
    }

    void enumeration(Place place, AvroType.EnumType type, Naming naming, long number) {
        int length = bounds.varint(in.pos, "the number of a symbol");
        long symbol = bounds.zigzag(in.pos, length);
        if (symbol < 0 || symbol >= type.size()) {
            parse.issue(Issue.error(
                    in.pos,
                    length,
                    "The enum " + type.label() + " has no such symbol",
                    "0 to " + (type.size() - 1),
                    Long.toString(symbol)));
        }
        varintLeaf(place, naming, number, length);
    }

    /** length bytes. */
    private void sized(Place place, Kind kind, Naming naming, long number) {
        long at = in.pos;
        int head = bounds.varint(at, "a length");
        long length = bounds.length(at, head, kind == Kind.STRING ? "a string" : "bytes");
        parse.out.open(shapes.shape(Form.SIZED, place, naming, number, head, 0), at);
        parse.out.computed(1);
        if (kind == Kind.STRING) {
            parse.checkUtf8(at + head, length);
        }
        parse.leaf(shapes.shape(Form.CONTENT, place, Naming.SCHEMA, 0, 0, 0), at + head, at + head + length);
        parse.out.close(in.pos);
    }
}
