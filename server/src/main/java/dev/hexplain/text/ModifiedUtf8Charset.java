package dev.hexplain.text;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;

/** {@link ModifiedUtf8} as a charset, which the JDK lacks. Only for decoding. */
final class ModifiedUtf8Charset extends Charset {
    ModifiedUtf8Charset() {
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
                    int size = ModifiedUtf8.unitSize(in, in.position());
                    if (size == ModifiedUtf8.CUT) {
                        return CoderResult.UNDERFLOW;
                    }
                    if (size == 0) {
                        return CoderResult.malformedForLength(1);
                    }
                    if (!out.hasRemaining()) {
                        return CoderResult.OVERFLOW;
                    }
                    out.put(ModifiedUtf8.unit(in, in.position(), size));
                    in.position(in.position() + size);
                }
                return CoderResult.UNDERFLOW;
            }
        };
    }
}
