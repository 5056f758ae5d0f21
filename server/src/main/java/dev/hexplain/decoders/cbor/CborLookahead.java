package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.JavaTypeNames;
import dev.hexplain.decode.documents.ParseInput;
import java.nio.charset.StandardCharsets;

/** Looks ahead at data items to recognize typed values and arrays of one kind. Malformed items count as neither. */
final class CborLookahead {
    private final ParseInput in;

    CborLookahead(ParseInput in) {
        this.in = in;
    }

    /** The argument of a complete head, as an unsigned number. */
    long argument(long at, int initial) {
        return switch (CborInitialByte.argumentSize(initial)) {
            case 0 -> CborInitialByte.info(initial);
            case 1 -> in.bytes.u1(at + 1);
            case 2 -> in.bytes.u2(at + 1);
            case 4 -> in.bytes.u4(at + 1);
            default -> in.bytes.s8(at + 1);
        };
    }

    /**
     * Whether the item at an offset is a text that names the type of the item after it.
     *
     * @param outermost whether they are the whole document
     */
    boolean nameType(long at, boolean outermost) {
        int initial = at < in.end ? in.bytes.u1(at) : CborInitialByte.BREAK;
        if (CborInitialByte.major(initial) != CborInitialByte.TEXT || !CborItemShapes.isScalar(initial)) {
            return false;
        }
        String text = shortText(at, initial, outermost);
        if (text.isEmpty() || !JavaTypeNames.isTypeName(text, outermost)) {
            return false;
        }
        long next = at + 1 + CborInitialByte.argumentSize(initial) + text.length();
        int content = next < in.end ? in.bytes.u1(next) : CborInitialByte.BREAK;
        boolean container = CborInitialByte.major(content) == CborInitialByte.ARRAY
                || CborInitialByte.major(content) == CborInitialByte.MAP;
        return container
                || (JavaTypeNames.isTypeName(text, false)
                        && content != CborInitialByte.BREAK
                        && !(CborInitialByte.major(content) == CborInitialByte.TEXT
                                && JavaTypeNames.isTypeName(shortText(next, content, false), false)));
    }

    /** A complete ASCII text that could be a name; otherwise empty. */
    private String shortText(long at, int initial, boolean outermost) {
        int size = CborInitialByte.argumentSize(initial);
        if (!CborItemShapes.isScalar(initial) || at + 1 + size > in.end) {
            return "";
        }
        long length = argument(at, initial);
        long from = at + 1 + size;
        return length >= 0 && length <= in.end - from && JavaTypeNames.mayStand(in.bytes, from, length, outermost)
                ? new String(in.bytes.copy(from, (int) length), StandardCharsets.US_ASCII)
                : "";
    }

    /** The kind of all of so many items, if they are complete, of one kind and of one fixed size; -1 otherwise. */
    int uniform(long body, long count) {
        if (body >= in.end) {
            return -1;
        }
        int initial = in.bytes.u1(body);
        int size = CborInitialByte.size(initial);
        if (size <= 0 || CborInitialByte.isString(initial) || count > (in.end - body) / size) {
            return -1;
        }
        int kind = CborInitialByte.kind(initial);
        for (long i = 1; i < count; i++) {
            if (CborInitialByte.kind(in.bytes.u1(body + i * size)) != kind) {
                return -1;
            }
        }
        return initial == CborInitialByte.SIMPLE_8 ? -1 : kind;
    }
}
