package dev.hexplain.decoders.hessian;

import dev.hexplain.tree.TextEncoding;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.function.IntPredicate;

/** Decodes the strings of Hessian 2 one after the other, from bytes that were validated before. */
final class Hessian2Text {
    /** The number of characters of a text that are kept: it becomes a name. */
    private static final int KEPT = 200;

    private final MemorySegment bytes;
    private long at;

    Hessian2Text(MemorySegment bytes, long at) {
        this.bytes = bytes;
        this.at = at;
    }

    long at() {
        return at;
    }

    void skip(long length) {
        at += length;
    }

    /** Whether a byte starts a string, or a chunk of one. */
    static boolean isString(int tag) {
        return tag <= 0x1F || (tag >= 0x30 && tag <= 0x33) || tag == 'S' || tag == 'R';
    }

    /** Bytes before the content of a text or binary data. */
    static int headOf(int tag) {
        return tag <= 0x2F ? 1 : tag <= 0x37 ? 2 : 3;
    }

    /** The length in UTF-16 units of a text, or in bytes of binary data, by its head. */
    static int lengthAt(MemorySegment bytes, long at) {
        int tag = Hessian2Scalars.u1(bytes, at);
        return switch (headOf(tag)) {
            case 1 -> tag & (tag <= 0x1F ? 0x1F : 0x0F);
            case 2 -> Hessian2Scalars.u2(bytes, at) & 0x3FF;
            default -> Hessian2Scalars.u2(bytes, at + 1);
        };
    }

    /** The string here, cut where it is very long or where the bytes end; advances past it. */
    String next() {
        StringBuilder text = new StringBuilder();
        boolean goesOn = true;
        while (goesOn && at < bytes.byteSize()) {
            int tag = Hessian2Scalars.u1(bytes, at);
            int head = headOf(tag);
            if (at + head > bytes.byteSize()) {
                break;
            }
            int units = lengthAt(bytes, at);
            at += head;
            append(text, units);
            goesOn = tag == 'R';
        }
        return text.toString();
    }

    /** The text here, whose length is an int before it; advances past it. */
    String named() {
        StringBuilder text = new StringBuilder();
        int units = Hessian2Scalars.intAt(bytes, at);
        at += Hessian2Scalars.sizeOfInt(bytes, at);
        append(text, units);
        return text.toString();
    }

    /** The text of Hessian 1 at an offset: chunks with heads of three bytes. */
    static String pieces(MemorySegment bytes, long at, IntPredicate isChunk) {
        Hessian2Text in = new Hessian2Text(bytes, at);
        StringBuilder text = new StringBuilder();
        int tag;
        do {
            tag = Hessian2Scalars.u1(bytes, in.at);
            int units = Hessian2Scalars.u2(bytes, in.at + 1);
            in.at += 3;
            in.append(text, units);
        } while (isChunk.test(tag) && in.at + 3 <= bytes.byteSize());
        return text.toString();
    }

    private void append(StringBuilder text, int units) {
        long from = at;
        long kept = at;
        for (int left = units; left > 0 && at < bytes.byteSize(); ) {
            int lead = Hessian2Scalars.u1(bytes, at);
            at = Math.min(at + (lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4), bytes.byteSize());
            left -= lead < 0xF0 ? 1 : 2;
            kept = text.length() + (units - left) <= KEPT ? at : kept;
        }
        byte[] copy = bytes.asSlice(from, kept - from).toArray(ValueLayout.JAVA_BYTE);
        text.append(decode(copy));
    }

    /** Four-byte UTF-8 characters do not occur in the JVM's own encoding. */
    static String decode(byte[] utf8) {
        for (byte each : utf8) {
            if ((each & 0xF0) == 0xF0) {
                return TextEncoding.UTF_8.decode(utf8);
            }
        }
        return TextEncoding.MODIFIED_UTF_8.decode(utf8);
    }
}
