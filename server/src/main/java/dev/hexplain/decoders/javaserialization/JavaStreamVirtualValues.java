package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.documents.ParseInput;
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

    private final JavaStreamState state;
    private final ParseInput in;
    private final TreeWriter out;
    private final JavaStreamValues values;
    private final JavaStreamOpenValues begun;
    /** Fields that were read and not counted yet. */
    private long fields;
    /** The levels that the limits allow here. */
    private int room;

    JavaStreamVirtualValues(JavaStreamState state, JavaStreamValues values) {
        this.state = state;
        this.in = state.in;
        this.out = state.out;
        this.values = values;
        this.begun = new JavaStreamOpenValues(state);
    }

    /**
     * Reads the value here: true where it is whole and got no row. Otherwise, either nothing was read, or values that
     * were begun have rows and frames now, of which the one on top goes on.
     */
    boolean read() {
        state.tick();
        clear();
        return rest(value());
    }

    /** Reads the annotation here, which is not empty, in the same way. */
    boolean annotation(int blockForm) {
        clear();
        beginAnnotation(blockForm);
        return rest(true);
    }

    private void clear() {
        begun.clear();
        room = state.room();
    }

    /** Reads what was begun to its end. */
    private boolean rest(boolean could) {
        boolean whole = could;
        while (whole && !begun.isEmpty()) {
            whole = !begun.giveRows(in.pos - MOST_BYTES) && goesOn();
        }
        if (!whole) {
            begun.giveRows(Long.MAX_VALUE);
        }
        out.computed(fields);
        fields = 0;
        return whole && !begun.gaveRows();
    }

    /** Reads more of the innermost value, until another one begins in it; false where it cannot. */
    private boolean goesOn() {
        int place = begun.innermost();
        Progress progress = switch (begun.kind(place)) {
            case JavaStreamOpenValues.OBJECT -> classData(place);
            case JavaStreamOpenValues.ARRAY -> elements(place);
            default -> annotationContents(place);
        };
        if (progress == Progress.ENDED) {
            begun.end();
        }
        return progress != Progress.STUCK;
    }

    private enum Progress {
        /** The value ends. */
        ENDED,
        /** Another one begins in it. */
        INNER,
        /** What comes next cannot be read without a row. */
        STUCK
    }

    /** Reads or begins a value; false where it needs a row. */
    private boolean value() {
        long at = in.pos;
        long left = in.end - at;
        if (left < 1) {
            return false;
        }
        long head = in.bytes.head(at, (int) Math.min(left, Long.BYTES));
        return switch ((int) (head >>> 56)) {
            case JavaStreamTerminals.NULL -> passed(at + 1, 1);
            case JavaStreamTerminals.REFERENCE ->
                left >= REFERENCE_BYTES
                        && state.isDefined((int) (head >>> 24))
                        && passed(at + REFERENCE_BYTES, REFERENCE_FIELDS);
            case JavaStreamTerminals.STRING -> string(at, (int) (head >>> 40) & 0xFFFF);
            case JavaStreamTerminals.LONGSTRING -> values.inline();
            case JavaStreamTerminals.OBJECT -> object(at, head);
            case JavaStreamTerminals.ENUM -> constant(at, head);
            case JavaStreamTerminals.ARRAY -> array(at, head);
            case JavaStreamTerminals.CLASS -> classObject(at, head);
            default -> false;
        };
    }

    private boolean passed(long end, long count) {
        in.pos = end;
        fields += count;
        return true;
    }

    private boolean string(long at, int length) {
        long text = at + STRING_HEADER;
        if (text + length > in.end) {
            return false;
        }
        out.define(at);
        state.checkText(text, length);
        return passed(text + length, STRING_FIELDS);
    }

    /** newObject: TC_OBJECT classDesc newHandle classdata[]. */
    private boolean object(long at, long head) {
        int index = knownClass(at, head);
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
        begun.begin(JavaStreamOpenValues.OBJECT, at, index, 0);
        return passed(at + HEAD_BYTES, HEAD_FIELDS);
    }

    /** newArray: TC_ARRAY classDesc newHandle (int) size values[size]. */
    private boolean array(long at, long head) {
        int index = knownClass(at, head);
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
            begun.begin(JavaStreamOpenValues.ARRAY, at, index, size);
        }
        long elements = references ? 0 : size;
        return passed(at + HEAD_BYTES + Integer.BYTES + elements * unit, HEAD_FIELDS + 1 + elements);
    }

    /** newEnum: TC_ENUM classDesc newHandle enumConstantName. */
    private boolean constant(long at, long head) {
        long name = at + HEAD_BYTES;
        if (knownClass(at, head) < 0 || name >= in.end) {
            return false;
        }
        boolean reference = in.bytes.u1(name) == JavaStreamTerminals.REFERENCE;
        int header = reference ? REFERENCE_BYTES : STRING_HEADER;
        boolean whole = in.end - name >= header
                && (reference
                        ? state.isDefined(in.bytes.s4(name + 1))
                        : in.bytes.u1(name) == JavaStreamTerminals.STRING
                                && in.bytes.u2(name + 1) <= in.end - name - header);
        if (!whole) {
            return false;
        }
        out.nested(begun.size() + 1);
        out.define(at);
        fields += HEAD_FIELDS;
        return reference ? passed(name + header, REFERENCE_FIELDS) : string(name, in.bytes.u2(name + 1));
    }

    /** newClass: TC_CLASS classDesc newHandle. */
    private boolean classObject(long at, long head) {
        if (knownClass(at, head) < 0) {
            return false;
        }
        out.nested(begun.size() + 1);
        out.define(at);
        return passed(at + HEAD_BYTES, HEAD_FIELDS);
    }

    /**
     * The index of the class that a token and a reference name, if a value may begin here; negative otherwise.
     *
     * @param head the eight bytes there
     */
    private int knownClass(long at, long head) {
        boolean mayBegin = in.end - at >= HEAD_BYTES
                && (int) (head >>> 48 & 0xFF) == JavaStreamTerminals.REFERENCE
                && begun.count() < room;
        return mayBegin ? state.readableClass((int) (head >>> 16)) : -1;
    }

    private Progress elements(int array) {
        int innermost = begun.count();
        int left = begun.left(array);
        while (left > 0) {
            if (begun.step(array) >= Tail.Scanned.MOST || !value()) {
                return Progress.STUCK;
            }
            begun.next(array);
            left--;
            if (begun.count() != innermost) {
                return Progress.INNER;
            }
        }
        return Progress.ENDED;
    }

    private Progress classData(int object) {
        JavaStreamClassPlan plan = begun.plan(object);
        int innermost = begun.count();
        int address = begun.step(object);
        while (true) {
            int op = JavaStreamClassPlan.op(plan.instruction(address));
            if (op == JavaStreamClassPlan.VALUE
                    ? !value()
                    : op == JavaStreamClassPlan.ANNOTATION && !anyAnnotation(plan, address)) {
                begun.step(object, address);
                return Progress.STUCK;
            }
            if (op == JavaStreamClassPlan.END) {
                return Progress.ENDED;
            }
            int next = address + 2;
            if (op == JavaStreamClassPlan.LEVEL || op == JavaStreamClassPlan.PRIMITIVES) {
                int bytes = plan.runBytes(address);
                if (bytes > in.left()) {
                    begun.step(object, address);
                    return Progress.STUCK;
                }
                passed(in.pos + bytes, plan.runFields(address));
                next = plan.runEnd(address);
            }
            address = next;
            if (begun.count() != innermost) {
                begun.step(object, address);
                return Progress.INNER;
            }
        }
    }

    private boolean anyAnnotation(JavaStreamClassPlan plan, int address) {
        if (in.atEnd() || begun.count() >= room) {
            return false;
        }
        if (in.bytes.u1(in.pos) == JavaStreamTerminals.ENDBLOCKDATA) {
            return passed(in.pos + 1, 2);
        }
        beginAnnotation(JavaStreamClassPlan.argument(plan.instruction(address)));
        return true;
    }

    private void beginAnnotation(int blockForm) {
        out.nested(begun.size() + 1);
        begun.beginAnnotation(in.pos, blockForm);
        fields++;
    }

    /** contents endBlockData. */
    private Progress annotationContents(int place) {
        int innermost = begun.count();
        while (begun.step(place) < Tail.Scanned.MOST && !in.atEnd()) {
            int tag = in.bytes.u1(in.pos);
            boolean read = switch (tag) {
                case JavaStreamTerminals.ENDBLOCKDATA -> passed(in.pos + 1, 1);
                case JavaStreamTerminals.BLOCKDATA, JavaStreamTerminals.BLOCKDATALONG ->
                    block(tag, begun.blockForm(place));
                default -> value();
            };
            if (!read) {
                return Progress.STUCK;
            }
            if (tag == JavaStreamTerminals.ENDBLOCKDATA) {
                return Progress.ENDED;
            }
            begun.next(place);
            if (begun.count() != innermost) {
                return Progress.INNER;
            }
        }
        return Progress.STUCK;
    }

    private boolean block(int tag, int form) {
        long end = values.wholeBlockEnd(tag);
        return end >= 0 && passed(end, values.fieldsOfBlock(tag, values.layout(tag, form, end), end));
    }
}
