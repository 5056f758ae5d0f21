package dev.hexplain.decoders.ion;

import dev.hexplain.bytes.Window;
import dev.hexplain.bytes.Words;
import dev.hexplain.decode.documents.Utf8;
import dev.hexplain.tree.Tail;
import org.jspecify.annotations.Nullable;

/**
 * Reads values that need no rows, with all that is in them: short ones without annotations, in which nothing is wrong.
 * The grammar measures them; where a tree is read, the same code makes their shapes ({@link IonPlainShapes.ValueShape}).
 */
final class IonPlainValues {
    /** Bytes of the longest value, with its name, that needs no row. */
    static final int LONGEST = 512;

    /** The answer where a row is needed. */
    static final int NOT_PLAIN = -1;

    /** Containers in one another: each adds to the walk that finds what is in the innermost. */
    static final int DEEPEST = 4;
    /** Bytes of the longest symbol id. */
    private static final int SYMBOL_BYTES = 3;
    /** Bytes of the longest length. */
    private static final int LENGTH_BYTES = 4;
    /** Bytes of the longest part of a decimal or a timestamp. */
    private static final int NUMBER_BYTES = 9;

    private static final int TIMESTAMP_PARTS = 6;

    private final Window in;
    private byte[] bytes = {};
    /** What is at index 0 of the array. */
    private long base;
    /** One more than the largest symbol id that is known. */
    private long symbols;

    private int fields;
    private int levels;
    private int deepest;
    private int symbol;

    IonPlainValues(Window in) {
        this.in = in;
    }

    /** Sets the number of symbol ids whose texts are known. */
    void symbols(long count) {
        symbols = count;
    }

    /** Fields of the tree in the value read last. */
    int fields() {
        return fields;
    }

    /** Levels of fields with others inside: as many rows would be inside each other. */
    int levels() {
        return levels;
    }

    /**
     * Reads a value.
     *
     * @param limit where the value around it ends, or the source
     * @param room how many levels there may be
     * @param named whether it has a name
     * @param into where the shape goes; null to measure
     * @return bytes of it, or {@link #NOT_PLAIN}
     */
    int read(long at, long limit, int room, boolean named, IonPlainShapes.@Nullable ValueShape into) {
        int most = (int) Math.min(LONGEST, limit - at);
        int from = in.place(at, most);
        bytes = in.array();
        base = at - from;
        fields = 0;
        levels = 0;
        deepest = Math.min(DEEPEST, room);
        int next = named ? member(from, from + most, 0, into) : value(from, from + most, 0, into);
        return next < 0 ? NOT_PLAIN : next - from;
    }

    // -- values: each method returns the index after what it reads, or NOT_PLAIN

    private int member(int from, int stop, int depth, IonPlainShapes.@Nullable ValueShape into) {
        int at = pastSymbol(from, stop);
        if (at < 0 || at >= stop) {
            return NOT_PLAIN;
        }
        if (into != null) {
            into.name(base + from, at - from, symbol);
        }
        fields += IonTypeDescriptor.isWhole(bytes[at] & 0xFF) ? 2 : 1;
        return value(at, stop, depth, into);
    }

    private int pastSymbol(int from, int stop) {
        int limit = Math.min(stop, from + SYMBOL_BYTES);
        int number = 0;
        for (int at = from; at < limit; at++) {
            number = number << 7 | (bytes[at] & 0x7F);
            if (bytes[at] < 0) {
                symbol = number;
                return isKnown(number) ? at + 1 : NOT_PLAIN;
            }
        }
        return NOT_PLAIN;
    }

    /** Symbol 0 has no text. */
    private boolean isKnown(int number) {
        return number > 0 && number < symbols;
    }

    private int value(int at, int stop, int depth, IonPlainShapes.@Nullable ValueShape into) {
        int octet = bytes[at] & 0xFF;
        if (IonTypeDescriptor.isWhole(octet)) {
            fields++;
            return whole(at, octet, into);
        }
        int body = at + 1;
        int size = IonTypeDescriptor.length(octet);
        if (IonTypeDescriptor.hasLength(octet)) {
            body = pastNumber(body, Math.min(stop, body + LENGTH_BYTES));
            size = body < 0 ? NOT_PLAIN : (int) number(at + 1, body);
            fields++;
        }
        if (body < 0 || size > stop - body || !IonTypeDescriptor.isLegal(octet)) {
            return NOT_PLAIN;
        }
        fields += 2;
        if (!IonTypeDescriptor.isInline(octet)) {
            levels = Math.max(levels, depth + 1);
        }
        return content(at, octet, body, body + size, depth, into);
    }

    private int whole(int at, int octet, IonPlainShapes.@Nullable ValueShape into) {
        if (!IonTypeDescriptor.isLegal(octet) || IonTypeDescriptor.isPadding(octet)) {
            return NOT_PLAIN;
        }
        if (into != null) {
            into.value(octet, 0);
        }
        return at + 1;
    }

    private int content(int at, int octet, int body, int end, int depth, IonPlainShapes.@Nullable ValueShape into) {
        return switch (IonTypeDescriptor.type(octet)) {
            case IonTypeDescriptor.STRING -> isText(body, end) ? bytes(at, octet, body, end, into) : NOT_PLAIN;
            case IonTypeDescriptor.NEGATIVE_INT -> isZero(body, end) ? NOT_PLAIN : bytes(at, octet, body, end, into);
            case IonTypeDescriptor.POSITIVE_INT,
                    IonTypeDescriptor.FLOAT,
                    IonTypeDescriptor.CLOB,
                    IonTypeDescriptor.BLOB -> bytes(at, octet, body, end, into);
            case IonTypeDescriptor.DECIMAL -> decimal(at, octet, body, end, into);
            case IonTypeDescriptor.TIMESTAMP -> timestamp(at, octet, body, end, into);
            case IonTypeDescriptor.SYMBOL -> symbol(at, octet, body, end, into);
            case IonTypeDescriptor.LIST, IonTypeDescriptor.SEXP, IonTypeDescriptor.STRUCT ->
                container(at, octet, body, end, depth, into);
            default -> NOT_PLAIN;
        };
    }

    private boolean isText(int from, int to) {
        return Words.isAscii(bytes, from, to) || Utf8.isValid(in, base + from, base + to);
    }

    private boolean isZero(int from, int to) {
        for (int at = from; at < to; at++) {
            if (bytes[at] != 0) {
                return false;
            }
        }
        return from < to;
    }

    /** A value of one part, which is inline if its length is. */
    private int bytes(int at, int octet, int body, int end, IonPlainShapes.@Nullable ValueShape into) {
        fields += end > body ? 1 : 0;
        if (into != null) {
            if (IonTypeDescriptor.hasLength(octet)) {
                into.part(IonShapes.representation(IonTypeDescriptor.type(octet)), end - body);
            }
            into.value(octet, body - at - 1);
        }
        return end;
    }

    private int decimal(int at, int octet, int body, int end, IonPlainShapes.@Nullable ValueShape into) {
        int coefficient = body == end ? end : part(IonShapes.EXPONENT, body, end, into);
        if (coefficient < 0) {
            return NOT_PLAIN;
        }
        return last(at, octet, body, coefficient, end, IonShapes.COEFFICIENT, into);
    }

    private int timestamp(int at, int octet, int body, int end, IonPlainShapes.@Nullable ValueShape into) {
        int next = part(IonShapes.OFFSET, body, end, into);
        int count = 0;
        while (next >= 0 && next < end && count < TIMESTAMP_PARTS) {
            next = part(IonShapes.YEAR + count++, next, end, into);
        }
        boolean breaksOff = count == 0 || count == 4;
        if (next >= 0 && next < end) {
            next = part(IonShapes.FRACTION_EXPONENT, next, end, into);
        }
        return next < 0 || breaksOff
                ? NOT_PLAIN
                : last(at, octet, body, next, end, IonShapes.FRACTION_COEFFICIENT, into);
    }

    /** A number that is a part of a value. */
    private int part(int shape, int from, int end, IonPlainShapes.@Nullable ValueShape into) {
        int next = pastNumber(from, Math.min(end, from + NUMBER_BYTES));
        if (into != null) {
            into.part(shape, next - from);
        }
        fields++;
        return next;
    }

    /** The last part of a value, if there is one. */
    private int last(
            int at, int octet, int body, int from, int end, int shape, IonPlainShapes.@Nullable ValueShape into) {
        fields += end > from ? 1 : 0;
        if (into != null) {
            into.part(shape, end - from);
            into.value(octet, body - at - 1);
        }
        return end;
    }

    private int symbol(int at, int octet, int body, int end, IonPlainShapes.@Nullable ValueShape into) {
        int id = 0;
        for (int i = body; i < end; i++) {
            id = id << 8 | (bytes[i] & 0xFF);
        }
        if (end == body || end - body > SYMBOL_BYTES || !isKnown(id)) {
            return NOT_PLAIN;
        }
        fields++;
        if (into != null) {
            into.symbol(end - body, id);
            into.value(octet, body - at - 1);
        }
        return end;
    }

    private int container(int at, int octet, int body, int end, int depth, IonPlainShapes.@Nullable ValueShape into) {
        if (depth >= deepest) {
            return NOT_PLAIN;
        }
        boolean struct = IonTypeDescriptor.type(octet) == IonTypeDescriptor.STRUCT;
        int count = 0;
        for (int next = body; next < end; count++) {
            next = struct ? member(next, end, depth + 1, null) : value(next, end, depth + 1, null);
            if (next < 0 || count == Tail.Scanned.MOST) {
                return NOT_PLAIN;
            }
        }
        if (into != null) {
            into.value(octet, body - at - 1);
        }
        return end;
    }

    /** The index after a VarUInt or VarInt that ends before another. */
    private int pastNumber(int from, int limit) {
        for (int at = from; at < limit; at++) {
            if (bytes[at] < 0) {
                return at + 1;
            }
        }
        return NOT_PLAIN;
    }

    private long number(int from, int to) {
        long number = 0;
        for (int at = from; at < to; at++) {
            number = number << 7 | (bytes[at] & 0x7F);
        }
        return number;
    }
}
