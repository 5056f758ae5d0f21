package dev.hexplain.decoders.smile;

import dev.hexplain.bytes.Window;
import dev.hexplain.bytes.Words;
import dev.hexplain.decode.documents.Utf8;
import dev.hexplain.tree.Tail;
import org.jspecify.annotations.Nullable;

/**
 * Reads items that need no rows, with all that is in them: short ones, in which nothing is wrong, and which neither
 * define a name nor stand for a text. The grammar measures them; where a tree is read, the same code makes their shapes
 * ({@link SmilePlainShapes.ItemShape}).
 */
final class SmilePlainItems {
    /** Bytes of the longest item that needs no row. */
    static final int LONGEST = 512;

    /** The answer where a row is needed. */
    static final int NOT_PLAIN = -1;

    /** Containers in one another: each adds to the walk that finds what is in the innermost. */
    static final int DEEPEST = 4;

    private static final int FIRST_LONG_REFERENCE = 64;
    private static final int LENGTH_BYTES = 5;
    private static final int INT_32_BYTES = 5;
    private static final int INT_64_BYTES = 10;

    /** Of each token: bytes of the value, fields of it without a name, and whether these are one leaf, or a text. */
    private static final int[] CODES = codes();

    private static final int FIELDS_AT = 8;
    private static final int FIELDS = 7;
    private static final int LEAF = 1 << 12;
    private static final int ASCII = 1 << 13;
    private static final int UNICODE = 1 << 14;

    private final Window in;
    private byte[] bytes = {};
    /** What is at index 0 of the array. */
    private long base;
    /** Where reading gives up. */
    private int stop;
    /** Names that references may refer to. */
    private int names;
    /** Whether names and texts that are written out may be referred to: then they have rows. */
    private boolean defining;

    private int fields;
    private boolean ended;
    private int levels;
    private int deepest;
    private int nameFields;

    SmilePlainItems(Window in) {
        this.in = in;
    }

    private static int[] codes() {
        int[] codes = new int[256];
        for (int token = 0; token < codes.length; token++) {
            int size = SmileTokens.size(token);
            boolean leaf = SmileParts.isOneLeaf(token);
            int count = leaf ? 1 : 1 + SmileParts.fields(token);
            boolean text = SmileTokens.isShortText(token);
            int kind = !text ? 0 : SmileTokens.isAscii(token) ? ASCII : UNICODE;
            codes[token] = size == 0 ? 0 : size | count << FIELDS_AT | (leaf ? LEAF : 0) | kind;
        }
        return codes;
    }

    /** Sets which names may be referred to. */
    void names(int count, boolean areDefined) {
        names = count;
        defining = areDefined;
    }

    /** Fields of the tree in the item read last. */
    int fields() {
        return fields;
    }

    /** Levels of fields with others inside: as many rows would be inside each other. */
    int levels() {
        return levels;
    }

    /** Whether what was read last is the end of what it is in. */
    boolean isEnd() {
        return ended;
    }

    /** What may stand where an item is read. */
    enum Place {
        MEMBER,
        /** The first element of an array, where the name of a type may stand. */
        FIRST,
        /** The same in the outermost array, where it may lack a package. */
        OUTERMOST,
        ELEMENT
    }

    /**
     * Reads an item, or the end of what it is in.
     *
     * @param end of the source
     * @param room how many levels there may be
     * @param into where the shape goes; null to measure
     * @return bytes of the item, or {@link #NOT_PLAIN}
     */
    int read(long at, long end, int room, Place where, SmilePlainShapes.@Nullable ItemShape into) {
        int most = (int) Math.min(LONGEST, end - at);
        int from = in.place(at, most);
        bytes = in.array();
        base = at - from;
        stop = from + most;
        fields = 0;
        levels = 0;
        deepest = Math.min(DEEPEST, room);
        int token = bytes[from] & 0xFF;
        ended = token == (where == Place.MEMBER ? SmileTokens.END_OBJECT : SmileTokens.END_ARRAY);
        int next = ended
                ? end(from, token, into)
                : where == Place.MEMBER ? member(from, token, 0, into) : element(from, token, where, into);
        return next < 0 ? NOT_PLAIN : next - from;
    }

    // -- items: each method returns the index after what it reads, or NOT_PLAIN

    private int member(int from, int token, int depth, SmilePlainShapes.@Nullable ItemShape into) {
        int at = key(from, token);
        if (at < 0 || at >= stop) {
            return NOT_PLAIN;
        }
        if (into != null) {
            into.key(from, at, base);
        }
        fields += nameFields + ((CODES[bytes[at] & 0xFF] & LEAF) != 0 ? 1 : 0);
        return value(at, depth, into);
    }

    private int element(int from, int token, Place where, SmilePlainShapes.@Nullable ItemShape into) {
        boolean type = switch (where) {
            case FIRST -> mayNameType(from, token);
            case OUTERMOST -> SmileTokens.isShortText(token);
            case MEMBER, ELEMENT -> false;
        };
        return type ? NOT_PLAIN : value(from, 0, into);
    }

    private int end(int at, int token, SmilePlainShapes.@Nullable ItemShape into) {
        fields++;
        if (into != null) {
            into.end(token);
        }
        return at + 1;
    }

    private boolean mayNameType(int at, int token) {
        if (!SmileTokens.isShortText(token)) {
            return false;
        }
        int end = Math.min(stop, at + SmileTokens.size(token));
        for (int i = at + 1; i < end; i++) {
            if (bytes[i] == '.' || bytes[i] == '[') {
                return true;
            }
        }
        return false;
    }

    /** Returns the index of the value. */
    private int key(int at, int token) {
        nameFields = 1;
        if (token >= SmileTokens.KEY_REFERENCE && token < SmileTokens.KEY_ASCII) {
            return token - SmileTokens.KEY_REFERENCE < names ? at + 1 : NOT_PLAIN;
        }
        if (token >= SmileTokens.KEY_ASCII && token < SmileTokens.START_ARRAY) {
            return shortName(at, token);
        }
        if (token >= SmileTokens.KEY_LONG_REFERENCE && token < SmileTokens.KEY_LONG && at + 1 < stop) {
            int number = (token & 3) << 8 | (bytes[at + 1] & 0xFF);
            return number >= FIRST_LONG_REFERENCE && number < names ? at + 2 : NOT_PLAIN;
        }
        return token == SmileTokens.KEY_EMPTY ? at + 1 : NOT_PLAIN;
    }

    private int shortName(int at, int token) {
        nameFields = SmileKeyForm.SHORT.fields();
        int end = at + 1 + SmileFieldValues.keyLength(token);
        return !defining && end <= stop && isUtf8(at + 1, end) ? end : NOT_PLAIN;
    }

    private boolean isUtf8(int from, int to) {
        return Words.isAscii(bytes, from, to) || Utf8.isValid(in, base + from, base + to);
    }

    private int value(int at, int depth, SmilePlainShapes.@Nullable ItemShape into) {
        int token = bytes[at] & 0xFF;
        int code = CODES[token];
        if (code == 0) {
            return other(at, token, depth, into);
        }
        int end = at + (code & 0xFF);
        if (end > stop || ((code & (ASCII | UNICODE)) != 0 && !isText(at + 1, end, code))) {
            return NOT_PLAIN;
        }
        fields += code >>> FIELDS_AT & FIELDS;
        if (into != null) {
            into.scalar(token, 0, 0, end - at - 1);
        }
        return end;
    }

    private boolean isText(int from, int to, int code) {
        return Words.isAscii(bytes, from, to) || ((code & UNICODE) != 0 && Utf8.isValid(in, base + from, base + to));
    }

    private int other(int at, int token, int depth, SmilePlainShapes.@Nullable ItemShape into) {
        if (!SmileTokens.isInt(token)) {
            levels = Math.max(levels, depth + 1);
        }
        return switch (token) {
            case SmileTokens.START_OBJECT, SmileTokens.START_ARRAY -> container(at, token, depth, into);
            case SmileTokens.INT_32 -> integer(at, token, INT_32_BYTES, into);
            case SmileTokens.INT_64 -> integer(at, token, INT_64_BYTES, into);
            case SmileTokens.LONG_ASCII, SmileTokens.LONG_UNICODE -> longText(at, token, into);
            case SmileTokens.BIG_DECIMAL -> {
                int length = pastVint(at + 1, LENGTH_BYTES);
                yield length < 0 ? NOT_PLAIN : sized(token, length - at - 1, length, into);
            }
            case SmileTokens.BIG_INTEGER, SmileTokens.BINARY_7BIT, SmileTokens.BINARY_RAW ->
                sized(token, 0, at + 1, into);
            default -> NOT_PLAIN;
        };
    }

    private int container(int from, int token, int depth, SmilePlainShapes.@Nullable ItemShape into) {
        if (depth >= deepest) {
            return NOT_PLAIN;
        }
        int end = token == SmileTokens.START_OBJECT ? members(from + 1, depth + 1) : elements(from + 1, depth + 1);
        fields += 2;
        if (into != null && end >= 0) {
            into.container(token);
        }
        return end;
    }

    private int members(int from, int depth) {
        int at = from;
        for (int count = 0; at >= 0 && at < stop && count < Tail.Scanned.MOST; count++) {
            int token = bytes[at] & 0xFF;
            if (token == SmileTokens.END_OBJECT) {
                return end(at, token, null);
            }
            at = member(at, token, depth, null);
        }
        return NOT_PLAIN;
    }

    private int elements(int from, int depth) {
        if (from < stop && mayNameType(from, bytes[from] & 0xFF)) {
            return NOT_PLAIN;
        }
        int at = from;
        for (int count = 0; at >= 0 && at < stop && count < Tail.Scanned.MOST; count++) {
            int token = bytes[at] & 0xFF;
            if (token == SmileTokens.END_ARRAY) {
                return end(at, token, null);
            }
            at = value(at, depth, null);
        }
        return NOT_PLAIN;
    }

    private int integer(int at, int token, int most, SmilePlainShapes.@Nullable ItemShape into) {
        int end = pastVint(at + 1, most);
        if (end < 0) {
            return NOT_PLAIN;
        }
        fields += 3;
        if (into != null) {
            into.scalar(token, 0, 0, end - at - 1);
        }
        return end;
    }

    private int pastVint(int from, int most) {
        int limit = Math.min(stop, from + most);
        for (int at = from; at < limit; at++) {
            if (bytes[at] < 0) {
                return (bytes[at] & 0xFF) < 0xC0 ? at + 1 : NOT_PLAIN;
            }
        }
        return NOT_PLAIN;
    }

    private int longText(int at, int token, SmilePlainShapes.@Nullable ItemShape into) {
        int last = at + 1;
        while (last < stop && (bytes[last] & 0xFF) != SmileTokens.END_OF_STRING) {
            last++;
        }
        int code = token == SmileTokens.LONG_ASCII ? ASCII : UNICODE;
        if (last == stop || last == at + 1 || !isText(at + 1, last, code)) {
            return NOT_PLAIN;
        }
        fields += 4;
        if (into != null) {
            into.scalar(token, 0, 0, last - at - 1);
        }
        return last + 1;
    }

    /** Bytes behind their length, after a scale or not. */
    private int sized(int token, int scaleBytes, int lengthAt, SmilePlainShapes.@Nullable ItemShape into) {
        int body = pastVint(lengthAt, LENGTH_BYTES);
        if (body < 0) {
            return NOT_PLAIN;
        }
        long length = 0;
        for (int i = lengthAt; i < body - 1; i++) {
            length = length << 7 | bytes[i];
        }
        length = length << 6 | (bytes[body - 1] & 0x3F);
        long written = token == SmileTokens.BINARY_RAW ? length : SmileNumbers.encodedLength(length);
        if (written <= 0 || written > stop - body) {
            return NOT_PLAIN;
        }
        fields += scaleBytes > 0 ? 5 : 4;
        if (into != null) {
            into.scalar(token, scaleBytes, body - lengthAt, (int) written);
        }
        return body + (int) written;
    }
}
