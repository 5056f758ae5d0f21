package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.javaserialization.blocks.BlockForms;
import dev.hexplain.tree.Issue;

/**
 * Reads the rule {@code object}: the value of a reference field, of an array element or in an annotation. Small ones
 * are read at once; others open a row and a frame.
 */
final class JavaStreamValues {
    /** The block, its token and its size. */
    private static final int KNOWN_BLOCK_FIELDS = 3;

    private static final int OPAQUE_BLOCK_FIELDS = KNOWN_BLOCK_FIELDS + 1;

    private static final int REFERENCE_BYTES = 5;
    private static final int REFERENCE_FIELDS = 3;
    private static final int STRING_FIELDS = 4;

    private final JavaStreamState state;
    private final ParseInput in;

    JavaStreamValues(JavaStreamState state) {
        this.state = state;
        this.in = state.in;
    }

    /** Reads a value that the surrounding layout can compute, so that it needs no row. False where it needs one. */
    boolean inline() {
        int tag = JavaStreamTerminals.tag(in);
        return switch (tag) {
            case JavaStreamTerminals.NULL -> {
                in.pos++;
                state.out.computed(1);
                yield true;
            }
            case JavaStreamTerminals.REFERENCE -> {
                reference();
                state.out.computed(REFERENCE_FIELDS);
                yield true;
            }
            case JavaStreamTerminals.STRING, JavaStreamTerminals.LONGSTRING -> {
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
        switch (JavaStreamTerminals.tag(in)) {
            case JavaStreamTerminals.NULL -> {
                in.pos++;
                state.out.leaf(JavaStreamGrammarShapes.NULL, at, 1);
            }
            case JavaStreamTerminals.REFERENCE -> {
                reference();
                state.out.leaf(JavaStreamGrammarShapes.REFERENCE, at, REFERENCE_BYTES);
                state.out.computed(REFERENCE_FIELDS - 1);
            }
            case JavaStreamTerminals.STRING ->
                stringElement(JavaStreamTerminals.STRING, JavaStreamGrammarShapes.STRING);
            case JavaStreamTerminals.LONGSTRING ->
                stringElement(JavaStreamTerminals.LONGSTRING, JavaStreamGrammarShapes.LONGSTRING);
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
        switch (JavaStreamTerminals.tag(in)) {
            case JavaStreamTerminals.OBJECT -> object();
            case JavaStreamTerminals.ARRAY -> open(JavaStreamGrammarShapes.ARRAY, JavaStreamFrameStack.Rule.ARRAY_DESC);
            case JavaStreamTerminals.ENUM -> open(JavaStreamGrammarShapes.ENUM, JavaStreamFrameStack.Rule.ENUM_DESC);
            case JavaStreamTerminals.CLASS -> open(JavaStreamGrammarShapes.CLASS, JavaStreamFrameStack.Rule.CLASS);
            case JavaStreamTerminals.CLASSDESC ->
                open(JavaStreamGrammarShapes.CLASSDESC, JavaStreamFrameStack.Rule.CLASSDESC);
            case JavaStreamTerminals.PROXYCLASSDESC ->
                open(JavaStreamGrammarShapes.PROXYCLASSDESC, JavaStreamFrameStack.Rule.PROXYCLASSDESC);
            case JavaStreamTerminals.STRING ->
                throw brokenString(JavaStreamTerminals.STRING, JavaStreamGrammarShapes.STRING);
            case JavaStreamTerminals.LONGSTRING ->
                throw brokenString(JavaStreamTerminals.LONGSTRING, JavaStreamGrammarShapes.LONGSTRING);
            case JavaStreamTerminals.EXCEPTION -> throw exception();
            default -> throw unexpected("an object, a string, an array, an enum, a class or a reference");
        }
    }

    /** An object of a known class is read at once as far as it needs no nested rows; any other gets a frame. */
    private void object() {
        int known = in.left() > REFERENCE_BYTES ? knownClass() : -1;
        if (known < 0) {
            open(JavaStreamGrammarShapes.OBJECT, JavaStreamFrameStack.Rule.OBJECT_DESC);
            return;
        }
        state.requireRoom(in.pos);
        long start = in.pos;
        JavaStreamClassPlan plan = state.classes.get(known);
        state.out.define(start);
        in.pos += 1 + REFERENCE_BYTES;
        int address = plainData(plan);
        int shape = JavaStreamObjects.wholeShape(state, plan);
        if (JavaStreamClassPlan.op(plan.instruction(address)) == JavaStreamClassPlan.END) {
            state.out.leaf(shape, start, in.pos - start);
        } else {
            state.out.open(shape, start);
            state.frames.push(
                    JavaStreamFrameStack.Rule.OBJECT,
                    address,
                    known,
                    JavaStreamShapeVariant.of(JavaStreamShapeVariant.Kind.OBJECT));
        }
        state.out.computed(1 + REFERENCE_FIELDS);
    }

    /** Reads class data up to the first nested row; returns the address of the instruction to continue with. */
    private int plainData(JavaStreamClassPlan plan) {
        int address = 0;
        while (true) {
            int instruction = plan.instruction(address);
            switch (JavaStreamClassPlan.op(instruction)) {
                case JavaStreamClassPlan.LEVEL -> {
                    if (!plan.startsWithFields(address)) {
                        return address;
                    }
                    state.out.computed(1);
                }
                case JavaStreamClassPlan.PRIMITIVES -> {
                    int bytes = JavaStreamClassPlan.argument(instruction);
                    if (bytes > in.left()) {
                        return address;
                    }
                    in.pos += bytes;
                    state.out.computed(plan.second(address));
                }
                case JavaStreamClassPlan.VALUE -> {
                    if (in.left() < REFERENCE_BYTES || !inline()) {
                        return address;
                    }
                }
                case JavaStreamClassPlan.ANNOTATION -> {
                    if (in.atEnd() || JavaStreamTerminals.tag(in) != JavaStreamTerminals.ENDBLOCKDATA) {
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
        if (in.bytes.u1(in.pos + 1) != JavaStreamTerminals.REFERENCE) {
            return -1;
        }
        return state.readableClass(in.bytes.s4(in.pos + 2));
    }

    private MalformedJavaStream exception() {
        boolean throwable = in.left() > 1 && in.bytes.u1(in.pos + 1) == JavaStreamTerminals.OBJECT;
        return throwable
                ? MalformedJavaStream.exception(in.pos)
                : unexpected("an exception followed by its throwable object");
    }

    /** Opens a row whose first byte is a type code, and skips that. */
    private void open(int shape, JavaStreamFrameStack.Rule rule) {
        state.open(shape, in.pos, rule, 1);
        in.pos++;
        state.out.computed(1);
    }

    private void reference() {
        JavaStreamTerminals.require(in, REFERENCE_BYTES, "a reference");
        int number = in.bytes.s4(in.pos + 1);
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
        long length = tag == JavaStreamTerminals.STRING ? in.bytes.u2(in.pos + 1) : in.bytes.s8(in.pos + 1);
        return length <= in.left() - header ? length : -1;
    }

    private static int stringHeader(int tag) {
        return tag == JavaStreamTerminals.STRING ? 3 : 9;
    }

    private void string(int tag, long length) {
        state.out.define(in.pos);
        in.pos += stringHeader(tag);
        state.checkText(in.pos, length);
        in.pos += length;
    }

    /** A string that exceeds the source: its head becomes a row, the rest is unparsed. */
    MalformedJavaStream brokenString(int tag, int shape) {
        int header = stringHeader(tag);
        long at = in.pos;
        if (in.left() < header) {
            return MalformedJavaStream.endOfSource(at, "a string", header, in.left(), false);
        }
        long length = tag == JavaStreamTerminals.STRING ? in.bytes.u2(at + 1) : in.bytes.s8(at + 1);
        if (length < 0) {
            return MalformedJavaStream.wrong(
                    at + 1, "A string has a negative length", "0 or more", Long.toString(length));
        }
        if (!state.choices.isEmpty()) {
            return MalformedJavaStream.endOfSource(at, "a string", header + length, in.left(), false);
        }
        state.out.open(JavaStreamGrammarShapes.prefix(shape, 2), at);
        state.out.define(at);
        state.out.computed(2);
        in.pos += header;
        long available = in.left();
        state.out.unparsed(in.pos, available);
        in.pos = in.end;
        state.out.close(in.end);
        return MalformedJavaStream.endOfSource(at + header, "a string", length, available, true);
    }

    /** The byte here begins nothing that is allowed here. */
    MalformedJavaStream unexpected(String expected) {
        int tag = JavaStreamTerminals.tag(in);
        String actual = JavaStreamCommonShapes.TOKEN.symbols() == null
                ? ""
                : JavaStreamCommonShapes.TOKEN.symbols().nameOf(tag).orElse("");
        String found = actual.isEmpty() ? "0x%02X".formatted(tag) : "%s (0x%02X)".formatted(actual, tag);
        return MalformedJavaStream.wrong(in.pos, "This byte starts nothing that may stand here", expected, found);
    }

    /** A block of primitive data of a form, as a row. */
    void blockData(int tag, int form) {
        long at = in.pos;
        long end = blockEnd(tag);
        int layout = layout(tag, form, end);
        int fields = fieldsOfBlock(tag, layout, end);
        in.pos = end;
        state.out.leaf(
                layout == BlockForms.UNKNOWN ? blockShape(tag) : JavaStreamGrammarShapes.knownBlock(tag, layout),
                at,
                end - at);
        state.out.computed(fields - 1);
    }

    /** The same without a row. */
    void virtualBlock(int tag, int form) {
        long end = blockEnd(tag);
        state.out.computed(fieldsOfBlock(tag, layout(tag, form, end), end));
        in.pos = end;
    }

    /** The number of fields of a block of a layout, which is whole; what is not known to have a meaning is counted. */
    int fieldsOfBlock(int tag, int layout, long end) {
        long content = in.pos + blockHeader(tag);
        if (layout == BlockForms.UNKNOWN) {
            state.out.opaque(end - content);
            return OPAQUE_BLOCK_FIELDS;
        }
        return KNOWN_BLOCK_FIELDS + BlockForms.fields(layout, in.bytes.segment(), content);
    }

    /** The layout of a block of a form. */
    int layout(int tag, int form, long end) {
        return BlockForms.layout(form, in.bytes.segment(), in.pos + blockHeader(tag), end);
    }

    /** The same, where the embedding context may be able to read the content. */
    void blockOfContext(int tag, int classNumber) {
        if (!state.embedded) {
            blockData(tag, BlockForms.NONE);
            return;
        }
        long end = blockEnd(tag);
        state.out.open(JavaStreamGrammarShapes.prefix(blockShape(tag), 2), in.pos);
        state.out.computed(2);
        if (!state.readByContext(classNumber, in.pos + blockHeader(tag), end)) {
            state.out.reshape(blockShape(tag));
            state.out.computed(1);
            state.out.opaque(end - in.pos - blockHeader(tag));
        }
        in.pos = end;
        state.out.close(end);
    }

    /** The end of a block; -1 where it is incomplete. */
    long wholeBlockEnd(int tag) {
        int header = blockHeader(tag);
        if (in.left() < header) {
            return -1;
        }
        long size = blockSize(tag);
        return size < 0 || size > in.left() - header ? -1 : in.pos + header + size;
    }

    private long blockSize(int tag) {
        return tag == JavaStreamTerminals.BLOCKDATA ? in.bytes.u1(in.pos + 1) : in.bytes.s4(in.pos + 1);
    }

    /** Fails where a block is incomplete; returns its end. */
    private long blockEnd(int tag) {
        long at = in.pos;
        int header = blockHeader(tag);
        JavaStreamTerminals.require(in, header, "block data");
        long size = blockSize(tag);
        if (size < 0) {
            throw MalformedJavaStream.wrong(at + 1, "Block data has a negative size", "0 or more", Long.toString(size));
        }
        if (size > in.left() - header) {
            throw brokenBlock(blockShape(tag), header, size);
        }
        return at + header + size;
    }

    private static int blockHeader(int tag) {
        return tag == JavaStreamTerminals.BLOCKDATA ? 2 : 5;
    }

    private static int blockShape(int tag) {
        return tag == JavaStreamTerminals.BLOCKDATA
                ? JavaStreamGrammarShapes.BLOCKDATA
                : JavaStreamGrammarShapes.BLOCKDATALONG;
    }

    private MalformedJavaStream brokenBlock(int shape, int header, long size) {
        long at = in.pos;
        long available = in.left() - header;
        if (!state.choices.isEmpty()) {
            return MalformedJavaStream.endOfSource(at, "block data", header + size, in.left(), false);
        }
        state.out.open(JavaStreamGrammarShapes.prefix(shape, 2), at);
        state.out.computed(2);
        state.out.unparsed(at + header, available);
        state.out.close(in.end);
        in.pos = in.end;
        return MalformedJavaStream.endOfSource(at + header, "block data", size, available, true);
    }

    /** A reset, as a row: the handles are cleared. */
    void reset(boolean nested) {
        if (nested) {
            state.out.issue(Issue.warning(
                    in.pos, 1, "A reset inside an object", "resets between objects only", "TC_RESET (0x79)"));
        }
        state.out.leaf(JavaStreamGrammarShapes.RESET, in.pos, 1);
        state.reset(in.pos);
        in.pos++;
    }
}
