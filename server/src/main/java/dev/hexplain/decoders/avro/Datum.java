package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.Frames;
import dev.hexplain.decode.documents.Input;
import dev.hexplain.decode.documents.Malformed;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.KnownRecipes;
import dev.hexplain.decoders.avro.AvroKey.Form;
import dev.hexplain.decoders.avro.AvroKey.Naming;
import dev.hexplain.decoders.avro.AvroType.Kind;
import dev.hexplain.decoders.avro.AvroType.Place;
import dev.hexplain.tree.Issue;

/**
 * The binary encoding ("Data Serialization and Deserialization"): a value is written as its type says, and nothing says
 * which type that is.
 *
 * <pre>
 * record := its fields, one after the other
 * array  := block* 0        block := count (size)? item*      a size follows a negative count
 * map    := block* 0        block := count (size)? (key value)*
 * union  := branch value
 * string, bytes := length bytes
 * int, long, enum, count, size, branch, length := zigzag varint
 * </pre>
 */
final class Datum {
    /** Where a frame's word has what: the rule, the place, and how far it is. */
    private static final int PLACE_SHIFT = 4;

    private static final int STEP_SHIFT = 24;
    private static final long PLACE_MASK = (1L << (STEP_SHIFT - PLACE_SHIFT)) - 1;

    /** Items without bytes, such as nulls, are not listed beyond so many. */
    private static final long MAX_EMPTY_ITEMS = 1000;

    /** What a frame is in the middle of; its number is the frame's lowest bits. */
    enum Rule {
        /** Of whoever uses this. */
        OUTER,
        RECORD,
        BLOCKS,
        BLOCK,
        /** A block after the first: its items are numbered on. */
        LATER_BLOCK,
        /** A union or an entry of a map: one value is left to read. */
        ONE,
        DONE;

        static final Rule[] ALL = values();
    }

    private final Parse parse;
    private final Input in;
    private final Frames frames;
    private final AvroSchema schema;
    private final KnownRecipes recipes;
    private final int source;
    /** Where the bytes end that values may take. */
    private long end;

    /** @param source number of the source that is read; 0 is the dump */
    Datum(Parse parse, AvroSchema schema, KnownRecipes recipes, int source) {
        this.parse = parse;
        this.in = parse.in;
        this.frames = parse.frames;
        this.schema = schema;
        this.recipes = recipes;
        this.source = Math.min(source, AvroKey.MAX_SOURCE);
        this.end = in.end;
    }

    void end(long offset) {
        end = offset;
    }

    /** The word of a frame with one value in it. */
    static long one(Place place) {
        return word(Rule.ONE, place, 0);
    }

    Rule rule() {
        return Rule.ALL[(int) frames.word() & (1 << PLACE_SHIFT) - 1];
    }

    /** Goes on with the frame on top, which is none of the outer ones. */
    void step() {
        switch (rule()) {
            case RECORD -> record();
            case BLOCKS -> blocks();
            case BLOCK -> block(Naming.SIBLINGS);
            case LATER_BLOCK -> block(Naming.NUMBER);
            case ONE -> {
                Place place = place();
                frames.word(word(Rule.DONE, place, 0));
                value(place, Naming.SCHEMA, 0);
            }
            case DONE -> parse.close();
            case OUTER -> throw new IllegalStateException("An outer frame");
        }
    }

    private static long word(Rule rule, Place place, long step) {
        return rule.ordinal() | (long) place.index() << PLACE_SHIFT | step << STEP_SHIFT;
    }

    private Place place() {
        return schema.place((int) (frames.word() >>> PLACE_SHIFT & PLACE_MASK));
    }

    private long stepNumber() {
        return frames.word() >>> STEP_SHIFT;
    }

    private void next() {
        frames.word(frames.word() + (1L << STEP_SHIFT));
    }

    /** Reads a value: a row, or a row and a frame. */
    void value(Place place, Naming naming, long number) {
        switch (place.type()) {
            case AvroType.Primitive primitive -> primitive(place, primitive.kind(), naming, number);
            case AvroType.Fixed fixed -> leaf(place, naming, number, fixed.size(), fixed.label());
            case AvroType.Enum symbols -> enumeration(place, symbols, naming, number);
            case AvroType.Record record -> open(Form.RECORD, place, naming, number, 0, Rule.RECORD, place);
            case AvroType.Array array -> open(Form.BLOCKS, place, naming, number, 0, Rule.BLOCKS, place);
            case AvroType.Mapping map -> open(Form.BLOCKS, place, naming, number, 0, Rule.BLOCKS, place);
            case AvroType.Union union -> union(place, union, naming, number);
        }
    }

    private int shape(Form form, Place place, Naming naming, long number, int length, int length2) {
        boolean plain = naming == Naming.SCHEMA || naming == Naming.SIBLINGS;
        long key = AvroKey.of(form, naming, place.index(), length, length2, naming == Naming.KEY ? source : 0);
        return plain ? recipes.shape(key) : recipes.shape(number, key);
    }

    private void open(Form form, Place place, Naming naming, long number, int head, Rule rule, Place inside) {
        int shape = shape(form, place, naming, number, head, 0);
        parse.open(shape, in.pos, in.pos + head, word(rule, inside, 0), 0);
        parse.out.computed(head > 0 ? 1 : 0);
    }

    private void primitive(Place place, Kind kind, Naming naming, long number) {
        switch (kind) {
            case NULL -> leaf(place, naming, number, 0, "null");
            case BOOLEAN -> {
                require(in.pos, 1, "a boolean");
                int value = in.bytes.u1(in.pos);
                if (value > 1) {
                    parse.issue(Issue.error(in.pos, 1, "This is no boolean", "0 or 1", "0x%02X".formatted(value)));
                }
                leaf(place, naming, number, 1, "a boolean");
            }
            case INT -> {
                int length = varint(in.pos, "an int");
                long value = Varint.zigzag(Varint.value(in.bytes, in.pos, length));
                if (value != (int) value) {
                    parse.issue(Issue.error(
                            in.pos, length, "The number has more than 32 bits", "an int", Long.toString(value)));
                }
                varintLeaf(place, naming, number, length);
            }
            case LONG -> varintLeaf(place, naming, number, varint(in.pos, "a long"));
            case FLOAT -> leaf(place, naming, number, 4, "a float");
            case DOUBLE -> leaf(place, naming, number, 8, "a double");
            case BYTES, STRING -> sized(place, kind, naming, number);
        }
    }

    private void leaf(Place place, Naming naming, long number, long size, String what) {
        require(in.pos, size, what);
        parse.leaf(shape(Form.VALUE, place, naming, number, 0, 0), in.pos, in.pos + size);
    }

    private void varintLeaf(Place place, Naming naming, long number, int length) {
        parse.leaf(shape(Form.VALUE, place, naming, number, length, 0), in.pos, in.pos + length);
    }

    private void enumeration(Place place, AvroType.Enum type, Naming naming, long number) {
        int length = varint(in.pos, "the number of a symbol");
        long symbol = Varint.zigzag(Varint.value(in.bytes, in.pos, length));
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
        int head = varint(at, "a length");
        long length = length(at, head, kind == Kind.STRING ? "a string" : "bytes");
        parse.out.open(shape(Form.SIZED, place, naming, number, head, 0), at);
        parse.out.computed(1);
        if (kind == Kind.STRING) {
            parse.checkUtf8(at + head, length);
        }
        parse.leaf(shape(Form.CONTENT, place, Naming.SCHEMA, 0, 0, 0), at + head, at + head + length);
        parse.out.close(in.pos);
    }

    private long length(long at, int head, String what) {
        long length = Varint.zigzag(Varint.value(in.bytes, at, head));
        if (length < 0) {
            throw Malformed.wrong(
                    at, head, "The length of " + what + " is negative", "0 or more", Long.toString(length));
        }
        require(at + head, length, what);
        return length;
    }

    private void union(Place place, AvroType.Union union, Naming naming, long number) {
        int length = varint(in.pos, "the branch of a union");
        long branch = Varint.zigzag(Varint.value(in.bytes, in.pos, length));
        if (branch < 0 || branch >= union.branches().size()) {
            throw Malformed.wrong(
                    in.pos,
                    length,
                    "The union has no such branch",
                    "0 to " + (union.branches().size() - 1),
                    Long.toString(branch));
        }
        open(
                Form.UNION,
                place,
                naming,
                number,
                length,
                Rule.ONE,
                union.branches().get((int) branch));
    }

    /** The fields of a record, one after the other. */
    private void record() {
        AvroType.Record record = (AvroType.Record) place().type();
        int depth = frames.depth();
        for (long field = stepNumber(); field < record.fields.size(); field++) {
            next();
            value(record.fields.get((int) field), Naming.SCHEMA, 0);
            if (frames.depth() != depth) {
                return;
            }
        }
        parse.close();
    }

    /** block* 0. */
    private void blocks() {
        long at = in.pos;
        Place place = place();
        int countLength = varint(at, "the count of a block");
        long count = Varint.zigzag(Varint.value(in.bytes, at, countLength));
        if (count == 0) {
            parse.leaf(shape(Form.END, place, Naming.SCHEMA, 0, countLength, 0), at, at + countLength);
            parse.close();
            return;
        }
        int sizeLength = count < 0 ? varint(at + countLength, "the size of a block") : 0;
        long items = Math.abs(count);
        long body = at + countLength + sizeLength;
        requireItems(place, at, countLength, items, body);
        long before = stepNumber();
        frames.word(word(Rule.BLOCKS, place, before + Math.min(items, 1L << 38)));
        begin(place, at, body, countLength, sizeLength, items, before);
    }

    private void requireItems(Place place, long at, int countLength, long items, long body) {
        long least = place.type() instanceof AvroType.Array(Place item) ? schema.leastSize(item) : 1;
        if (items < 0 || (least > 0 && items > (end - body) / least)) {
            throw Malformed.wrong(
                    at,
                    countLength,
                    "The block has more items than bytes are left for",
                    "at most " + (least > 0 ? (end - body) / least : Long.MAX_VALUE),
                    Long.toUnsignedString(items));
        }
    }

    private void begin(Place place, long at, long body, int countLength, int sizeLength, long items, long before) {
        int heads = sizeLength > 0 ? 2 : 1;
        if (place.type() instanceof AvroType.Array(Place item)) {
            int size = schema.fixedSize(item);
            if (size > 0 && before == 0) {
                int shape = shape(Form.BLOCK_FIXED, place, Naming.SCHEMA, 0, countLength, sizeLength);
                parse.leaf(shape, at, body + items * size);
                parse.out.computed(heads + items * AvroSchema.fieldsOf(item.type()));
                return;
            }
            Form form = before == 0 ? Form.BLOCK_ROWS : Form.BLOCK_NAMED;
            Naming naming = before == 0 ? Naming.SCHEMA : Naming.NUMBER;
            int shape = shape(form, place, naming, before, countLength, sizeLength);
            long listed = size == 0 ? emptyItems(at, items) : items;
            Rule rule = before == 0 ? Rule.BLOCK : Rule.LATER_BLOCK;
            parse.open(shape, at, body, word(rule, place, before), listed);
        } else {
            Naming naming = before == 0 ? Naming.SCHEMA : Naming.NUMBER;
            int shape = shape(Form.BLOCK_NAMED, place, naming, before, countLength, sizeLength);
            parse.open(shape, at, body, word(Rule.BLOCK, place, before), items);
        }
        parse.out.computed(heads);
    }

    private long emptyItems(long at, long items) {
        if (items > MAX_EMPTY_ITEMS) {
            parse.issue(Issue.note(
                    at,
                    0,
                    "The items have no bytes; only the first %d of %d are listed".formatted(MAX_EMPTY_ITEMS, items)));
        }
        return Math.min(items, MAX_EMPTY_ITEMS);
    }

    /** item*, or (key value)*. */
    private void block(Naming naming) {
        Place place = place();
        int depth = frames.depth();
        while (frames.depth() == depth) {
            long left = frames.left();
            if (left == 0) {
                parse.close();
                return;
            }
            long number = stepNumber();
            frames.left(left - 1);
            next();
            switch (place.type()) {
                case AvroType.Array(Place item) -> value(item, naming, number);
                case AvroType.Mapping(Place value) -> entry(place, value);
                default -> throw new IllegalStateException("Neither array nor map");
            }
        }
    }

    /** key value. */
    private void entry(Place map, Place value) {
        long at = in.pos;
        int head = varint(at, "the length of a key");
        long length = length(at, head, "a key");
        int shape = shape(Form.ENTRY, map, Naming.KEY, at, head, 0);
        parse.open(shape, at, at + head, word(Rule.ONE, value, 0), 0);
        parse.out.computed(1);
        parse.checkUtf8(at + head, length);
        parse.leaf(AvroShapes.KEY, at + head, at + head + length);
    }

    private int varint(long at, String what) {
        int length = Varint.length(in.bytes, at, end);
        if (length < 0) {
            throw Malformed.wrong(
                    at, Varint.MAX_LENGTH, "The varint of " + what + " does not end", "at most 10 bytes", "more");
        }
        if (length == 0) {
            require(at, end - at + 1, what);
        }
        return length;
    }

    private void require(long at, long wanted, String what) {
        if (Long.compareUnsigned(wanted, end - at) <= 0) {
            return;
        }
        if (end == in.end) {
            throw Malformed.endOfSource(at, what, wanted, end - at);
        }
        throw Malformed.wrong(
                at,
                end - at,
                "The block ends inside " + what,
                Long.toUnsignedString(wanted) + (wanted == 1 ? " byte" : " bytes"),
                end - at + " left");
    }
}
