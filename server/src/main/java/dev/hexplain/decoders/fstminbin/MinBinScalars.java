package dev.hexplain.decoders.fstminbin;

import dev.hexplain.decode.documents.MalformedInput;
import dev.hexplain.decode.documents.ParseInput;

/**
 * Reads values without rows: numbers, texts, arrays of integers, references. {@link #kind}, {@link #end} and
 * {@link #fields} describe the last one, so that no object is allocated.
 *
 * <p>A kind is the first byte, the type of the integer that follows in four bits (value, length or position), and
 * whether a text has characters of two bytes.
 */
final class MinBinScalars {
    static final int INT_SHIFT = 8;
    static final int WIDE = 1 << 12;
    static final int PART_SHIFT = 13;

    private final ParseInput in;

    int kind;
    long end;
    /** The number of fields that the layout adds. */
    long fields;

    MinBinScalars(ParseInput in) {
        this.in = in;
    }

    /** Whether such a value begins here; fails where it is incomplete. */
    boolean read(long at) {
        int tag = in.u1(at, "a value");
        if (MinBinTag.isInt(tag)) {
            set(tag, intEnd(at), 2);
        } else if (tag == MinBinTag.NULL) {
            set(tag, at + 1, 0);
        } else if (tag == MinBinTag.BOOL || tag == MinBinTag.HANDLE) {
            end = intEnd(at + 1);
            set(tag | in.bytes.u1(at + 1) << INT_SHIFT, end, 3);
        } else if (MinBinTag.isText(tag)) {
            text(at, tag);
        } else if (MinBinTag.isArray(tag)) {
            array(at, tag);
        } else {
            return false;
        }
        return true;
    }

    private void set(int newKind, long newEnd, long computed) {
        kind = newKind;
        end = newEnd;
        fields = computed;
    }

    private void text(long at, int tag) {
        int characters = in.u1(at + 1, "a text");
        boolean wide = characters == MinBinTag.CHARS && tag == MinBinTag.STRING;
        if (!wide && characters != MinBinTag.BYTES) {
            throw MalformedInput.wrong(
                    at + 1,
                    1,
                    "The characters of a text must stand here",
                    MinBinTag.spell(MinBinTag.BYTES)
                            + (tag == MinBinTag.STRING ? " or " + MinBinTag.spell(MinBinTag.CHARS) : ""),
                    MinBinTag.spell(characters));
        }
        array(at + 1, characters);
        set(tag | kind & 0xF << INT_SHIFT | (wide ? WIDE : 0), end, 5);
    }

    /** Integers of one type after their count. */
    void array(long at, int tag) {
        long body = intEnd(at + 1);
        long count = count(at + 1);
        int size = MinBinTag.size(tag);
        if (count > (in.end - body) / size) {
            throw MalformedInput.endOfSource(body, "an array", count < 1L << 40 ? count * size : count, in.end - body);
        }
        boolean leaf = tag == MinBinTag.BYTES;
        set(tag | in.bytes.u1(at + 1) << INT_SHIFT, body + count * size, leaf ? 4 : 3 + count);
    }

    /** The end of an integer; fails where it is incomplete. */
    long intEnd(long at) {
        int tag = in.u1(at, "an integer");
        if (!MinBinTag.isInt(tag)) {
            throw MalformedInput.wrong(
                    at, 1, "An integer must stand here", "int8 to int64 (1 to 4)", MinBinTag.spell(tag));
        }
        in.require(at, 1 + MinBinTag.size(tag), "an integer");
        return at + 1 + MinBinTag.size(tag);
    }

    /** An integer that was checked to be there. */
    long intAt(long at) {
        int tag = in.bytes.u1(at);
        boolean unsigned = (tag & MinBinTag.UNSIGNED) != 0;
        return switch (MinBinTag.size(tag)) {
            case 1 -> unsigned ? in.bytes.u1(at + 1) : (byte) in.bytes.u1(at + 1);
            case 2 -> unsigned ? in.bytes.u2le(at + 1) : (short) in.bytes.u2le(at + 1);
            case 4 -> unsigned ? in.bytes.u4le(at + 1) : in.bytes.s4le(at + 1);
            default -> in.bytes.s8le(at + 1);
        };
    }

    /** The integer here, as a count. */
    long count(long at) {
        long behind = intEnd(at);
        long count = intAt(at);
        if (count < 0) {
            throw MalformedInput.wrong(at, behind - at, "A length is negative", "0 or more", Long.toString(count));
        }
        return count;
    }
}
