package dev.hexplain.decoders.javaserialization;

import dev.hexplain.tree.Issue;

/**
 * The rule {@code object} of the grammar: everything a reference field, an array element or an annotation may hold.
 * Small ones are read at once; the others open a row and a frame.
 */
final class Values {
    private static final int REFERENCE_BYTES = 5;
    private static final int REFERENCE_FIELDS = 3;
    private static final int STRING_FIELDS = 4;

    private final State state;
    private final Input in;

    Values(State state) {
        this.state = state;
        this.in = state.in;
    }

    /** Reads a value that needs no row, because the layout it stands in can compute it. False where it needs one. */
    boolean inline() {
        int tag = in.tag();
        return switch (tag) {
            case Tc.NULL -> {
                in.pos++;
                state.out.computed(1);
                yield true;
            }
            case Tc.REFERENCE -> {
                reference();
                state.out.computed(REFERENCE_FIELDS);
                yield true;
            }
            case Tc.STRING, Tc.LONGSTRING -> {
                long length = stringLength(tag);
                if (length < 0) {
                    yield false;
                }
                string(tag, length);
                state.out.computed(STRING_FIELDS);
                yield true;
            }
            default -> false;
        };
    }

    /** Reads an element as a row, or opens one for it. */
    void element() {
        long at = in.pos;
        switch (in.tag()) {
            case Tc.NULL -> {
                in.pos++;
                state.out.leaf(GrammarShapes.NULL, at, 1);
            }
            case Tc.REFERENCE -> {
                reference();
                state.out.leaf(GrammarShapes.REFERENCE, at, REFERENCE_BYTES);
                state.out.computed(REFERENCE_FIELDS - 1);
            }
            case Tc.STRING -> stringElement(Tc.STRING, GrammarShapes.STRING);
            case Tc.LONGSTRING -> stringElement(Tc.LONGSTRING, GrammarShapes.LONGSTRING);
            default -> begin();
        }
    }

    private void stringElement(int tag, int shape) {
        long at = in.pos;
        long length = stringLength(tag);
        if (length < 0) {
            throw brokenString(tag, shape);
        }
        string(tag, length);
        state.out.leaf(shape, at, in.pos - at);
        state.out.computed(STRING_FIELDS - 1);
    }

    /** Opens a row for a value that has rows in it. */
    void begin() {
        switch (in.tag()) {
            case Tc.OBJECT -> object();
            case Tc.ARRAY -> open(GrammarShapes.ARRAY, Frames.Rule.ARRAY_DESC);
            case Tc.ENUM -> open(GrammarShapes.ENUM, Frames.Rule.ENUM_DESC);
            case Tc.CLASS -> open(GrammarShapes.CLASS, Frames.Rule.CLASS);
            case Tc.CLASSDESC -> open(GrammarShapes.CLASSDESC, Frames.Rule.CLASSDESC);
            case Tc.PROXYCLASSDESC -> open(GrammarShapes.PROXYCLASSDESC, Frames.Rule.PROXYCLASSDESC);
            case Tc.STRING -> throw brokenString(Tc.STRING, GrammarShapes.STRING);
            case Tc.LONGSTRING -> throw brokenString(Tc.LONGSTRING, GrammarShapes.LONGSTRING);
            case Tc.EXCEPTION -> throw exception();
            default -> throw unexpected("an object, a string, an array, an enum, a class or a reference");
        }
    }

    /** An object whose class is known is read as far as it goes without rows inside it; any other gets a frame. */
    private void object() {
        int known = in.left() > REFERENCE_BYTES ? knownClass() : -1;
        if (known < 0) {
            open(GrammarShapes.OBJECT, Frames.Rule.OBJECT_DESC);
            return;
        }
        state.requireRoom(in.pos);
        long start = in.pos;
        ClassPlan plan = state.classes.get(known);
        state.out.define(start);
        in.pos += 1 + REFERENCE_BYTES;
        int address = plainData(plan);
        int shape = Objects.wholeShape(state, plan);
        if (ClassPlan.op(plan.instruction(address)) == ClassPlan.END) {
            state.out.leaf(shape, start, in.pos - start);
        } else {
            state.out.open(shape, start);
            state.frames.push(Frames.Rule.OBJECT, address, known, Variant.of(Variant.Kind.OBJECT));
        }
        state.out.computed(1 + REFERENCE_FIELDS);
    }

    /** Reads class data while it needs no row; returns the address of the instruction to go on with. */
    private int plainData(ClassPlan plan) {
        int address = 0;
        while (true) {
            int instruction = plan.instruction(address);
            switch (ClassPlan.op(instruction)) {
                case ClassPlan.LEVEL -> {
                    if (!plan.startsWithFields(address)) {
                        return address;
                    }
                    state.out.computed(1);
                }
                case ClassPlan.PRIMITIVES -> {
                    int bytes = ClassPlan.argument(instruction);
                    if (bytes > in.left()) {
                        return address;
                    }
                    in.pos += bytes;
                    state.out.computed(plan.second(address));
                }
                case ClassPlan.VALUE -> {
                    if (in.left() < REFERENCE_BYTES || !inline()) {
                        return address;
                    }
                }
                case ClassPlan.ANNOTATION -> {
                    if (in.atEnd() || in.tag() != Tc.ENDBLOCKDATA) {
                        return address;
                    }
                    in.pos++;
                    state.out.computed(2);
                }
                default -> {
                    return address;
                }
            }
            address += 2;
        }
    }

    private int knownClass() {
        if (in.u1(in.pos + 1) != Tc.REFERENCE) {
            return -1;
        }
        return state.readableClass(in.s4(in.pos + 2));
    }

    private Malformed exception() {
        boolean throwable = in.left() > 1 && in.u1(in.pos + 1) == Tc.OBJECT;
        return throwable ? Malformed.exception(in.pos) : unexpected("an exception followed by its throwable object");
    }

    /** Opens a row whose first byte is a type code, which is passed. */
    private void open(int shape, Frames.Rule rule) {
        state.open(shape, in.pos, rule, 1);
        in.pos++;
        state.out.computed(1);
    }

    private void reference() {
        in.require(REFERENCE_BYTES, "a reference");
        int number = in.s4(in.pos + 1);
        if (!state.isDefined(number)) {
            state.reportUndefined(in.pos, number);
        }
        in.pos += REFERENCE_BYTES;
    }

    /** The length of the string that starts here; -1 where the source ends before its end. */
    private long stringLength(int tag) {
        int header = stringHeader(tag);
        if (in.left() < header) {
            return -1;
        }
        long length = tag == Tc.STRING ? in.u2(in.pos + 1) : in.s8(in.pos + 1);
        return length <= in.left() - header ? length : -1;
    }

    private static int stringHeader(int tag) {
        return tag == Tc.STRING ? 3 : 9;
    }

    private void string(int tag, long length) {
        state.out.define(in.pos);
        in.pos += stringHeader(tag);
        state.checkText(in.pos, length);
        in.pos += length;
    }

    /** A string that is longer than what is left: its head becomes a row, the rest is unparsed. */
    Malformed brokenString(int tag, int shape) {
        int header = stringHeader(tag);
        long at = in.pos;
        if (in.left() < header) {
            return Malformed.endOfSource(at, "a string", header, in.left(), false);
        }
        long length = tag == Tc.STRING ? in.u2(at + 1) : in.s8(at + 1);
        if (length < 0) {
            return Malformed.wrong(at + 1, "A string has a negative length", "0 or more", Long.toString(length));
        }
        if (!state.choices.isEmpty()) {
            return Malformed.endOfSource(at, "a string", header + length, in.left(), false);
        }
        state.out.open(GrammarShapes.prefix(shape, 2), at);
        state.out.define(at);
        state.out.computed(2);
        in.pos += header;
        long available = in.left();
        state.out.unparsed(in.pos, available);
        in.pos = in.end;
        state.out.close(in.end);
        return Malformed.endOfSource(at + header, "a string", length, available, true);
    }

    /** The byte here starts nothing that may stand here. */
    Malformed unexpected(String expected) {
        int tag = in.tag();
        String actual = Constructs.TOKEN.symbols() == null
                ? ""
                : Constructs.TOKEN.symbols().nameOf(tag).orElse("");
        String found = actual.isEmpty() ? "0x%02X".formatted(tag) : "%s (0x%02X)".formatted(actual, tag);
        return Malformed.wrong(in.pos, "This byte starts nothing that may stand here", expected, found);
    }

    /** A block of primitive data, as a row. */
    void blockData(int tag) {
        long at = in.pos;
        in.pos = blockEnd(tag);
        state.out.leaf(blockShape(tag), at, in.pos - at);
        state.out.computed(3);
    }

    /** The same, where the host may be able to read what is in it. */
    void blockData(int tag, int classNumber) {
        if (!state.hosted) {
            blockData(tag);
            return;
        }
        long end = blockEnd(tag);
        state.out.open(GrammarShapes.prefix(blockShape(tag), 2), in.pos);
        state.out.computed(2);
        if (!state.host.block(classNumber, in.pos + blockHeader(tag), end)) {
            state.out.reshape(blockShape(tag));
            state.out.computed(1);
        }
        in.pos = end;
        state.out.close(end);
    }

    /** Makes sure that a block is whole; returns where it ends. */
    private long blockEnd(int tag) {
        long at = in.pos;
        int header = blockHeader(tag);
        in.require(header, "block data");
        long size = tag == Tc.BLOCKDATA ? in.u1(at + 1) : in.s4(at + 1);
        if (size < 0) {
            throw Malformed.wrong(at + 1, "Block data has a negative size", "0 or more", Long.toString(size));
        }
        if (size > in.left() - header) {
            throw brokenBlock(blockShape(tag), header, size);
        }
        return at + header + size;
    }

    private static int blockHeader(int tag) {
        return tag == Tc.BLOCKDATA ? 2 : 5;
    }

    private static int blockShape(int tag) {
        return tag == Tc.BLOCKDATA ? GrammarShapes.BLOCKDATA : GrammarShapes.BLOCKDATALONG;
    }

    private Malformed brokenBlock(int shape, int header, long size) {
        long at = in.pos;
        long available = in.left() - header;
        if (!state.choices.isEmpty()) {
            return Malformed.endOfSource(at, "block data", header + size, in.left(), false);
        }
        state.out.open(GrammarShapes.prefix(shape, 2), at);
        state.out.computed(2);
        state.out.unparsed(at + header, available);
        state.out.close(in.end);
        in.pos = in.end;
        return Malformed.endOfSource(at + header, "block data", size, available, true);
    }

    /** A reset, as a row: what follows starts with no handles. */
    void reset(boolean nested) {
        if (nested) {
            state.out.issue(Issue.warning(
                    in.pos, 1, "A reset inside an object", "resets between objects only", "TC_RESET (0x79)"));
        }
        state.out.leaf(GrammarShapes.RESET, in.pos, 1);
        state.reset(in.pos);
        in.pos++;
    }
}
