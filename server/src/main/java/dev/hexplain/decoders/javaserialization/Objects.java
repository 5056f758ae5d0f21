package dev.hexplain.decoders.javaserialization;

import dev.hexplain.text.ModifiedUtf8;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Shapes;
import java.io.ObjectStreamConstants;

/** Objects and enum constants, class objects and arrays: what has a class descriptor. */
final class Objects {
    /** Slots of what has a class, up to its descriptor: a token and that. */
    private static final int DESCRIBED = 2;

    private final State state;
    private final Input in;
    private final Values values;
    private final ClassDescs classDescs;
    private final Annotations annotations;

    Objects(State state, Values values, ClassDescs classDescs, Annotations annotations) {
        this.state = state;
        this.in = state.in;
        this.values = values;
        this.classDescs = classDescs;
        this.annotations = annotations;
    }

    /** newObject: TC_OBJECT classDesc newHandle classdata[]. Here up to the handle. */
    void objectDesc() {
        if (!described()) {
            return;
        }
        ClassPlan plan = describedPlan();
        state.out.define(state.out.currentOffset());
        long variant = Variant.of(Variant.Kind.OBJECT);
        state.out.reshape(shape(plan, variant));
        if (plan.fixedBytes() >= 0 && plan.fixedBytes() <= in.left()) {
            in.pos += plan.fixedBytes();
            state.out.computed(plan.fixedFields());
            state.close();
        } else {
            state.frames.replace(Frames.Rule.OBJECT, 0, state.described, variant);
            object();
        }
    }

    /** classdata[]: the program of the class, instruction by instruction. */
    void object() {
        ClassPlan plan = state.classes.get(state.frames.plan());
        int address = state.frames.step();
        while (true) {
            state.address = address;
            int instruction = plan.instruction(address);
            switch (ClassPlan.op(instruction)) {
                case ClassPlan.END -> {
                    state.close();
                    return;
                }
                case ClassPlan.LEVEL -> address = level(plan, address);
                case ClassPlan.PRIMITIVES -> {
                    primitives(plan, address);
                    address += 2;
                }
                case ClassPlan.VALUE -> {
                    address += 2;
                    if (!values.inline()) {
                        state.frames.step(address);
                        values.begin();
                        return;
                    }
                }
                case ClassPlan.ANNOTATION -> {
                    int numberOfHost = plan.second(address);
                    address += 2;
                    state.frames.step(address);
                    if (annotations.object(numberOfHost)) {
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

    /** Reads what an externalizable class wrote, where the class list says what that is. */
    private void body(ClassPlan plan) {
        if (state.bodies.isEmpty() || !plan.has(ObjectStreamConstants.SC_EXTERNALIZABLE)) {
            return;
        }
        byte[] name = in.copy(plan.offset + 3, in.u2(plan.offset + 1));
        state.bodies.of(ModifiedUtf8.decode(name)).ifPresent(fields -> new BodyReader(state, fields).read());
    }

    /** Begins the data of a class: with its fields, or with its annotation where it is known to write no fields. */
    private int level(ClassPlan plan, int address) {
        state.out.computed(1);
        int number = ClassPlan.argument(plan.instruction(address));
        int annotation = plan.second(address);
        ClassPlan level = plan.level(number);
        if (annotation < 0 || level.typecodes.length == 0 || number >= Variant.MAX_LEVEL) {
            return address + 2;
        }
        if (level.decided) {
            return level.annotationOnly ? annotationOnly(state, plan, address) : address + 2;
        }
        if (in.pos >= state.settledUntil) {
            state.frames.step(address);
            Choices.add(state, address, level);
        }
        return address + 2;
    }

    /** Skips the fields of a level; its annotation comes first. Returns the annotation's address. */
    static int annotationOnly(State state, ClassPlan plan, int address) {
        int number = ClassPlan.argument(plan.instruction(address));
        long variant = Variant.annotationOnly(state.frames.left(), number);
        state.frames.left(variant);
        state.out.reshape(shape(state, plan, variant));
        return plan.second(address);
    }

    private void primitives(ClassPlan plan, int address) {
        int bytes = ClassPlan.argument(plan.instruction(address));
        if (bytes > in.left()) {
            throw brokenPrimitives(plan, address, bytes);
        }
        in.pos += bytes;
        state.out.computed(plan.second(address));
    }

    /** Keeps the fields that are whole. */
    private Malformed brokenPrimitives(ClassPlan plan, int address, int bytes) {
        long start = in.pos;
        long available = in.left();
        if (!state.choices.isEmpty()) {
            return Malformed.endOfSource(start, "primitive fields", bytes, available, false);
        }
        int whole = 0;
        for (byte typecode : plan.primitivesAt(address)) {
            if (Tc.sizeOf(typecode) > in.left()) {
                break;
            }
            in.pos += Tc.sizeOf(typecode);
            whole++;
        }
        state.out.computed(whole);
        int slots = plan.slotsBefore(address, state.frames.left()) + whole;
        state.out.reshape(cutShape(state, plan, state.frames.left(), slots));
        long rest = in.left();
        state.out.unparsed(in.pos, rest);
        in.pos = in.end;
        state.frames.left(-1);
        return Malformed.endOfSource(start, "primitive fields", bytes, available, true);
    }

    /** newArray: TC_ARRAY classDesc newHandle (int) size values[size]. */
    void arrayDesc() {
        if (state.frames.step() == 1) {
            if (!described()) {
                return;
            }
            ClassPlan plan = describedPlan();
            if (plan.elementTypecode == 0) {
                throw Malformed.wrong(classDesc(), "The class of an array is no array class", "a name with [", "");
            }
            state.out.define(state.out.currentOffset());
            boolean reference = Tc.isReference(plan.elementTypecode);
            boolean known = reference || Tc.sizeOf(plan.elementTypecode) > 0;
            if (!known) {
                throw Malformed.wrong(classDesc(), "An array has no such elements", "one of B C D F I J S Z [ L", "");
            }
            state.frames.replace(Frames.Rule.ARRAY_DESC, 2, state.described, 0);
        }
        size(state.classes.get(state.frames.plan()));
    }

    private void size(ClassPlan plan) {
        in.require(4, "the size of an array");
        int size = in.s4(in.pos);
        if (size < 0) {
            throw Malformed.wrong(in.pos, "An array has a negative size", "0 or more", Integer.toString(size));
        }
        in.pos += 4;
        state.out.computed(1);
        if (Tc.isReference(plan.elementTypecode)) {
            state.out.reshape(shape(plan, Variant.of(Variant.Kind.ARRAY)));
            state.frames.replace(Frames.Rule.ARRAY, 0, state.frames.plan(), size);
            elements();
        } else {
            primitiveElements(plan.elementTypecode, size);
        }
    }

    private void primitiveElements(int typecode, int size) {
        int unit = Tc.sizeOf(typecode);
        long bytes = (long) size * unit;
        if (bytes > in.left() && !state.choices.isEmpty()) {
            throw Malformed.endOfSource(in.pos, "the elements of an array", bytes, in.left(), false);
        }
        state.out.reshape(GrammarShapes.primitiveArray(typecode));
        long whole = Math.min(size, in.left() / unit);
        state.out.computed(whole);
        if (bytes > in.left()) {
            long start = in.pos;
            long available = in.left();
            in.pos += whole * unit;
            state.out.unparsed(in.pos, in.left());
            in.pos = in.end;
            state.close();
            throw Malformed.endOfSource(start, "the elements of an array", bytes, available, true);
        }
        in.pos += bytes;
        state.close();
    }

    /** values[size] of an array of references. */
    void elements() {
        Frames frames = state.frames;
        long left = frames.left();
        int depth = frames.depth();
        while (left > 0) {
            state.tick();
            left--;
            if (isSimple(in.tag())) {
                values.element();
            } else {
                frames.left(left);
                values.begin();
            }
            if (frames.depth() != depth) {
                return;
            }
        }
        state.close();
    }

    private static boolean isSimple(int tag) {
        return switch (tag) {
            case Tc.NULL, Tc.REFERENCE, Tc.STRING, Tc.LONGSTRING -> true;
            default -> false;
        };
    }

    /** newEnum: TC_ENUM classDesc newHandle enumConstantName. */
    void enumDesc() {
        if (!described()) {
            return;
        }
        ClassPlan plan = describedPlan();
        state.out.define(state.out.currentOffset());
        state.out.reshape(shape(plan, Variant.of(Variant.Kind.ENUM)));
        state.frames.replace(Frames.Rule.ENUM_NAME, 2, state.described, 0);
        enumName();
    }

    void enumName() {
        int tag = in.tag();
        boolean text = tag == Tc.STRING || tag == Tc.REFERENCE || tag == Tc.LONGSTRING;
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

    /** Reads the class descriptor of what is on top; false while a new one has to be read first. */
    private boolean described() {
        Frames frames = state.frames;
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

    /** Where the class descriptor of what is on top begins, or the reference to it. */
    private long classDesc() {
        return state.out.currentOffset() + 1;
    }

    private ClassPlan describedPlan() {
        if (state.described < 0) {
            throw Malformed.wrong(
                    classDesc(), "An object without a class descriptor", "a class descriptor", "TC_NULL (0x70)");
        }
        ClassPlan plan = state.classes.get(state.described);
        if (!plan.isLinked()) {
            throw Malformed.wrong(
                    classDesc(),
                    "The handle refers to a class descriptor that is not complete",
                    "a class descriptor that was read to its end",
                    "one that breaks off or is still open");
        }
        return plan;
    }

    /** The shape of an object with all its data. */
    static int wholeShape(State state, ClassPlan plan) {
        return shape(state, plan, Variant.of(Variant.Kind.OBJECT));
    }

    private int shape(ClassPlan plan, long variant) {
        return shape(state, plan, variant);
    }

    private static int shape(State state, ClassPlan plan, long variant) {
        if (plan.shapeVariant != variant) {
            plan.shape = state.out.recipe(new Shapes.Recipe(plan.offset, variant, -1));
            plan.shapeVariant = variant;
        }
        return plan.shape;
    }

    /** The shape of an object that breaks off after some slots. */
    static int cutShape(State state, ClassPlan plan, long variant, int slots) {
        return state.out.recipe(new Shapes.Recipe(plan.offset, variant, slots));
    }

    /** Says which reading of an ambiguous class was taken. */
    static Issue annotationOnlyNote(Choice choice) {
        return Issue.note(
                        choice.position(),
                        0,
                        "The class has a writeObject method that seems to have written no default field data: reading its"
                                + " fields first ran into bytes that start nothing, reading its data as annotation only did"
                                + " not. Other objects of the class are read the same way")
                .about("classdata");
    }
}
