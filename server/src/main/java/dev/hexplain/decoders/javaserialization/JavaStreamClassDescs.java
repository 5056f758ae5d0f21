package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decode.embedding.EmbeddingContext;
import dev.hexplain.decoders.javaserialization.blocks.BlockForms;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Issue;
import java.io.ObjectStreamConstants;
import org.jspecify.annotations.Nullable;

/** Reads {@code classDesc}: a null reference, a back reference, or a new descriptor. */
final class JavaStreamClassDescs {
    private static final int REFERENCE_BYTES = 5;
    /** Slots of a class descriptor before its annotation, and before its superclass. */
    private static final int HEAD = 5;

    private static final int PROXY_HEAD = 2;

    private final JavaStreamState state;
    private final ParseInput in;
    private final JavaStreamValues values;

    JavaStreamClassDescs(JavaStreamState state, JavaStreamValues values) {
        this.state = state;
        this.in = state.in;
        this.values = values;
    }

    /**
     * Reads a class descriptor that is null or a back reference; {@link JavaStreamState#described} is then set. Opens a
     * row for a new one and returns false.
     */
    boolean read() {
        return switch (JavaStreamTerminals.tag(in)) {
            case JavaStreamTerminals.NULL -> {
                in.pos++;
                state.out.computed(1);
                state.described = -1;
                yield true;
            }
            case JavaStreamTerminals.REFERENCE -> {
                state.described = referred();
                in.pos += REFERENCE_BYTES;
                state.out.computed(3);
                yield true;
            }
            case JavaStreamTerminals.CLASSDESC, JavaStreamTerminals.PROXYCLASSDESC -> {
                values.begin();
                yield false;
            }
            default -> throw values.unexpected("a class descriptor, a reference to one or null");
        };
    }

    private int referred() {
        JavaStreamTerminals.require(in, REFERENCE_BYTES, "a reference");
        int number = in.bytes.s4(in.pos + 1);
        int found = state.isDefined(number) ? state.classes.find((int) state.ordinal(number)) : -1;
        if (found < 0) {
            throw MalformedJavaStream.wrong(
                    in.pos + 1,
                    "The handle refers to no class descriptor",
                    "the handle of a class descriptor written before",
                    "0x%X".formatted(number));
        }
        return found;
    }

    /** newClassDesc: TC_CLASSDESC className serialVersionUID newHandle classDescInfo. */
    void newClassDesc() {
        JavaStreamFrameStack frames = state.frames;
        if (frames.step() == 1) {
            head();
        }
        if (frames.step() == HEAD && annotation()) {
            return;
        }
        if (superClass(HEAD + 1)) {
            finish();
        }
    }

    /** newClassDesc: TC_PROXYCLASSDESC newHandle proxyClassDescInfo. */
    void newProxyClassDesc() {
        JavaStreamFrameStack frames = state.frames;
        if (frames.step() == 1) {
            proxyHead();
        }
        if (frames.step() == PROXY_HEAD && annotation()) {
            return;
        }
        if (superClass(PROXY_HEAD + 1)) {
            finish();
        }
    }

    private void head() {
        requireRoom();
        JavaStreamFrameStack frames = state.frames;
        long start = in.pos - 1;
        long name = in.pos + 2;
        int nameLength = utf("the name of a class");
        frames.step(2);
        JavaStreamTerminals.require(in, 8, "a serialVersionUID");
        in.pos += 8;
        state.out.computed(1);
        int ordinal = state.out.define(start);
        frames.step(3);
        JavaStreamTerminals.require(in, 1, "the flags of a class descriptor");
        int flags = in.bytes.u1(in.pos++);
        checkFlags(flags);
        state.out.computed(1);
        frames.step(4);
        byte[] typecodes = fields();
        boolean array = nameLength > 1 && in.bytes.u1(name) == '[';
        JavaStreamClassPlan plan = new JavaStreamClassPlan(start, flags, typecodes, array ? in.bytes.u1(name + 1) : 0);
        boolean writes = plan.has(ObjectStreamConstants.SC_WRITE_METHOD | ObjectStreamConstants.SC_EXTERNALIZABLE);
        if (writes) {
            name(plan, ModifiedUtf8.decode(in.bytes.copy(name, nameLength)));
        }
        frames.replace(JavaStreamFrameStack.Rule.CLASSDESC, HEAD, state.classes.add(ordinal, plan), 0);
    }

    /** ObjectInputStream rejects such flags; what follows is read as externalizable contents. */
    private void checkFlags(int flags) {
        int both = ObjectStreamConstants.SC_SERIALIZABLE | ObjectStreamConstants.SC_EXTERNALIZABLE;
        if ((flags & both) == both) {
            state.out.issue(Issue.error(
                    in.pos - 1,
                    1,
                    "The class is serializable and externalizable at once",
                    "SC_SERIALIZABLE (0x02) or SC_EXTERNALIZABLE (0x04), not both",
                    "0x%02X".formatted(flags)));
        }
    }

    /** Looks for who can read what a class writes by code of its own. */
    private void name(JavaStreamClassPlan plan, String className) {
        plan.contextClassNumber = state.embedded ? state.context.classNumber(className) : EmbeddingContext.NO_CLASS;
        plan.blockForm = BlockForms.of(className);
    }

    /** Called before anything of a descriptor is read, so that a limit does not cut it. */
    private void requireRoom() {
        if (state.classes.size() >= state.budget.limits().classes()) {
            throw MalformedJavaStream.stopped(Issue.error(
                    in.pos,
                    0,
                    "There are more class descriptors than the limit allows",
                    "at most " + state.budget.limits().classes() + " between resets",
                    ""));
        }
    }

    /** fields: (short) count, fieldDesc[count]. Returns the typecodes. */
    private byte[] fields() {
        JavaStreamTerminals.require(in, 2, "the number of fields");
        long start = in.pos;
        long counted = state.out.fieldCount();
        int count = in.bytes.u2(start);
        in.pos += 2;
        byte[] typecodes = new byte[(int) Math.min(count, in.left())];
        int whole = 0;
        long field = in.pos;
        try {
            for (; whole < count; whole++) {
                field = in.pos;
                typecodes[whole] = (byte) fieldDesc();
            }
        } catch (MalformedJavaStream malformed) {
            in.pos = field;
            if (state.choices.isEmpty()) {
                state.out.computed(counted - state.out.fieldCount());
                keepWhole(start, whole);
            }
            throw malformed;
        }
        state.out.computed(2);
        checkOrder(typecodes, start);
        return typecodes;
    }

    /** fieldDesc: prim_typecode fieldName, or obj_typecode fieldName className1. */
    private int fieldDesc() {
        int typecode = JavaStreamTerminals.tag(in);
        boolean reference = JavaStreamTerminals.isReference(typecode);
        if (!reference && JavaStreamTerminals.sizeOf(typecode) == 0) {
            throw MalformedJavaStream.wrong(
                    in.pos,
                    "This is no typecode of a field",
                    "one of B C D F I J S Z [ L",
                    "0x%02X".formatted(typecode));
        }
        in.pos++;
        utf("the name of a field");
        if (reference) {
            typeString();
        }
        state.out.computed(2);
        return typecode;
    }

    private void typeString() {
        int tag = JavaStreamTerminals.tag(in);
        if (tag != JavaStreamTerminals.STRING
                && tag != JavaStreamTerminals.REFERENCE
                && tag != JavaStreamTerminals.LONGSTRING) {
            throw values.unexpected("a string that names the field's type, or a reference to one");
        }
        if (!values.inline()) {
            throw MalformedJavaStream.endOfSource(
                    in.pos, "a string that names a field's type", in.left() + 1, in.left(), false);
        }
    }

    /** Reading broke off among the fields: complete ones become rows of a row that is left open. */
    private void keepWhole(long start, int whole) {
        long broken = in.pos;
        state.out.open(JavaStreamGrammarShapes.BROKEN_FIELDS, start);
        state.out.computed(1);
        long at = start + 2;
        for (int i = 0; i < whole; i++) {
            boolean reference = JavaStreamTerminals.isReference(in.bytes.u1(at));
            long end = at + 3 + in.bytes.u2(at + 1);
            boolean string = reference && in.bytes.u1(end) == JavaStreamTerminals.STRING;
            if (reference) {
                end += string ? 3 + in.bytes.u2(end + 1) : REFERENCE_BYTES;
            }
            state.out.leaf(
                    reference ? JavaStreamGrammarShapes.OBJECT_DESC : JavaStreamGrammarShapes.PRIMITIVE_DESC,
                    at,
                    end - at);
            state.out.computed(4 + (string ? 4 : reference ? 3 : 0));
            at = end;
        }
        in.pos = broken;
    }

    private void checkOrder(byte[] typecodes, long offset) {
        boolean references = false;
        for (byte typecode : typecodes) {
            if (references && !JavaStreamTerminals.isReference(typecode)) {
                state.out.issue(Issue.warning(
                        offset, 0, "A primitive field stands after a reference field", "primitive fields first", ""));
                return;
            }
            references |= JavaStreamTerminals.isReference(typecode);
        }
    }

    /** utf: (short) length, then that many bytes. Returns the length. */
    private int utf(String what) {
        JavaStreamTerminals.require(in, 2, what);
        int length = in.bytes.u2(in.pos);
        JavaStreamTerminals.require(in, 2L + length, what);
        state.checkText(in.pos + 2, length);
        in.pos += 2L + length;
        state.out.computed(3);
        return length;
    }

    /** proxyClassDescInfo: (int) count, proxyInterfaceName[count], classAnnotation, superClassDesc. */
    private void proxyHead() {
        requireRoom();
        long start = in.pos - 1;
        int ordinal = state.out.define(start);
        JavaStreamTerminals.require(in, 4, "the number of interfaces");
        int count = in.bytes.s4(in.pos);
        if (count < 0 || count > 65_535) {
            throw MalformedJavaStream.wrong(in.pos, "A proxy cannot have so many interfaces", "0 to 65535", "" + count);
        }
        state.out.open(JavaStreamGrammarShapes.PROXY_NAMES, in.pos);
        state.out.computed(1);
        in.pos += 4;
        for (int i = 0; i < count; i++) {
            long name = in.pos;
            utf("the name of an interface");
            state.out.leaf(JavaStreamGrammarShapes.PROXY_NAME, name, in.pos - name);
            state.out.computed(-1);
        }
        state.out.close(in.pos);
        int flags = ObjectStreamConstants.SC_SERIALIZABLE;
        JavaStreamClassPlan plan = new JavaStreamClassPlan(start, flags, new byte[0], 0);
        state.frames.replace(JavaStreamFrameStack.Rule.PROXYCLASSDESC, PROXY_HEAD, state.classes.add(ordinal, plan), 0);
    }

    /** Begins the annotation; true where it has rows to read first. */
    private boolean annotation() {
        JavaStreamFrameStack frames = state.frames;
        boolean read = frames.left() == 1;
        if (!read && JavaStreamTerminals.tag(in) != JavaStreamTerminals.ENDBLOCKDATA) {
            frames.left(1);
            state.open(JavaStreamGrammarShapes.CLASS_ANNOTATION, in.pos, JavaStreamFrameStack.Rule.CLASS_ANNOTATION, 0);
            return true;
        }
        if (!read) {
            state.out.computed(2);
            in.pos++;
        }
        frames.step(frames.step() + 1);
        frames.left(0);
        return false;
    }

    /** Reads the superclass descriptor; true where it is complete. */
    private boolean superClass(int step) {
        JavaStreamFrameStack frames = state.frames;
        if (frames.step() == step && frames.left() == 0) {
            frames.left(1);
            return read();
        }
        return true;
    }

    private void finish() {
        int index = state.frames.plan();
        JavaStreamClassPlan plan = state.classes.get(index);
        plan.superClass = superClass();
        if (!plan.link()) {
            throw wrongSuperClass("A chain of super classes is longer than any real one", "at most 1000", "");
        }
        state.described = index;
        state.close();
    }

    private @Nullable JavaStreamClassPlan superClass() {
        if (state.described < 0) {
            return null;
        }
        JavaStreamClassPlan found = state.classes.get(state.described);
        if (!found.isLinked()) {
            throw wrongSuperClass(
                    "The handle refers to a class descriptor that is not complete",
                    "a super class that was read to its end",
                    "one that breaks off or is still open");
        }
        return found;
    }

    /** The superclass is invalid, but its slot in the row is filled. */
    private MalformedJavaStream wrongSuperClass(String message, String expected, String actual) {
        state.frames.step(state.frames.step() + 1);
        return MalformedJavaStream.wrong(in.pos - 1, message, expected, actual);
    }
}
