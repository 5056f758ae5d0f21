package dev.hexplain.decoders.hessian;

import dev.hexplain.bytes.Window;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads values that need no rows, with all that is in them: short ones, in which nothing is wrong. The grammar measures
 * them; where a tree is read, the same code makes their shapes ({@link Hessian2PlainShapes.Values}).
 */
final class Hessian2PlainValues {
    /** Bytes of the longest value that needs no row. */
    static final int LONGEST = 512;

    /** The answer where a row is needed. */
    static final int NOT_PLAIN = -1;

    /** Containers in one another: each adds to the walk that finds what is in the innermost. */
    static final int DEEPEST = 8;

    /** Objects with more fields have rows. */
    static final int MOST_FIELDS = 64;

    private final Hessian2PlainLeaves leaves;
    private final Hessian2Numbers numbers;
    private int deepest;

    /** The number of handles before the value. */
    private int handles;
    /** Offsets of the containers in the value, which define handles. */
    private long[] defined = {};

    private int definedCount;

    Hessian2PlainValues(Window in, Hessian2Numbers numbers) {
        this.leaves = new Hessian2PlainLeaves(in);
        this.numbers = numbers;
    }

    /** Fields of the tree in what was read last. */
    int fields() {
        return leaves.fields;
    }

    /** Levels of fields with others inside: as many rows would be inside each other. */
    int levels() {
        return leaves.levels;
    }

    /** How many handles are defined in what was read last. */
    int definedCount() {
        return definedCount;
    }

    /** The offset of what defines one of them. */
    long defined(int index) {
        return defined[index];
    }

    /**
     * Reads a value.
     *
     * @param limit where it must end
     * @param room how many levels there may be
     * @param before the number of handles that references in it may mean
     * @param into where its shape goes; null to measure
     * @return bytes of it, or {@link #NOT_PLAIN}
     */
    int value(long at, long limit, int room, int before, Hessian2PlainShapes.@Nullable Values into) {
        int from = begin(at, limit, room, before);
        int next = value(from, 0, HessianPart.VALUE, into);
        return next < 0 ? NOT_PLAIN : next - from;
    }

    /** The same for an entry of a map, or its end. */
    int entry(long at, long limit, int room, int before, Hessian2PlainShapes.@Nullable Values into) {
        int from = begin(at, limit, room, before);
        int next = entryOrEnd(from, 0, into);
        return next < 0 ? NOT_PLAIN : next - from;
    }

    private int begin(long at, long limit, int room, int before) {
        deepest = Math.min(DEEPEST, room);
        handles = before;
        definedCount = 0;
        return leaves.begin(at, limit);
    }

    // -- each method returns the index after what it reads, or NOT_PLAIN

    private int value(int at, int depth, HessianPart part, Hessian2PlainShapes.@Nullable Values into) {
        if (at >= leaves.stop) {
            return NOT_PLAIN;
        }
        int tag = leaves.bytes[at] & 0xFF;
        leaves.laidOut = false;
        return switch (Hessian2PlainBytes.form(tag)) {
            case FIXED -> leaves.laidOut(tag, at + Hessian2PlainBytes.size(tag), part, into);
            case REFERENCE -> reference(at, part, into);
            case TEXT -> leaves.text(at, tag, depth, part, into);
            case DATA -> leaves.data(at, tag, depth, part, into);
            case LIST -> list(at, tag, depth, into);
            case MAP -> map(at, tag, depth, into);
            case OBJECT -> object(at, tag, depth, into);
            case OTHER -> NOT_PLAIN;
        };
    }

    private int reference(int at, HessianPart part, Hessian2PlainShapes.@Nullable Values into) {
        int end = leaves.pastInt(at + 1);
        return end < 0 || leaves.number < 0 || leaves.number >= handles + definedCount
                ? NOT_PLAIN
                : leaves.laidOut('Q', end, part, into);
    }

    // -- containers

    private boolean enter(int at, int depth) {
        if (depth >= deepest) {
            return false;
        }
        leaves.levels = Math.max(leaves.levels, depth + 1);
        if (definedCount == defined.length) {
            defined = Arrays.copyOf(defined, Math.max(16, 2 * definedCount));
        }
        defined[definedCount++] = leaves.base + at;
        leaves.fields += 2; // itself and its tag
        return true;
    }

    private int list(int at, int tag, int depth, Hessian2PlainShapes.@Nullable Values into) {
        boolean counted = tag < 0x70;
        boolean typed = counted ? tag == 0x56 : tag <= 0x77;
        if (!enter(at, depth)) {
            return NOT_PLAIN;
        }
        int next = typed ? pastType(at + 1) : at + 1;
        int type = leaves.number;
        next = counted && next >= 0 ? leaves.pastInt(next) : next;
        int count = counted ? leaves.number : tag & 0x07;
        if (next < 0 || count < 0 || count > leaves.stop - next) {
            return NOT_PLAIN;
        }
        Hessian2PlainShapes.Values inside = into == null ? null : into.inside();
        for (int i = 0; i < count && next >= 0; i++) {
            next = value(next, depth + 1, HessianPart.VALUE, inside);
        }
        if (next >= 0 && into != null && inside != null) {
            into.container(rule(typed, counted), typed ? type : Hessian2PlainShapes.UNTYPED, inside);
        }
        leaves.laidOut = false;
        return next;
    }

    private static HessianRule rule(boolean typed, boolean counted) {
        return typed
                ? counted ? HessianRule.LIST_TYPE_LENGTH : HessianRule.LIST_TYPE
                : counted ? HessianRule.LIST_LENGTH : HessianRule.LIST;
    }

    /** A type that was named before. */
    private int pastType(int at) {
        int end = leaves.pastInt(at);
        return end >= 0 && numbers.isType(leaves.number) ? end : NOT_PLAIN;
    }

    private int map(int at, int tag, int depth, Hessian2PlainShapes.@Nullable Values into) {
        if (!enter(at, depth)) {
            return NOT_PLAIN;
        }
        boolean typed = tag == 'M';
        int next = typed ? pastType(at + 1) : at + 1;
        int type = leaves.number;
        Hessian2PlainShapes.Values inside = into == null ? null : into.inside();
        boolean open = true;
        while (open && next >= 0) {
            open = next >= leaves.stop || leaves.bytes[next] != 'Z';
            next = entryOrEnd(next, depth + 1, inside);
        }
        if (next >= 0 && into != null && inside != null) {
            into.container(
                    typed ? HessianRule.MAP_TYPE : HessianRule.MAP, typed ? type : Hessian2PlainShapes.UNTYPED, inside);
        }
        leaves.laidOut = false;
        return next;
    }

    private int entryOrEnd(int at, int depth, Hessian2PlainShapes.@Nullable Values into) {
        if (at < leaves.stop && leaves.bytes[at] == 'Z') {
            leaves.fields++;
            if (into != null) {
                into.fixed(HessianShapes.rule(HessianRule.END));
            }
            return at + 1;
        }
        return entry(at, depth, into);
    }

    private int entry(int at, int depth, Hessian2PlainShapes.@Nullable Values into) {
        Hessian2PlainShapes.Values inside = into == null ? null : into.inside();
        int next = value(at, depth + 1, HessianPart.KEY, inside);
        boolean named = next >= 0 && (leaves.laidOut || Hessian2Text.isString(leaves.bytes[at] & 0xFF));
        boolean isLeaf = leaves.laidOut;
        next = next < 0 ? NOT_PLAIN : value(next, depth + 1, HessianPart.VALUE, inside);
        isLeaf &= leaves.laidOut;
        if (next < 0 || (!isLeaf && depth >= deepest)) {
            return NOT_PLAIN;
        }
        leaves.levels = isLeaf ? leaves.levels : Math.max(leaves.levels, depth + 1);
        leaves.fields++;
        if (into != null && inside != null) {
            into.entry(named ? leaves.base + at : Hessian2PlainShapes.UNNAMED, inside);
        }
        return next;
    }

    private int object(int at, int tag, int depth, Hessian2PlainShapes.@Nullable Values into) {
        boolean separate = tag == 'O';
        if (!enter(at, depth)) {
            return NOT_PLAIN;
        }
        int next = separate ? leaves.pastInt(at + 1) : at + 1;
        int classNumber = separate ? leaves.number : tag - 0x60;
        int count = next < 0 ? NOT_PLAIN : numbers.fieldsOf(classNumber);
        if (count < 0 || count > MOST_FIELDS) {
            return NOT_PLAIN;
        }
        Hessian2PlainShapes.Values inside = into == null ? null : into.inside();
        for (int i = 0; i < count && next >= 0; i++) {
            next = value(next, depth + 1, HessianPart.VALUE, inside);
        }
        if (next >= 0 && into != null && inside != null) {
            into.object(classNumber, separate, inside);
        }
        leaves.laidOut = false;
        return next;
    }
}
