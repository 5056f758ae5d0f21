package dev.hexplain.decoders.river;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.documents.ShapeTable;

/** Executes the rule of the frame on top, one value or class at a time. */
final class RiverGrammar implements Grammar {
    static final int OLDEST = 2;
    static final int NEWEST = 4;

    private final Parse parse;
    private final ParseInput in;
    private final RiverRows rows;
    private final RiverInstances instances;
    private final RiverClassReader classes;
    private final RiverValues values;
    private final RiverObjects objects;

    RiverGrammar(Parse parse) {
        this.parse = parse;
        this.in = parse.in;
        this.rows = new RiverRows(parse.out);
        this.instances = new RiverInstances(parse, rows);
        this.classes = new RiverClassReader(parse, rows, instances);
        this.values = new RiverValues(parse, rows, instances, classes);
        this.objects = new RiverObjects(parse, rows, instances, classes, values);
    }

    @Override
    public void begin() {
        int version = in.atEnd() ? 0 : in.bytes.u1(in.pos);
        if (version < OLDEST || version > NEWEST) {
            parse.open(ShapeTable.DUMP, in.pos, in.pos, RiverRule.STREAM.word(0, 0), 0);
            in.u1(in.pos, "a version");
            throw MalformedInput.wrong(
                    in.pos, 1, "No version of the protocol is known by this number", "2 to 4", in.shown(in.pos));
        }
        classes.version(version);
        parse.open(RiverClassShapes.STREAM, in.pos, in.pos + 1, RiverRule.STREAM.word(0, 0), 0, 2);
    }

    @Override
    public void step() {
        long word = parse.frames.word();
        int step = RiverRule.step(word);
        switch (RiverRule.of(word)) {
            case STREAM -> next();
            case VALUES -> value();
            case ENTRIES -> entry();
            case ENTRY -> keyOrValue(step);
            case TYPED_ARRAY -> typedArray();
            case TYPED_LIST -> typed(RiverRule.VALUES);
            case TYPED_MAP -> typed(RiverRule.ENTRIES);
            case OBJECT -> objects.object(step);
            case LEVELS -> objects.level(step, RiverRule.about(word));
            case FIELDS -> objects.fields(step, RiverRule.about(word));
            case ANNOTATION -> annotation();
            case CLASS -> classes.described(step, RiverRule.about(word));
            case CLASS_FIELD -> classes.field(step, RiverRule.about(word));
            case CLASS_EXTERNALIZER -> externalizer(step, RiverRule.about(word));
            case CLASS_SUPER -> classes.superclass(step, RiverRule.about(word));
            case CLASS_COMPONENT -> classes.component(step);
        }
    }

    private void next() {
        if (in.atEnd()) {
            parse.close();
            return;
        }
        int token = in.bytes.u1(in.pos);
        if (token == RiverToken.CLEAR_CLASS_CACHE || token == RiverToken.CLEAR_INSTANCE_CACHE) {
            parse.leaf(RiverClassShapes.CLEAR, in.pos, in.pos + 1);
            instances.clear();
            if (token == RiverToken.CLEAR_CLASS_CACHE) {
                classes.clear();
            }
        } else {
            values.value();
        }
    }

    /** Decrements the count; closes the row where nothing is left. */
    private boolean more() {
        long left = parse.frames.left();
        if (left == 0) {
            parse.close();
            return false;
        }
        parse.frames.left(left - 1);
        return true;
    }

    private void value() {
        if (more()) {
            values.value();
        }
    }

    private void entry() {
        if (more()) {
            int shape = rows.shape(RiverKind.ENTRY, 0, 0, 0);
            parse.open(shape, in.pos, in.pos, RiverRule.ENTRY.word(0, 0), 0);
        }
    }

    private void keyOrValue(int step) {
        if (step == 2) {
            parse.close();
            return;
        }
        parse.frames.word(RiverRule.ENTRY.word(step + 1, 0));
        int depth = parse.frames.depth();
        values.value();
        if (step == 0 && depth == parse.frames.depth() && instances.text() > 0) {
            parse.out.reshape(rows.shape(RiverKind.ENTRY, 0, instances.text(), 0));
        }
    }

    /** The class of the elements, then the elements: only then the array has a number. */
    private void typedArray() {
        long at = parse.out.currentOffset();
        int token = in.bytes.u1(at);
        parse.out.reshape(rows.shape(RiverKind.ARRAY, token, classes.lastAt(), 0));
        parse.out.define(at);
        parse.frames.word(RiverRule.VALUES.word(0, 0));
    }

    private void typed(RiverRule elements) {
        if (elements == RiverRule.VALUES) { // an EnumSet has its number behind its class, an EnumMap before
            parse.out.define(parse.out.currentOffset());
        }
        parse.frames.word(elements.word(0, 0));
    }

    private void annotation() {
        int token = in.u1(in.pos, "what a class wrote, or its end");
        switch (token) {
            case RiverToken.BLOCK_SMALL -> block(RiverClassShapes.BLOCK_SMALL, 1);
            case RiverToken.BLOCK_MEDIUM -> block(RiverClassShapes.BLOCK_MEDIUM, 2);
            case RiverToken.BLOCK_LARGE -> block(RiverClassShapes.BLOCK_LARGE, Integer.BYTES);
            case RiverToken.END_BLOCK_DATA -> {
                parse.leaf(RiverClassShapes.END, in.pos, in.pos + 1);
                parse.close();
            }
            default -> values.value();
        }
    }

    private void block(int shape, int width) {
        long at = in.pos;
        in.require(at, 1L + width, "a block");
        long size = width == 1 ? in.bytes.u1(at + 1) : width == 2 ? in.bytes.u2(at + 1) : in.bytes.s4(at + 1);
        if (size < 0) {
            throw MalformedInput.wrong(at + 1, width, "A size is negative", "0 or more", Long.toString(size));
        }
        in.require(at + 1 + width, size, "a block");
        parse.leaf(shape, at, at + 1 + width + size, 4);
        parse.out.opaque(size);
    }

    private void externalizer(int step, int number) {
        if (step == 0) {
            parse.frames.word(RiverRule.CLASS_EXTERNALIZER.word(1, number));
            values.value();
        } else {
            parse.close();
            classes.completed(number);
        }
    }

    @Override
    public void brokenOff(Parse broken, long end) {
        long word = parse.frames.word();
        if (RiverRule.of(word) == RiverRule.FIELDS) {
            objects.brokenOff(RiverRule.step(word), RiverRule.about(word));
        }
        parse.out.unparsed(in.pos, end - in.pos);
    }
}
