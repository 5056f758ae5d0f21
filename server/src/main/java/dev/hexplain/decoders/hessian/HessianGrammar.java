package dev.hexplain.decoders.hessian;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.NameTable;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.TreeWriter;
import java.lang.foreign.MemorySegment;

/**
 * The grammar rules of both versions: values one after the other, lists, maps and their entries. A frame's state word
 * is a rule, its progress and, for an object, its class; {@code left} counts the remaining values.
 */
abstract class HessianGrammar implements Grammar {
    private static final int STEP_BITS = 8;
    private static final int CLASS_BITS = 32;
    private static final int MAX_STEP = (1 << (CLASS_BITS - STEP_BITS)) - 1;

    final Parse parse;
    final ParseInput in;
    final TreeWriter out;
    final MemorySegment segment;
    final HessianVersion dialect;
    private final NameTable names;
    final HessianPieces pieces;
    final HessianObjects objects;
    final HessianEntries entries;
    final HessianPassedValues passed;
    private final HessianClassDefinitions classDefs;
    /** The number of handles before the first one that references count. */
    private int handlesBefore;

    /** @param mayBePlain whether short values may be without rows */
    HessianGrammar(Parse parse, HessianVersion dialect, boolean mayBePlain) {
        this.parse = parse;
        this.in = parse.in;
        this.out = parse.out;
        this.segment = in.bytes.segment();
        this.dialect = dialect;
        this.names = new NameTable(parse);
        this.pieces = new HessianPieces(this);
        this.objects = new HessianObjects(this);
        this.entries = new HessianEntries(this, names);
        this.classDefs = new HessianClassDefinitions(this);
        this.passed = new HessianPassedValues(this, mayBePlain);
    }

    // -- frames

    /** Opens a row from an offset, with a frame, and stays at the current position. */
    void open(HessianRule rule, int shape, long at, int step, long left) {
        parse.open(shape, at, in.pos, word(rule, step, 0), left);
    }

    void open(HessianRule rule, long at, int step, long left) {
        open(rule, HessianShapes.rule(rule), at, step, left);
    }

    static long word(HessianRule rule, int step, int classIndex) {
        return rule.number() | (long) step << STEP_BITS | (long) classIndex << CLASS_BITS;
    }

    HessianRule rule() {
        return HessianRule.of((int) parse.frames.word() & (1 << STEP_BITS) - 1);
    }

    int stepNumber() {
        return (int) (parse.frames.word() >>> STEP_BITS) & MAX_STEP;
    }

    int classIndex() {
        return (int) (parse.frames.word() >>> CLASS_BITS);
    }

    void goTo(int step) {
        parse.frames.word(word(rule(), step, classIndex()));
    }

    @Override
    public final void brokenOff(Parse broken, long end) {
        if (rule() == HessianRule.OBJECT) {
            objects.brokenOff();
        }
        out.unparsed(in.pos, end - in.pos);
    }

    // -- what each version encodes in its own way

    /** Opens a row for the value here, which is neither a string nor binary data. */
    abstract void beginOther(int tag);

    /** Executes a rule of this version only. */
    abstract void stepOther(HessianRule rule);

    abstract boolean isEnd(int tag);

    abstract boolean isText(int tag);

    abstract boolean isBinary(int tag);

    /** Whether more chunks follow one with this head. */
    abstract boolean isChunk(int tag);

    /** Bytes before the content of a text or binary data. */
    abstract int headOf(int tag);

    /** The offset after a field name; fails for anything else. */
    abstract long nameEnd(long at);

    /** The length in UTF-16 units or bytes, from the head at an offset. */
    abstract int lengthAt(long at);

    // -- rules

    @Override
    public final void step() {
        HessianRule rule = rule();
        switch (rule) {
            case CONTENTS -> contents();
            case LIST, LIST_LENGTH, LIST_TYPE, LIST_TYPE_LENGTH, CALL -> list();
            case ENDED_LIST, ENDED_LIST_LENGTH, ENDED_LIST_TYPE, ENDED_LIST_TYPE_LENGTH -> endedList();
            case ELEMENTS, ARGUMENTS -> elements();
            case MAP, MAP_TYPE -> map();
            case ENTRY_OPEN, ENTRY_WIDE, ENTRY_COMPLEX, HEADER -> entry();
            case FAULT -> fault();
            case OBJECT -> objects.step();
            case CLASSDEF -> classDefs.classDef();
            case FIELDS -> classDefs.fields();
            default -> stepOther(rule);
        }
    }

    private void contents() {
        if (in.atEnd()) {
            parse.close();
        } else {
            value(HessianPart.VALUE);
        }
    }

    private void list() {
        long left = parse.frames.left();
        while (left > 0 && (passed.nextValue() || plain(HessianPart.VALUE))) {
            left--;
        }
        parse.frames.left(left - 1);
        if (left == 0) {
            parse.close();
        } else {
            begin(HessianPart.VALUE);
        }
    }

    private void endedList() {
        if (stepNumber() == 0) {
            goTo(1);
            open(HessianRule.ELEMENTS, untyped(HessianRule.ELEMENTS), in.pos, 0, 0);
        } else {
            end();
        }
    }

    /** Values up to an end mark. */
    final void elements() {
        while (!isEnd(in.u1(in.pos, "a list"))) {
            if (!passed.nextValue() && !plain(HessianPart.VALUE)) {
                begin(HessianPart.VALUE);
                return;
            }
        }
        parse.close();
    }

    private void map() {
        boolean ends = isEnd(in.u1(in.pos, "a map"));
        if (passed.nextEntry()) {
            if (ends) {
                parse.close();
            }
        } else if (ends) {
            end();
        } else {
            entries.next();
        }
    }

    /** The content of a fault: a value, or entries up to an end mark. */
    private void fault() {
        if (stepNumber() == 0 && isText(in.u1(in.pos, "a fault"))) {
            goTo(2);
        }
        if (stepNumber() == 2) {
            map();
        } else {
            entry();
        }
    }

    final void entry() {
        if (stepNumber() == 0) {
            goTo(1);
            value(HessianPart.VALUE);
        } else {
            parse.close();
        }
    }

    /** Writes the end mark of the rule on top, and closes it. */
    void end() {
        int tag = in.u1(in.pos, "a list or a map");
        if (!isEnd(tag)) {
            throw unexpected(tag, "its end");
        }
        parse.leaf(HessianShapes.rule(HessianRule.END), in.pos, in.pos + 1);
        parse.close();
    }

    // -- values

    /** Reads the value here, or opens a row for it. */
    final void value(HessianPart part) {
        if (!plain(part)) {
            begin(part);
        }
    }

    /** Writes a value that is one row; whether it is one. */
    private boolean plain(HessianPart part) {
        long at = in.pos;
        long end = dialect.plainEnd(in, at);
        if (end < 0) {
            return false;
        }
        requireDefined(at);
        parse.leaf(HessianShapes.plain(part, in.bytes.u1(at)), at, end);
        out.computed(dialect.plainFields(in, at) - 1);
        return true;
    }

    /** Skips a value that the surrounding layout computes; whether it is one. */
    final boolean computed() {
        long at = in.pos;
        long end = dialect.plainEnd(in, at);
        if (end < 0) {
            return false;
        }
        requireDefined(at);
        in.pos = end;
        out.computed(dialect.plainFields(in, at));
        return true;
    }

    /** Opens a row for the value here. */
    final void begin(HessianPart part) {
        int tag = in.u1(in.pos, "a value");
        if (isText(tag) || isBinary(tag)) {
            pieces.write(part);
        } else {
            beginOther(tag);
        }
    }

    /** A part of a rule that is not a value: in the slot of the open row, with a row only where it needs one. */
    final void part(HessianPart part) {
        if (!computed()) {
            pieces.write(part);
        }
    }

    /** The offset after a string in any encoding; fails for anything else. */
    final long stringEnd(long at, String what) {
        int tag = in.u1(at, what);
        if (!isText(tag)) {
            throw MalformedInput.wrong(at, 1, "No string stands where one must", what, "0x%02X".formatted(tag));
        }
        long plain = dialect.plainEnd(in, at);
        return plain < 0 ? pieces.end(at) : plain;
    }

    /** The number here, which must not be negative. */
    final int count(long at) {
        int count = Hessian2Scalars.intAt(segment, at);
        if (count < 0) {
            throw MalformedInput.wrong(at, 1, "A length is negative", "0 or more", Integer.toString(count));
        }
        return count;
    }

    /** The slots of a list or a map after its tag. */
    static HessianPart[] parts(boolean typed, boolean counted) {
        if (typed && counted) {
            return new HessianPart[] {HessianPart.TYPE, HessianPart.LENGTH};
        }
        return typed
                ? new HessianPart[] {HessianPart.TYPE}
                : counted ? new HessianPart[] {HessianPart.LENGTH} : new HessianPart[0];
    }

    /** The shape of a list or a map whose type is between two offsets. */
    final int typedShape(HessianRule rule, long type, long end) {
        return names.shape(rule.number(), type, end - type);
    }

    /** The shape of a list, a map or elements without a type. */
    int untyped(HessianRule rule) {
        return HessianShapes.rule(rule);
    }

    /** Opens a row with slots that are plain values or strings; each slot is filled. */
    final void openWith(HessianRule rule, int shape, long left, HessianPart... parts) {
        open(rule, shape, in.pos, 0, left);
        in.pos++;
        out.computed(1);
        for (HessianPart part : parts) {
            part(part);
        }
    }

    /** Whether a type with this number was named. */
    boolean isType(int number) {
        return false;
    }

    // -- references

    /** Defines the next handle for the list, map or object that starts at an offset. */
    final void define(long at) {
        out.define(at);
    }

    /** Starts a new epoch: references count from 0 again. */
    final void forgetHandles() {
        out.resetHandles(in.pos);
        handlesBefore = out.handleCount();
    }

    /** The number of handles that references may mean. */
    final int validHandles() {
        return out.handleCount() - handlesBefore;
    }

    private void requireDefined(long at) {
        int tag = in.bytes.u1(at);
        int count = validHandles();
        if (isReference(tag) && (indexAt(at) >= count || indexAt(at) < 0)) {
            out.issue(Issue.error(
                    at,
                    1,
                    "The reference leads to nothing begun before",
                    "less than " + count,
                    Integer.toString(indexAt(at))));
        }
    }

    abstract boolean isReference(int tag);

    abstract int indexAt(long at);

    final MalformedInput unexpected(int tag, String expected) {
        String name = dialect.tags().get().nameOf(tag).orElse("");
        String found = "0x%02X".formatted(tag);
        return MalformedInput.wrong(
                in.pos,
                1,
                "This byte starts nothing that may stand here",
                expected,
                name.isEmpty() ? found : name + " (" + found + ")");
    }
}
