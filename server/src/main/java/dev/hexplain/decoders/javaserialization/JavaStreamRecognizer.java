package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Window;
import dev.hexplain.decode.documents.ParseInput;
import dev.hexplain.text.ModifiedUtf8;
import java.io.ObjectStreamConstants;

/**
 * Resynchronizes: finds the next place where contents can plausibly begin, such as a stream header, a production with a
 * new class descriptor whose name and flags are valid, one of a known class, or where the embedding format goes on.
 */
final class JavaStreamRecognizer {
    private static final int MAX_NAME = 512;
    private static final int ALL_FLAGS = ObjectStreamConstants.SC_WRITE_METHOD
            | ObjectStreamConstants.SC_SERIALIZABLE
            | ObjectStreamConstants.SC_EXTERNALIZABLE
            | ObjectStreamConstants.SC_BLOCK_DATA
            | ObjectStreamConstants.SC_ENUM;

    /** The number of offsets tried between checks of the limits. */
    private static final int STRETCH = 1 << 18;

    private final JavaStreamState state;
    private final ParseInput in;

    JavaStreamRecognizer(JavaStreamState state) {
        this.state = state;
        this.in = state.in;
    }

    /** The first such place at or after an offset, or the end of the source. Fails where a limit stops the search. */
    long next(long from) {
        for (long at = from; at < in.end; at++) {
            look(at, from);
            if (begins(at)) {
                return at;
            }
        }
        return in.end;
    }

    /**
     * The first place at or after an offset where a value can begin, among bytes without a descriptor: as
     * {@link #next}, and also strings and references where a coincidence is unlikely.
     */
    long nextValue(long from) {
        for (long at = from; at < in.end; at++) {
            look(at, from);
            if (begins(at) || isReference(at) || isString(at)) {
                return at;
            }
        }
        return in.end;
    }

    private void look(long at, long from) {
        if ((at - from) % STRETCH == STRETCH - 1) {
            state.look(at);
        }
    }

    private boolean isReference(long at) {
        return in.end - at >= 5
                && in.bytes.u1(at) == JavaStreamTerminals.REFERENCE
                && state.isDefined(in.bytes.s4(at + 1));
    }

    /** Whether there is a TC_STRING at an offset with plain text that ends with the source or before a token. */
    private boolean isString(long at) {
        if (in.end - at < 4 || in.bytes.u1(at) != JavaStreamTerminals.STRING) {
            return false;
        }
        int length = in.bytes.u2(at + 1);
        long end = at + 3 + length;
        return length > 0
                && length <= MAX_NAME
                && end <= in.end
                && (end == in.end || JavaStreamTerminals.isToken(in.bytes.u1(end)))
                && isText(in.bytes.copy(at + 3, length));
    }

    private static boolean isText(byte[] bytes) {
        return ModifiedUtf8.firstInvalid(bytes) < 0
                && ModifiedUtf8.decode(bytes).chars().noneMatch(Character::isISOControl);
    }

    private boolean begins(long at) {
        return state.context.beginsAt(at) || isContent(at);
    }

    private boolean isContent(long at) {
        return switch (in.bytes.u1(at)) {
            case JavaStreamTerminals.OBJECT,
                    JavaStreamTerminals.ENUM,
                    JavaStreamTerminals.ARRAY,
                    JavaStreamTerminals.CLASS -> described(at + 1);
            case JavaStreamTerminals.STREAM_MAGIC >>> 8 -> isHeader(in, at);
            default -> false;
        };
    }

    /** Whether a stream header is at an offset. */
    static boolean isHeader(ParseInput in, long at) {
        return in.end - at >= 4
                && in.bytes.u2(at) == JavaStreamTerminals.STREAM_MAGIC
                && in.bytes.u2(at + 2) == JavaStreamTerminals.STREAM_VERSION;
    }

    private boolean described(long at) {
        if (at >= in.end) {
            return false;
        }
        return switch (in.bytes.u1(at)) {
            case JavaStreamTerminals.CLASSDESC -> isClassDescriptor(in, at);
            case JavaStreamTerminals.REFERENCE -> in.end - at >= 5 && state.readableClass(in.bytes.s4(at + 1)) >= 0;
            default -> false;
        };
    }

    /** Whether there is a TC_CLASSDESC at an offset with a possible class name and valid flags. */
    static boolean isClassDescriptor(ParseInput in, long at) {
        if (in.end - at < 3) {
            return false;
        }
        int length = in.bytes.u2(at + 1);
        long flags = at + 3 + length + 8;
        return length > 0
                && length <= MAX_NAME
                && flags < in.end
                && areFlags(in.bytes.u1(flags))
                && isClassName(in.bytes, at + 3, length);
    }

    /** Whether a byte may be the flags of a class descriptor. */
    static boolean areFlags(int flags) {
        return (flags & ~ALL_FLAGS) == 0;
    }

    static boolean isClassName(Window bytes, long at, int length) {
        for (long i = at; i < at + length; i++) {
            int c = bytes.u1(i);
            boolean plausible =
                    c >= 0x80 || c == '.' || c == '[' || c == ';' || c == '/' || Character.isJavaIdentifierPart(c);
            if (!plausible || c < ' ') {
                return false;
            }
        }
        return true;
    }
}
