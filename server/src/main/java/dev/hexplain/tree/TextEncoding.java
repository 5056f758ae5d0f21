package dev.hexplain.tree;

import dev.hexplain.text.ModifiedUtf8;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** A character encoding of texts: a charset, or modified UTF-8. */
public sealed interface TextEncoding {
    TextEncoding ASCII = new Named("ascii", StandardCharsets.US_ASCII);
    TextEncoding LATIN_1 = new Named("latin1", StandardCharsets.ISO_8859_1);
    TextEncoding UTF_8 = new Named("utf8", StandardCharsets.UTF_8);
    /** The JVM's own: NUL as two bytes, surrogates one by one ({@link java.io.DataInput}, "Modified UTF-8"). */
    TextEncoding MODIFIED_UTF_8 = new Modified("utf8-modified");

    /** The encoding by a charset. */
    static TextEncoding of(Charset charset) {
        return new Named(charset.name().toLowerCase(Locale.ROOT), charset);
    }

    /** Its name as a type. */
    String id();

    /** The text; what does not decode becomes U+FFFD, but for units of UTF-16, which all stand for themselves. */
    String decode(byte[] bytes);

    /**
     * Where the character begins that a byte belongs to, at most five bytes before it: a text that is cut there decodes in
     * two parts to the same.
     */
    long startOfUnit(MemorySegment bytes, long at);

    /** A charset of the JVM. */
    record Named(String id, Charset charset) implements TextEncoding {
        @Override
        public String decode(byte[] bytes) {
            boolean little = charset.equals(StandardCharsets.UTF_16LE);
            return little || charset.equals(StandardCharsets.UTF_16BE)
                    ? units(bytes, little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN)
                    : new String(bytes, charset);
        }

        /** A half of a pair that stands alone is a unit of the text, too. */
        private static String units(byte[] bytes, ByteOrder order) {
            CharBuffer units = ByteBuffer.wrap(bytes).order(order).asCharBuffer();
            return bytes.length % Character.BYTES == 0 ? units.toString() : units + "\uFFFD";
        }

        @Override
        public long startOfUnit(MemorySegment bytes, long at) {
            if (charset.equals(StandardCharsets.UTF_8)) {
                return Modified.beforeContinuation(bytes, at);
            }
            if (charset.equals(StandardCharsets.UTF_16BE)) {
                return beforeLowSurrogate(bytes, at - at % Character.BYTES, ByteOrder.BIG_ENDIAN);
            }
            if (charset.equals(StandardCharsets.UTF_16LE)) {
                return beforeLowSurrogate(bytes, at - at % Character.BYTES, ByteOrder.LITTLE_ENDIAN);
            }
            return at - at % Integer.BYTES;
        }

        private static long beforeLowSurrogate(MemorySegment bytes, long at, ByteOrder order) {
            ValueLayout.OfChar unit = ValueLayout.JAVA_CHAR_UNALIGNED.withOrder(order);
            boolean inPair = at >= Character.BYTES
                    && at + Character.BYTES <= bytes.byteSize()
                    && Character.isLowSurrogate(bytes.get(unit, at));
            return inPair ? at - Character.BYTES : at;
        }
    }

    /** Modified UTF-8, which the JVM has no charset of. */
    record Modified(String id) implements TextEncoding {
        /** Bytes of an encoded surrogate. */
        private static final int SURROGATE = 3;

        @Override
        public String decode(byte[] bytes) {
            return ModifiedUtf8.decode(bytes);
        }

        @Override
        public long startOfUnit(MemorySegment bytes, long at) {
            long start = beforeContinuation(bytes, at);
            return start >= SURROGATE && isSurrogate(bytes, start, 0xB0) && isSurrogate(bytes, start - SURROGATE, 0xA0)
                    ? start - SURROGATE
                    : start;
        }

        /** Whether the second byte of a surrogate has these first four bits: A0 of a high one, B0 of a low one. */
        private static boolean isSurrogate(MemorySegment bytes, long at, int bits) {
            return at + 1 < bytes.byteSize()
                    && (bytes.get(ValueLayout.JAVA_BYTE, at) & 0xFF) == 0xED
                    && (bytes.get(ValueLayout.JAVA_BYTE, at + 1) & 0xF0) == bits;
        }

        private static long beforeContinuation(MemorySegment bytes, long at) {
            long start = at;
            while (start > 0 && at - start < 3 && (bytes.get(ValueLayout.JAVA_BYTE, start) & 0xC0) == 0x80) {
                start--;
            }
            return start;
        }
    }
}
