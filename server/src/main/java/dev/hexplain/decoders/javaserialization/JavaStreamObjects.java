package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Tail;
import java.io.ObjectStreamConstants;

/** Reads productions with a class descriptor: objects, enum constants, class objects and arrays. */
final class JavaStreamObjects {
    /** Slots up to the class descriptor: a token, and the descriptor. */
    private static final int DESCRIBED = 2;

    private final JavaStreamState state;
    private final ParseInput in;
    private final JavaStreamValues values;
    private final JavaStreamClassDescs classDescs;
    private final JavaStreamClassAnnotations annotations;
    private final JavaStreamVirtualValues virtual;

    JavaStreamObjects(
            JavaStreamState state,
            JavaStreamValues values,
            JavaStreamVirtualValues virtual,
            JavaStreamClassDescs classDescs,
            JavaStreamClassAnnotations annotations) {
        this.state = state;
        this.in = state.in;
        this.values = values;
        this.classDescs = classDescs;
        this.annotations = annotations;
        this.virtual = virtual;
    }

    /** newObject: TC_OBJECT classDesc newHandle classdata[]. Reads up to the handle. */
    void objectDesc() {
        if (!described()) {
            return;
        }
        JavaStreamClassPlan plan = describedPlan();
        state.out.define(state.out.currentOffset());
        long variant = JavaStreamShapeVariant.of(JavaStreamShapeVariant.Kind.OBJECT);
        state.out.reshape(shape(plan, variant));
        if (plan.fixedBytes() >= 0 && plan.fixedBytes() <= in.left()) {
            in.pos += plan.fixedBytes();
            state.out.computed(plan.fixedFields());
            state.close();
        } else {
            state.frames.replace(JavaStreamFrameStack.Rule.OBJECT, 0, state.described, variant);
            object();
        }
    }

    /** classdata[]: executes the class's program, instruction by instruction. */
    void object() {
        JavaStreamClassPlan plan = state.classes.get(state.frames.plan());
        int address = state.frames.step();
        while (true) {
            state.address = address;
            int instruction = plan.instruction(address);
            switch (JavaStreamClassPlan.op(instruction)) {
                case JavaStreamClassPlan.END -> {
                    state.close();
                    return;
                }
                case JavaStreamClassPlan.LEVEL -> address = level(plan, address);
                case JavaStreamClassPlan.PRIMITIVES -> {
                    primitives(plan, address);
                    address += 2;
                }
                case JavaStreamClassPlan.VALUE -> {
                    boolean early = address < 2 * Tail.Scanned.MOST;
                    address += 2;
                    state.frames.step(address);
                    if (!value(early)) {
                        return;
                    }
                }
                case JavaStreamClassPlan.ANNOTATION -> {
                    int blockForm = JavaStreamClassPlan.argument(instruction);
                    int contextClassNumber = plan.second(address);
                    address += 2;
                    state.frames.step(address);
                    if (annotations.object(blockForm, contextClassNumber, mayBeDeclared(plan))) {
                        body(plan);
                        return;
                    }
                }
                default -> {
                    state.frames.step(address + 2);
                    annotations.external();
                    address += 2;
                }
            }
        }
    }

    /** Reads a field; false where it, or something in it, has a row and a frame now. */
    private boolean value(boolean early) {
        int depth = state.frames.depth();
        if (early && virtual.read()) {
            return true;
        }
        if (state.frames.depth() != depth) {
            return false;
        }
        boolean inline = values.inline();
        if (!inline) {
            values.begin();
        }
        return inline;
    }

    /** Reads the contents of an externalizable object, where the class list declares them. */
    private void body(JavaStreamClassPlan plan) {
        if (!mayBeDeclared(plan)) {
            return;
        }
        byte[] name = in.bytes.copy(plan.offset + 3, in.bytes.u2(plan.offset + 1));
        state.bodies
                .of(ModifiedUtf8.decode(name))
                .ifPresent(fields -> new JavaStreamExternalReader(state, fields).read());
    }

    private boolean mayBeDeclared(JavaStreamClassPlan plan) {
        return !state.bodies.isEmpty() && plan.has(ObjectStreamConstants.SC_EXTERNALIZABLE);
    }

    /** Begins the data of a class: with its fields, or with its annotation where it is known to write no fields. */
    private int level(JavaStreamClassPlan plan, int address) {
        state.out.computed(1);
        int number = JavaStreamClassPlan.argument(plan.instruction(address));
        int annotation = plan.second(address);
        JavaStreamClassPlan level = plan.level(number);
        if (annotation < 0 || level.typecodes.length == 0 || number >= JavaStreamShapeVariant.MAX_LEVEL) {
            return address + 2;
        }
        if (level.decided) {
            return level.annotationOnly ? annotationOnly(state, plan, address) : address + 2;
        }
        if (in.pos >= state.settledUntil) {
            state.frames.step(address);
            JavaStreamAlternatives.add(state, address, level);
        }
        return address + 2;
    }

    /** Skips the fields of a level; its annotation comes first. Returns the annotation's address. */
    static int annotationOnly(JavaStreamState state, JavaStreamClassPlan plan, int address) {
        int number = JavaStreamClassPlan.argument(plan.instruction(address));
        long variant = JavaStreamShapeVariant.annotationOnly(state.frames.left(), number);
        state.frames.left(variant);
        state.out.reshape(shape(state, plan, variant));
        return plan.second(address);
    }

    private void primitives(JavaStreamClassPlan plan, int address) {
        int bytes = JavaStreamClassPlan.argument(plan.instruction(address));
        if (bytes > in.left()) {
            throw brokenPrimitives(plan, address, bytes);
        }
        in.pos += bytes;
        state.out.computed(plan.second(address));
    }

    /** Keeps the fields that are complete. */
    private MalformedJavaStream brokenPrimitives(JavaStreamClassPlan plan, int address, int bytes) {
        long start = in.pos;
        long available = in.left();
        if (!state.choices.isEmpty()) {
            return MalformedJavaStream.endOfSource(start, "primitive fields", bytes, available, false);
        }
        int whole = 0;
        for (byte typecode : plan.primitivesAt(address)) {
            if (JavaStreamTerminals.sizeOf(typecode) > in.left()) {
                break;
            }
            in.pos += JavaStreamTerminals.sizeOf(typecode);
            whole++;
        }
        state.out.computed(whole);
        int slots = plan.slotsBefore(address, state.frames.left()) + whole;
        state.out.reshape(cutShape(state, plan, state.frames.left(), slots));
        long rest = in.left();
        state.out.unparsed(in.pos, rest);
        in.pos = in.end;
        state.frames.left(-1);
        return MalformedJavaStream.endOfSource(start, "primitive fields", bytes, available, true);
    }

    /** newArray: TC_ARRAY classDesc newHandle (int) size values[size]. */
    void arrayDesc() {
        if (state.frames.step() == 1) {
            if (!described()) {
                return;
            }
            JavaStreamClassPlan plan = describedPlan();
            if (plan.elementTypecode == 0) {
                throw MalformedJavaStream.wrong(
                        classDesc(), "The class of an array is no array class", "a name with [", "");
            }
            state.out.define(state.out.currentOffset());
            boolean reference = JavaStreamTerminals.isReference(plan.elementTypecode);
            boolean known = reference || JavaStreamTerminals.sizeOf(plan.elementTypecode) > 0;
            if (!known) {
                throw MalformedJavaStream.wrong(
                        classDesc(), "An array has no such elements", "one of B C D F I J S Z [ L", "");
            }
            state.frames.replace(JavaStreamFrameStack.Rule.ARRAY_DESC, 2, state.described, 0);
        }
        size(state.classes.get(state.frames.plan()));
    }

    private void size(JavaStreamClassPlan plan) {
        JavaStreamTerminals.require(in, 4, "the size of an array");
        int size = in.bytes.s4(in.pos);
        if (size < 0) {
            throw MalformedJavaStream.wrong(
                    in.pos, "An array has a negative size", "0 or more", Integer.toString(size));
        }
        in.pos += 4;
        state.out.computed(1);
        if (JavaStreamTerminals.isReference(plan.elementTypecode)) {
            state.out.reshape(arrayShape(state, plan));
            state.frames.replace(JavaStreamFrameStack.Rule.ARRAY, 0, 0, size);
            elements();
        } else {
            primitiveElements(plan.elementTypecode, size);
        }
    }

    private void primitiveElements(int typecode, int size) {
        int unit = JavaStreamTerminals.sizeOf(typecode);
        long bytes = (long) size * unit;
        if (bytes > in.left() && !state.choices.isEmpty()) {
            throw MalformedJavaStream.endOfSource(in.pos, "the elements of an array", bytes, in.left(), false);
        }
        state.out.reshape(JavaStreamGrammarShapes.primitiveArray(typecode));
        long whole = Math.min(size, in.left() / unit);
        state.out.computed(whole);
        if (bytes > in.left()) {
            long start = in.pos;
            long available = in.left();
            in.pos += whole * unit;
            state.out.unparsed(in.pos, in.left());
            in.pos = in.end;
            state.close();
            throw MalformedJavaStream.endOfSource(start, "the elements of an array", bytes, available, true);
        }
        in.pos += bytes;
        state.close();
    }

    /** values[size] of an array of references. */
    void elements() {
        JavaStreamFrameStack frames = state.frames;
        long left = frames.left();
        int depth = frames.depth();
        while (left > 0) {
            state.tick();
            left--;
            boolean simple = isSimple(JavaStreamTerminals.tag(in));
            if (!simple) {
                frames.left(left);
            }
            boolean early = frames.nextNeedsNoRow();
            if (early && virtual.read()) {
                continue;
            }
            if (frames.depth() == depth) {
                values.element();
            }
            if (frames.depth() != depth) {
                return;
            }
        }
        state.close();
    }

    private static boolean isSimple(int tag) {
        return switch (tag) {
            case JavaStreamTerminals.NULL,
                    JavaStreamTerminals.REFERENCE,
                    JavaStreamTerminals.STRING,
                    JavaStreamTerminals.LONGSTRING -> true;
            default -> false;
        };
    }

    /** newEnum: TC_ENUM classDesc newHandle enumConstantName. */
    void enumDesc() {
        if (!described()) {
            return;
        }
        JavaStreamClassPlan plan = describedPlan();
        state.out.define(state.out.currentOffset());
        state.out.reshape(shape(plan, JavaStreamShapeVariant.of(JavaStreamShapeVariant.Kind.ENUM)));
        state.frames.replace(JavaStreamFrameStack.Rule.ENUM_NAME, 2, state.described, 0);
        enumName();
    }

    void enumName() {
        int tag = JavaStreamTerminals.tag(in);
        boolean text = tag == JavaStreamTerminals.STRING
                || tag == JavaStreamTerminals.REFERENCE
                || tag == JavaStreamTerminals.LONGSTRING;
        if (!text) {
            throw values.unexpected("a string with the name of the constant, or a reference to one");
        }
        if (!values.inline()) {
            values.begin();
        }
        state.close();
    }

    /** newClass: TC_CLASS classDesc newHandle. */
    void classObject() {
        if (described()) {
            state.out.define(state.out.currentOffset());
            state.close();
        }
    }

    /** Reads the class descriptor of the production on top; false while a new one has to be read first. */
    private boolean described() {
        JavaStreamFrameStack frames = state.frames;
        if (frames.left() == 0) {
            frames.left(1);
            if (!classDescs.read()) {
                return false;
            }
        }
        frames.left(0);
        frames.step(DESCRIBED);
        return true;
    }

    /** The offset of the class descriptor of the production on top, or of its back reference. */
    private long classDesc() {
        return state.out.currentOffset() + 1;
    }

    private JavaStreamClassPlan describedPlan() {
        if (state.described < 0) {
            throw MalformedJavaStream.wrong(
                    classDesc(), "An object without a class descriptor", "a class descriptor", "TC_NULL (0x70)");
        }
        JavaStreamClassPlan plan = state.classes.get(state.described);
        if (!plan.isLinked()) {
            throw MalformedJavaStream.wrong(
                    classDesc(),
                    "The handle refers to a class descriptor that is not complete",
                    "a class descriptor that was read to its end",
                    "one that breaks off or is still open");
        }
        return plan;
    }

    /** The shape of an object with all its data. */
    static int wholeShape(JavaStreamState state, JavaStreamClassPlan plan) {
        return shape(state, plan, JavaStreamShapeVariant.of(JavaStreamShapeVariant.Kind.OBJECT));
    }

    /** The shape of an array of references. */
    static int arrayShape(JavaStreamState state, JavaStreamClassPlan plan) {
        return shape(state, plan, JavaStreamShapeVariant.of(JavaStreamShapeVariant.Kind.ARRAY));
    }

    private int shape(JavaStreamClassPlan plan, long variant) {
        return shape(state, plan, variant);
    }

    private static int shape(JavaStreamState state, JavaStreamClassPlan plan, long variant) {
        if (plan.shapeVariant != variant) {
            plan.shape = state.out.shapeRef(new Shapes.ShapeRef(plan.offset, variant, -1));
            plan.shapeVariant = variant;
        }
        return plan.shape;
    }

    /** The shape of an object that breaks off after some slots. */
    static int cutShape(JavaStreamState state, JavaStreamClassPlan plan, long variant, int slots) {
        return state.out.shapeRef(new Shapes.ShapeRef(plan.offset, variant, slots));
    }

    /** The note on which reading of an ambiguous class was taken. */
    static Issue annotationOnlyNote(JavaStreamAlternative choice) {
        return Issue.note(
                        choice.position(),
                        0,
                        "The class has a writeObject method that seems to have written no default field data: reading its"
                                + " fields first ran into bytes that start nothing, reading its data as annotation only did"
                                + " not. Other objects of the class are read the same way")
                .about("classdata");
    }
}
