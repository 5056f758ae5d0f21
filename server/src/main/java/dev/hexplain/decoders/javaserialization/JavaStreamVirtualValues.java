package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.decoders.javaserialization.JavaStreamFrameStack.Rule;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TreeWriter;

/**
 * Reads values without rows: those whose bytes say what they are, with the class descriptors that they refer to
 * ({@link JavaStreamVirtualShapes}). It never fails: it stops where it cannot go on.
 *
 * <p>A value with others in it begins without a row. It gets one, and a frame to go on with, when it turns out to be
 * long, or when something in it needs a row.
 */
final class JavaStreamVirtualValues {
    /** The most bytes before a value in another one without a row: finding it takes a walk over them. */
    private static final int MOST_BYTES = 512;

    private static final int REFERENCE_BYTES = 5;
    private static final int REFERENCE_FIELDS = 3;
    private static final int STRING_HEADER = 3;
    private static final int STRING_FIELDS = 4;
    /** The token and the class descriptor of a value that has one, as a reference. */
    private static final int HEAD_BYTES = 1 + REFERENCE_BYTES;
    /** The value itself, its token and its class descriptor. */
    private static final int HEAD_FIELDS = 2 + REFERENCE_FIELDS;

    private static final int BLOCK_FIELDS = 4;

    private final JavaStreamState state;
    private final ParseInput in;
    private final TreeWriter out;
    private final JavaStreamValues values;
    private final JavaStreamBegunValues begun;
    /** Fields that were read and not counted yet. */
    private long fields;

    JavaStreamVirtualValues(JavaStreamState state, JavaStreamValues values) {
        this.state = state;
        this.in = state.in;
        this.out = state.out;
        this.values = values;
        this.begun = new JavaStreamBegunValues(state);
    }

    /**
     * Reads the value here: true where it is whole and got no row. Otherwise, either nothing was read, or values that
     * were begun have rows and frames now, of which the one on top goes on.
     */
    boolean read() {
        state.tick();
        begun.clear();
        return rest(nextValue());
    }

    /** Reads the annotation here, which is not empty, in the same way. */
    boolean annotation() {
        begun.clear();
        out.nested(1);
        begun.begin(Rule.OBJECT_ANNOTATION, in.pos, 0, 0);
        fields++;
        return rest(goesOn() && (begun.isEmpty() || nextValue()));
    }

    /** @param begunWell whether reading could begin */
    private boolean rest(boolean begunWell) {
        boolean whole = begunWell;
        while (whole && !begun.isEmpty()) {
            whole = !begun.giveRows(in.pos - MOST_BYTES) && goesOn() && (begun.isEmpty() || nextValue());
        }
        if (!whole) {
            begun.giveRows(Long.MAX_VALUE);
        }
        out.computed(fields);
        fields = 0;
        return whole && !begun.gaveRows();
    }

    /** Reads or begins a value, inside the innermost one that was begun; false where it needs a row. */
    private boolean nextValue() {
        boolean inside = !begun.isEmpty();
        int around = begun.innermost();
        if (!value()) {
            return false;
        }
        if (inside) {
            begun.step(around, begun.step(around) + (begun.rule(around) == Rule.OBJECT ? 2 : 1));
        }
        return true;
    }

    private boolean value() {
        long at = in.pos;
        long left = in.end - at;
        if (left < 1) {
            return false;
        }
        return switch (in.bytes.u1(at)) {
            case JavaStreamTerminals.NULL -> passed(at + 1, 1);
            case JavaStreamTerminals.REFERENCE ->
                left >= REFERENCE_BYTES
                        && state.isDefined(in.bytes.s4(at + 1))
                        && passed(at + REFERENCE_BYTES, REFERENCE_FIELDS);
            case JavaStreamTerminals.STRING -> string(at);
            case JavaStreamTerminals.LONGSTRING -> values.inline();
            case JavaStreamTerminals.OBJECT -> object(at);
            case JavaStreamTerminals.ENUM -> constant(at);
            case JavaStreamTerminals.ARRAY -> array(at);
            case JavaStreamTerminals.CLASS -> classObject(at);
            default -> false;
        };
    }

    private boolean passed(long end, long count) {
        in.pos = end;
        fields += count;
        return true;
    }

    private boolean string(long at) {
        if (!isWholeString(at)) {
            return false;
        }
        int length = in.bytes.u2(at + 1);
        out.define(at);
        state.checkText(at + STRING_HEADER, length);
        return passed(at + STRING_HEADER + length, STRING_FIELDS);
    }

    private boolean isWholeString(long at) {
        long left = in.end - at - STRING_HEADER;
        return left >= 0 && in.bytes.u2(at + 1) <= left;
    }

    /** newObject: TC_OBJECT classDesc newHandle classdata[]. */
    private boolean object(long at) {
        int index = knownClass(at);
        if (index < 0) {
            return false;
        }
        JavaStreamClassPlan plan = state.classes.get(index);
        if (!plan.needsNoRow(state.bodies)) {
            return false;
        }
        long bytes = plan.fixedBytes();
        if (bytes > in.end - at - HEAD_BYTES) {
            return false;
        }
        out.define(at);
        if (bytes >= 0) {
            out.nested(begun.size());
            return passed(at + HEAD_BYTES + bytes, HEAD_FIELDS + plan.fixedFields());
        }
        out.nested(begun.size() + 1);
        begun.begin(Rule.OBJECT, at, index, 0);
        return passed(at + HEAD_BYTES, HEAD_FIELDS);
    }

    /** newArray: TC_ARRAY classDesc newHandle (int) size values[size]. */
    private boolean array(long at) {
        int index = knownClass(at);
        long left = in.end - at - HEAD_BYTES - Integer.BYTES;
        int size = index < 0 || left < 0 ? -1 : in.bytes.s4(at + HEAD_BYTES);
        if (size < 0) {
            return false;
        }
        int typecode = state.classes.get(index).elementTypecode;
        boolean references = JavaStreamTerminals.isReference(typecode);
        int unit = JavaStreamTerminals.sizeOf(typecode);
        if (!references && (unit == 0 || (long) size * unit > left)) {
            return false;
        }
        out.nested(begun.size() + 1);
        out.define(at);
        if (references) {
            begun.begin(Rule.ARRAY, at, index, size);
        }
        long elements = references ? 0 : size;
        return passed(at + HEAD_BYTES + Integer.BYTES + elements * unit, HEAD_FIELDS + 1 + elements);
    }

    /** newEnum: TC_ENUM classDesc newHandle enumConstantName. */
    private boolean constant(long at) {
        long name = at + HEAD_BYTES;
        if (knownClass(at) < 0 || name >= in.end) {
            return false;
        }
        int tag = in.bytes.u1(name);
        boolean whole = tag == JavaStreamTerminals.STRING
                ? isWholeString(name)
                : tag == JavaStreamTerminals.REFERENCE
                        && in.end - name >= REFERENCE_BYTES
                        && state.isDefined(in.bytes.s4(name + 1));
        if (!whole) {
            return false;
        }
        out.nested(begun.size() + 1);
        out.define(at);
        fields += HEAD_FIELDS;
        return tag == JavaStreamTerminals.STRING ? string(name) : passed(name + REFERENCE_BYTES, REFERENCE_FIELDS);
    }

    /** newClass: TC_CLASS classDesc newHandle. */
    private boolean classObject(long at) {
        if (knownClass(at) < 0) {
            return false;
        }
        out.nested(begun.size() + 1);
        out.define(at);
        return passed(at + HEAD_BYTES, HEAD_FIELDS);
    }

    /** The index of the class that a token and a reference name, if a value may begin here; negative otherwise. */
    private int knownClass(long at) {
        boolean mayBegin = in.end - at >= HEAD_BYTES
                && in.bytes.u1(at + 1) == JavaStreamTerminals.REFERENCE
                && state.mayNest(begun.size());
        return mayBegin ? state.readableClass(in.bytes.s4(at + 2)) : -1;
    }

    /** Reads what is between values, up to the next one or the end of all that were begun; false where it cannot. */
    private boolean goesOn() {
        Progress progress = Progress.ENDED;
        while (progress == Progress.ENDED && !begun.isEmpty()) {
            int place = begun.innermost();
            progress = switch (begun.rule(place)) {
                case OBJECT -> classData(place);
                case ARRAY -> elements(place);
                default -> annotation(place);
            };
            if (progress == Progress.ENDED) {
                begun.end();
            }
        }
        return progress != Progress.STUCK;
    }

    private enum Progress {
        /** A value comes next. */
        VALUE,
        /** The innermost value ends. */
        ENDED,
        /** What comes next cannot be read without a row. */
        STUCK
    }

    private Progress elements(int place) {
        if (begun.left(place) == 0) {
            return Progress.ENDED;
        }
        return begun.step(place) < Tail.Scanned.MOST ? Progress.VALUE : Progress.STUCK;
    }

    private Progress classData(int object) {
        JavaStreamClassPlan plan = begun.plan(object);
        int address = begun.step(object);
        while (true) {
            int instruction = plan.instruction(address);
            switch (JavaStreamClassPlan.op(instruction)) {
                case JavaStreamClassPlan.LEVEL -> fields++;
                case JavaStreamClassPlan.PRIMITIVES -> {
                    int bytes = JavaStreamClassPlan.argument(instruction);
                    if (bytes > in.left()) {
                        begun.step(object, address);
                        return Progress.STUCK;
                    }
                    passed(in.pos + bytes, plan.second(address));
                }
                case JavaStreamClassPlan.VALUE -> {
                    begun.step(object, address);
                    return Progress.VALUE;
                }
                case JavaStreamClassPlan.ANNOTATION -> {
                    if (in.atEnd() || !state.mayNest(begun.size())) {
                        begun.step(object, address);
                        return Progress.STUCK;
                    }
                    if (in.bytes.u1(in.pos) != JavaStreamTerminals.ENDBLOCKDATA) {
                        begun.step(object, address + 2);
                        out.nested(begun.size() + 1);
                        begun.begin(Rule.OBJECT_ANNOTATION, in.pos, 0, 0);
                        fields++;
                        return annotation(begun.innermost());
                    }
                    passed(in.pos + 1, 2);
                }
                default -> {
                    return Progress.ENDED;
                }
            }
            address += 2;
        }
    }

    /** contents endBlockData. */
    private Progress annotation(int place) {
        while (begun.step(place) < Tail.Scanned.MOST && !in.atEnd()) {
            int tag = in.bytes.u1(in.pos);
            switch (tag) {
                case JavaStreamTerminals.ENDBLOCKDATA -> {
                    passed(in.pos + 1, 1);
                    return Progress.ENDED;
                }
                case JavaStreamTerminals.BLOCKDATA, JavaStreamTerminals.BLOCKDATALONG -> {
                    long end = values.wholeBlockEnd(tag);
                    if (end < 0) {
                        return Progress.STUCK;
                    }
                    passed(end, BLOCK_FIELDS);
                    begun.step(place, begun.step(place) + 1);
                }
                default -> {
                    return Progress.VALUE;
                }
            }
        }
        return Progress.STUCK;
    }
}
