package dev.hexplain.decoders.avro;

import dev.hexplain.decode.documents.FrameStack;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.schema.KnownShapeRefs;
import dev.hexplain.decoders.avro.AvroShapeKey.Form;
import dev.hexplain.decoders.avro.AvroShapeKey.Naming;
import dev.hexplain.decoders.avro.AvroType.Place;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Tail;

/**
 * The binary encoding ("Data Serialization and Deserialization"): a value's bytes follow from its type, which is not in
 * the bytes.
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
final class AvroDatum {
    /** Positions in a frame's state word: the rule, the place in the schema, and the progress. */
    private static final int PLACE_SHIFT = 4;

    private static final int STEP_SHIFT = 24;
    private static final long PLACE_MASK = (1L << (STEP_SHIFT - PLACE_SHIFT)) - 1;

    /** Items without bytes, such as nulls, are listed up to this number. */
    private static final long MAX_EMPTY_ITEMS = 1000;

    /** The rule of a frame; its ordinal is in the lowest bits of the state word. */
    enum Rule {
        /** A rule of the caller's grammar. */
        OUTER,
        RECORD,
        BLOCKS,
        BLOCK,
        /** A block after the first: its items continue the numbering. */
        LATER_BLOCK,
        /** A union or an entry of a map: one value remains to be read. */
        ONE,
        DONE;

        static final Rule[] ALL = values();
    }

    private final Parse parse;
    private final ParseInput in;
    private final FrameStack frames;
    private final AvroSchema schema;
    private final AvroBoundedInput bounds;
    private final AvroValueShapes shapes;
    private final AvroPrimitives primitives;
    private final AvroPlainValues plain;

    /** @param source number of the source that is read; 0 is the dump */
    AvroDatum(Parse parse, AvroSchema schema, KnownShapeRefs shapeRefs, int source) {
        this.parse = parse;
        this.in = parse.in;
        this.frames = parse.frames;
        this.schema = schema;
        this.bounds = new AvroBoundedInput(in);
        this.shapes = new AvroValueShapes(shapeRefs, source);
        this.plain = new AvroPlainValues(in.bytes, schema);
        this.primitives = new AvroPrimitives(parse, bounds, shapes);
    }

    /** Sets the offset where values must end at the latest. */
    void end(long offset) {
        bounds.end(offset);
    }

    /** The state word of a frame that holds one value. */
    static long one(Place place) {
        return word(Rule.ONE, place, 0);
    }

    Rule rule() {
        return Rule.ALL[(int) frames.word() & (1 << PLACE_SHIFT) - 1];
    }

    /** Executes the rule of the frame on top, which is not {@code OUTER}. */
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

    /** Reads a value: writes a row, or opens a row and pushes a frame. */
    void value(Place place, Naming naming, long number) {
        switch (place.type()) {
            case AvroType.Primitive primitive -> primitives.value(place, primitive.kind(), naming, number);
            case AvroType.Fixed fixed -> primitives.leaf(place, naming, number, fixed.size(), fixed.label());
            case AvroType.EnumType symbols -> primitives.enumeration(place, symbols, naming, number);
            case AvroType.RecordType record -> open(Form.RECORD, place, naming, number, 0, Rule.RECORD, place);
            case AvroType.Array array -> open(Form.BLOCKS, place, naming, number, 0, Rule.BLOCKS, place);
            case AvroType.Mapping map -> open(Form.BLOCKS, place, naming, number, 0, Rule.BLOCKS, place);
            case AvroType.Union union -> union(place, union, naming, number);
        }
    }

    private void open(Form form, Place place, Naming naming, long number, int head, Rule rule, Place inside) {
        int shape = shapes.shape(form, place, naming, number, head, 0);
        parse.open(shape, in.pos, in.pos + head, word(rule, inside, 0), 0);
        parse.out.computed(head > 0 ? 1 : 0);
    }

    private void union(Place place, AvroType.Union union, Naming naming, long number) {
        int length = bounds.varint(in.pos, "the branch of a union");
        long branch = bounds.zigzag(in.pos, length);
        if (branch < 0 || branch >= union.branches().size()) {
            throw MalformedInput.wrong(
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
        AvroType.RecordType record = (AvroType.RecordType) place().type();
        int depth = frames.depth();
        for (long field = stepNumber(); field < record.fields.size(); field++) {
            Place place = record.fields.get((int) field);
            next();
            if (field >= Tail.Scanned.MOST || !passed(plain.value(in.pos, bounds.end(), parse.room(), place, null))) {
                value(place, Naming.SCHEMA, 0);
                if (frames.depth() != depth) {
                    return;
                }
            }
        }
        parse.close();
    }

    /** Moves to the end of a value that needs no row, if it is one. */
    private boolean passed(long end) {
        if (end <= in.pos) {
            return false;
        }
        parse.passed(end, plain.fields(), plain.levels());
        return true;
    }

    /** block* 0. */
    private void blocks() {
        long at = in.pos;
        Place place = place();
        int countLength = bounds.varint(at, "the count of a block");
        long count = bounds.zigzag(at, countLength);
        if (count == 0) {
            parse.leaf(shapes.shape(Form.END, place, Naming.SCHEMA, 0, countLength, 0), at, at + countLength);
            parse.close();
            return;
        }
        int sizeLength = count < 0 ? bounds.varint(at + countLength, "the size of a block") : 0;
        long items = Math.abs(count);
        requireItems(place, at, countLength, items, at + countLength + sizeLength);
        long before = stepNumber();
        frames.word(word(Rule.BLOCKS, place, before + Math.min(items, 1L << 38)));
        begin(place, new Head(at, countLength, sizeLength, items, before));
    }

    private void requireItems(Place place, long at, int countLength, long items, long body) {
        long least = place.type() instanceof AvroType.Array(Place item) ? schema.leastSize(item) : 1;
        long left = bounds.end() - body;
        if (items < 0 || (least > 0 && items > left / least)) {
            throw MalformedInput.wrong(
                    at,
                    countLength,
                    "The block has more items than bytes are left for",
                    "at most " + (least > 0 ? left / least : Long.MAX_VALUE),
                    Long.toUnsignedString(items));
        }
    }

    /**
     * The head of a block.
     *
     * @param before items of the blocks before
     */
    private record Head(long at, int countLength, int sizeLength, long items, long before) {
        boolean isFirst() {
            return before == 0;
        }

        long body() {
            return at + countLength + sizeLength;
        }

        int fields() {
            return sizeLength > 0 ? 2 : 1;
        }

        Naming naming() {
            return isFirst() ? Naming.SCHEMA : Naming.NUMBER;
        }
    }

    private void begin(Place place, Head head) {
        if (!(place.type() instanceof AvroType.Array(Place item))) {
            open(Form.BLOCK_NAMED, place, head, Rule.BLOCK, head.items());
            return;
        }
        int size = schema.fixedSize(item);
        if (size > 0 && head.isFirst()) {
            parse.leaf(shape(Form.BLOCK_FIXED, place, head), head.at(), head.body() + head.items() * size);
            parse.out.computed(head.fields() + head.items() * schema.fieldsOf(item));
            return;
        }
        Form form = head.isFirst() ? Form.BLOCK_ROWS : Form.BLOCK_NAMED;
        Rule rule = head.isFirst() ? Rule.BLOCK : Rule.LATER_BLOCK;
        open(form, place, head, rule, size == 0 ? emptyItems(head) : head.items());
    }

    private int shape(Form form, Place place, Head head) {
        return shapes.shape(form, place, head.naming(), head.before(), head.countLength(), head.sizeLength());
    }

    private void open(Form form, Place place, Head head, Rule rule, long listed) {
        parse.open(shape(form, place, head), head.at(), head.body(), word(rule, place, head.before()), listed);
        parse.out.computed(head.fields());
    }

    private long emptyItems(Head head) {
        if (head.items() > MAX_EMPTY_ITEMS) {
            parse.issue(Issue.note(
                    head.at(),
                    0,
                    "The items have no bytes; only the first %d of %d are listed"
                            .formatted(MAX_EMPTY_ITEMS, head.items())));
        }
        return Math.min(head.items(), MAX_EMPTY_ITEMS);
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
            boolean first = number < Tail.Scanned.MOST;
            switch (place.type()) {
                case AvroType.Array(Place item) -> {
                    boolean mayPass = first && naming == Naming.SIBLINGS;
                    if (!mayPass || !passed(plain.value(in.pos, bounds.end(), parse.room(), item, null))) {
                        value(item, naming, number);
                    }
                }
                case AvroType.Mapping(Place value) -> {
                    if (!first || !passed(plain.entry(in.pos, bounds.end(), parse.room(), place, value, null))) {
                        entry(place, value);
                    }
                }
                default -> throw new IllegalStateException("Neither array nor map");
            }
        }
    }

    /** key value. */
    private void entry(Place map, Place value) {
        long at = in.pos;
        int head = bounds.varint(at, "the length of a key");
        long length = bounds.length(at, head, "a key");
        int shape = shapes.shape(Form.ENTRY, map, Naming.KEY, at, head, 0);
        parse.open(shape, at, at + head, word(Rule.ONE, value, 0), 0);
        parse.out.computed(1);
        parse.checkUtf8(at + head, length);
        parse.leaf(AvroShapes.KEY, at + head, at + head + length);
    }
}
