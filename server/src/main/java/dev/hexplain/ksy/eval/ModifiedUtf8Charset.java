package dev.hexplain.ksy.eval;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/**
 * Modified UTF-8, which {@link java.io.DataOutput#writeUTF} writes and the JDK has no charset for: one to three bytes a
 * UTF-16 code unit, U+0000 in two. Only for reading.
 */
final class ModifiedUtf8Charset extends Charset {
    static final ModifiedUtf8Charset INSTANCE = new ModifiedUtf8Charset();

    private ModifiedUtf8Charset() {
        super("MUTF-8", new String[0]);
    }

    @Override
    public boolean contains(Charset other) {
        return other.equals(this);
    }

    @Override
    public CharsetEncoder newEncoder() {
        throw new UnsupportedOperationException("Nothing is written in " + name());
    }

    @Override
    public boolean canEncode() {
        return false;
    }

    @Override
    public CharsetDecoder newDecoder() {
        return new CharsetDecoder(this, 1, 1) {
            @Override
            protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
                while (in.hasRemaining()) {
                    int size = unitSize(in.get(in.position()) & 0xFF);
                    if (size == 0 || !continues(in, Math.min(size, in.remaining()))) {
                        return CoderResult.malformedForLength(1);
                    }
                    if (size > in.remaining()) {
                        return CoderResult.UNDERFLOW;
                    }
                    if (!out.hasRemaining()) {
                        return CoderResult.OVERFLOW;
                    }
                    out.put(unit(in, size));
                }
                return CoderResult.UNDERFLOW;
            }
        };
    }

    /** Bytes of the unit that a byte leads; 0 where it leads none. */
    private static int unitSize(int lead) {
        if (lead < 0x80) {
            return 1;
        }
        return lead >= 0xC0 && lead < 0xE0 ? 2 : lead >= 0xE0 && lead < 0xF0 ? 3 : 0;
    }

    private static boolean continues(ByteBuffer in, int size) {
        for (int i = 1; i < size; i++) {
            if ((in.get(in.position() + i) & 0xC0) != 0x80) {
                return false;
            }
        }
        return true;
    }

    private static char unit(ByteBuffer in, int size) {
        int bits = size == 1 ? in.get() : in.get() & (size == 2 ? 0x1F : 0x0F);
        for (int i = 1; i < size; i++) {
            bits = bits << 6 | (in.get() & 0x3F);
        }
        return (char) bits;
    }
}
