package dev.hexplain.decoders.json;

import dev.hexplain.decode.documents.MemberShapes;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.IntPredicate;

/**
 * Scalars and ends of objects and arrays that have no row, because their bytes say what they are: they are whole, and
 * written as {@link JsonHeading} and {@link JsonSpelling} can tell.
 */
final class JsonVirtualItems {
    /** The longest item without a row: reaching one takes a walk over those before it. */
    static final int MAX_LENGTH = MemberShapes.MAX_KEY;

    static final Tail MEMBERS = new Tail.Scanned(new Tail.OwnRows(), JsonVirtualItems::memberAt);
    static final Tail ELEMENTS = new Tail.Scanned(new Tail.Rows(""), JsonVirtualItems::elementAt);

    private static final MemberShapes KNOWN = new MemberShapes();

    private JsonVirtualItems() {}

    /** [ ws ] string name-separator [ ws ] value [ value-separator ], or the end of the object. */
    private static Shape memberAt(MemorySegment bytes, long at) {
        long name = pastSpace(bytes, at);
        if (peek(bytes, name) != '"') {
            return elementAt(bytes, at);
        }
        long colon = pastString(bytes, name);
        long from = pastSpace(bytes, colon + 1);
        long value = value(bytes, from, from);
        int heading = JsonHeading.of(JsonSpelling.of((int) value).kind(), name - at, from > colon + 1);
        int length = (int) (colon - name) - 2;
        return KNOWN.shape(
                bytes,
                (long) heading << Integer.SIZE | value,
                name + 1,
                length,
                () -> JsonShapes.member(JsonHeading.of(heading), copy(bytes, name + 1, length), (int) value));
    }

    private static byte[] copy(MemorySegment bytes, long at, int length) {
        return bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
    }

    /** [ ws ] value [ value-separator ], or the end of the container. */
    private static Shape elementAt(MemorySegment bytes, long at) {
        long from = pastSpace(bytes, at);
        int first = peek(bytes, from);
        boolean end = first == '}' || first == ']';
        return JsonShapes.INSTANCE.fixed(
                end ? JsonSpelling.end(first == '}', from - at, isComma(bytes, from + 1)) : value(bytes, at, from));
    }

    /** The spelling of the value at an offset, with the white space before it. */
    private static int value(MemorySegment bytes, long start, long at) {
        JsonItemKind kind = switch (peek(bytes, at)) {
            case '"' -> JsonItemKind.STRING;
            case 't', 'f', 'n' -> JsonItemKind.LITERAL;
            default -> JsonItemKind.NUMBER;
        };
        long end = switch (kind) {
            case STRING -> pastString(bytes, at);
            case LITERAL -> at + (peek(bytes, at) == 'f' ? "false" : "true").length();
            default -> pastNumber(bytes, at);
        };
        return JsonSpelling.scalar(kind, at - start, end - at, isComma(bytes, end));
    }

    private static long pastSpace(MemorySegment bytes, long from) {
        return past(bytes, from, JsonLexer::isSpace);
    }

    private static long pastString(MemorySegment bytes, long from) {
        long at = from + 1;
        for (int c = peek(bytes, at); c != '"'; c = peek(bytes, at)) {
            at += c == '\\' ? 2 : 1;
        }
        return at + 1;
    }

    private static long pastNumber(MemorySegment bytes, long from) {
        long at = pastDigits(bytes, from + 1);
        if (peek(bytes, at) == '.') {
            at = pastDigits(bytes, at + 1);
        }
        return (peek(bytes, at) | 0x20) == 'e' ? pastDigits(bytes, at + 2) : at;
    }

    private static long pastDigits(MemorySegment bytes, long from) {
        return past(bytes, from, JsonLexer::isDigit);
    }

    /** The offset of the first byte that is none of these. */
    private static long past(MemorySegment bytes, long from, IntPredicate some) {
        long at = from;
        while (some.test(peek(bytes, at))) {
            at++;
        }
        return at;
    }

    private static boolean isComma(MemorySegment bytes, long at) {
        return peek(bytes, at) == ',';
    }

    /** The byte at an offset; -1 after the last. */
    private static int peek(MemorySegment bytes, long at) {
        return at < bytes.byteSize() ? bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF : -1;
    }
}
