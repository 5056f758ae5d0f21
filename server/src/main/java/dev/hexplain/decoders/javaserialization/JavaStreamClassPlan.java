package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decode.embedding.EmbeddingContext;
import dev.hexplain.decoders.javaserialization.blocks.BlockForms;
import java.io.ObjectStreamConstants;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The compiled plan to read objects of a class: its descriptor chain as a flat program. Each instruction is two ints:
 * an operation with an argument, and a second argument.
 */
final class JavaStreamClassPlan {
    /** The object ends. */
    static final int END = 0;
    /** The data of a class begins: argument level, second argument the address of its annotation or -1. */
    static final int LEVEL = 1;
    /** Primitive fields: argument bytes, second argument fields. */
    static final int PRIMITIVES = 2;
    /** A reference field. */
    static final int VALUE = 3;
    /**
     * An annotation: the output of the class's writeObject, in blocks. Argument the form of these blocks
     * ({@link BlockForms}), second argument the class's number in the embedding context.
     */
    static final int ANNOTATION = 4;
    /** External contents without blocks. */
    static final int EXTERNAL = 5;

    private static final int OP_BITS = 3;
    private static final int MAX_LEVELS = 1_000;
    /** Ints of a run. */
    private static final int RUN = 3;

    final long offset;
    final int flags;
    final byte[] typecodes;
    /** The typecode of an array's elements; 0 where the class is not an array. */
    final int elementTypecode;

    @Nullable JavaStreamClassPlan superClass;
    /** The number that the embedding context gave to the class because it can read its blocks; 0 for other classes. */
    int contextClassNumber;
    /** What the class is known to write into blocks: a number of {@link BlockForms}. */
    int blockForm;
    /** Whether it is known if the class's writeObject writes default field data. */
    boolean decided;
    /** If that is known: whether it writes no default field data. */
    boolean annotationOnly;
    /** Shape numbers of instances, created on first use; 0 before. */
    int shape;

    long shapeVariant = -1;

    private int[] program = new int[8];
    /** For each instruction: {@link #runEnd}, {@link #runBytes}, {@link #runFields}. */
    private int[] runs = {};

    private int size;
    private JavaStreamClassPlan[] levels = {};
    private long fixedBytes = -1;
    private int fixedFields;
    /** Whether {@link #needsNoRow}; may become true. */
    private boolean plain;

    JavaStreamClassPlan(long offset, int flags, byte[] typecodes, int elementTypecode) {
        this.offset = offset;
        this.flags = flags;
        this.typecodes = typecodes;
        this.elementTypecode = elementTypecode;
    }

    /** Whether its descriptor was read to the end, so that instances can be read. */
    boolean isLinked() {
        return levels.length > 0;
    }

    boolean has(int flag) {
        return (flags & flag) != 0;
    }

    static int op(int instruction) {
        return instruction & (1 << OP_BITS) - 1;
    }

    static int argument(int instruction) {
        return instruction >>> OP_BITS;
    }

    int instruction(int at) {
        return program[at];
    }

    int second(int at) {
        return program[at + 1];
    }

    int length() {
        return size;
    }

    JavaStreamClassPlan level(int number) {
        return levels[number];
    }

    /** Bytes of class data where all instances have the same size, else -1. */
    long fixedBytes() {
        return fixedBytes;
    }

    /** The number of fields in that data. */
    int fixedFields() {
        return fixedFields;
    }

    /** Compiles the program, once the superclasses are known. False where there are too many of them. */
    boolean link() {
        int count = 0;
        for (JavaStreamClassPlan at = this; at != null; at = at.superClass) {
            count++;
        }
        if (count > MAX_LEVELS) {
            return false;
        }
        levels = new JavaStreamClassPlan[count];
        for (JavaStreamClassPlan at = this; at != null; at = at.superClass) {
            levels[--count] = at;
        }
        boolean external = has(ObjectStreamConstants.SC_EXTERNALIZABLE);
        for (int level = external ? levels.length - 1 : 0; level < levels.length; level++) {
            addLevel(level);
        }
        add(END, 0, 0);
        measure();
        sumUp();
        return true;
    }

    /** Whether the data of a level can only begin with its fields. */
    boolean startsWithFields(int address) {
        JavaStreamClassPlan level = levels[argument(program[address])];
        return program[address + 1] < 0 || level.typecodes.length == 0 || (level.decided && !level.annotationOnly);
    }

    /**
     * Whether its instances need no rows if what is in them needs none: each level begins with its fields, and
     * annotations are what the grammar says.
     */
    boolean needsNoRow(JavaStreamExternalBodies bodies) {
        if (!plain) {
            plain = isPlain(bodies);
        }
        return plain;
    }

    private boolean isPlain(JavaStreamExternalBodies bodies) {
        for (int at = 0; at < size; at += 2) {
            boolean plainly = switch (op(program[at])) {
                case LEVEL -> startsWithFields(at);
                case ANNOTATION ->
                    program[at + 1] == EmbeddingContext.NO_CLASS
                            && (bodies.isEmpty() || !has(ObjectStreamConstants.SC_EXTERNALIZABLE));
                case EXTERNAL -> false;
                default -> true;
            };
            if (!plainly) {
                return false;
            }
        }
        return true;
    }

    private void addLevel(int number) {
        JavaStreamClassPlan level = levels[number];
        int start = size;
        add(LEVEL, number, -1);
        if (level.has(ObjectStreamConstants.SC_EXTERNALIZABLE)) {
            addAnnotation(level.has(ObjectStreamConstants.SC_BLOCK_DATA) ? ANNOTATION : EXTERNAL, level);
        } else if (level.has(ObjectStreamConstants.SC_SERIALIZABLE)) {
            addFields(level.typecodes);
            if (level.has(ObjectStreamConstants.SC_WRITE_METHOD)) {
                program[start + 1] = size;
                addAnnotation(ANNOTATION, level);
            }
        }
    }

    private void addAnnotation(int op, JavaStreamClassPlan level) {
        add(op, level.blockForm, level.contextClassNumber);
    }

    private void addFields(byte[] codes) {
        int at = 0;
        while (at < codes.length) {
            int first = at;
            int bytes = 0;
            while (at < codes.length && !JavaStreamTerminals.isReference(codes[at])) {
                bytes += JavaStreamTerminals.sizeOf(codes[at++]);
            }
            if (at > first) {
                add(PRIMITIVES, bytes, at - first);
            } else {
                add(VALUE, 0, 0);
                at++;
            }
        }
    }

    private void add(int op, int argument, int second) {
        if (size + 2 > program.length) {
            program = Arrays.copyOf(program, program.length * 2);
        }
        program[size++] = op | argument << OP_BITS;
        program[size++] = second;
    }

    /**
     * Sums up what can be passed at once. Decisions about levels come before it: it is used by those that
     * {@link #needsNoRow}.
     */
    private void sumUp() {
        runs = new int[size / 2 * RUN];
        int end = size;
        int bytes = 0;
        int fields = 0;
        for (int at = size - 2; at >= 0; at -= 2) {
            int op = op(program[at]);
            if (op == LEVEL) {
                fields++;
            } else if (op == PRIMITIVES) {
                bytes += argument(program[at]);
                fields += program[at + 1];
            } else {
                end = at;
                bytes = 0;
                fields = 0;
            }
            int run = at / 2 * RUN;
            runs[run] = end;
            runs[run + 1] = bytes;
            runs[run + 2] = fields;
        }
    }

    /** The address after the levels' beginnings and primitive fields from an address on. */
    int runEnd(int at) {
        return runs[at / 2 * RUN];
    }

    int runBytes(int at) {
        return runs[at / 2 * RUN + 1];
    }

    int runFields(int at) {
        return runs[at / 2 * RUN + 2];
    }

    private void measure() {
        long bytes = 0;
        int fields = 0;
        for (int at = 0; at < size; at += 2) {
            switch (op(program[at])) {
                case LEVEL -> fields++;
                case PRIMITIVES -> {
                    bytes += argument(program[at]);
                    fields += program[at + 1];
                }
                case END -> fixedBytes = bytes;
                default -> {
                    return;
                }
            }
        }
        fixedFields = fields;
    }

    /** Slots of an instance's layout before an instruction: token, descriptor, levels, fields, annotations. */
    int slotsBefore(int address, long variant) {
        int slots = 2;
        int at = 0;
        while (at < address) {
            int instruction = program[at];
            int next = at + 2;
            switch (op(instruction)) {
                case LEVEL -> {
                    slots++;
                    boolean skips = JavaStreamShapeVariant.isAnnotationOnly(variant, argument(instruction))
                            && program[at + 1] >= 0;
                    next = skips ? program[at + 1] : next;
                }
                case PRIMITIVES -> slots += program[at + 1];
                default -> slots++;
            }
            at = next;
        }
        return slots;
    }

    /** The typecodes of a run of primitive fields, by the address of its instruction. */
    byte[] primitivesAt(int address) {
        int levelAddress = address;
        int fieldsBefore = 0;
        while (op(program[levelAddress]) != LEVEL) {
            levelAddress -= 2;
            fieldsBefore += switch (op(program[levelAddress])) {
                case PRIMITIVES -> program[levelAddress + 1];
                case VALUE -> 1;
                default -> 0;
            };
        }
        byte[] codes = levels[argument(program[levelAddress])].typecodes;
        return Arrays.copyOfRange(codes, fieldsBefore, fieldsBefore + program[address + 1]);
    }
}
