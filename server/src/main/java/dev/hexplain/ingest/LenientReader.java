package dev.hexplain.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;

/**
 * Decodes UTF-8 or UTF-16 text without failing. A malformed byte of UTF-8 becomes a lone surrogate, which no valid text
 * holds, so that the width in bytes of each character is still known.
 */
final class LenientReader extends Reader {
    private static final char REPLACEMENT = '\uFFFD';

    private final InputStream bytes;
    private final CharsetDecoder decoder;
    private final boolean wide;
    private final ByteBuffer in = ByteBuffer.allocate(1 << 13);
    private boolean ended;

    /** @param head what was read of {@code bytes} to know the encoding; its byte order mark is passed over */
    LenientReader(InputStream bytes, byte[] head, CharacterEncoding encoding) {
        this.bytes = bytes;
        this.decoder = encoding.charset().newDecoder();
        this.wide = encoding.wide();
        in.put(head, encoding.markLength(), head.length - encoding.markLength());
        in.flip();
    }

    @Override
    public int read(char[] into, int offset, int length) throws IOException {
        CharBuffer out = CharBuffer.wrap(into, offset, length);
        while (out.position() == 0) {
            CoderResult result = decoder.decode(in, out, ended);
            if (result.isError()) {
                replace(result.length(), out);
            } else if (result.isUnderflow() && !more()) {
                break;
            }
        }
        return out.position() == 0 ? -1 : out.position();
    }

    private void replace(int malformed, CharBuffer out) {
        if (wide) {
            in.position(in.position() + malformed);
            out.put(REPLACEMENT);
            return;
        }
        // One byte at a time: there is room for one character, and the rest is malformed just as well.
        out.put((char) (Character.MIN_LOW_SURROGATE | (in.get() & 0xFF)));
    }

    private boolean more() throws IOException {
        if (ended) {
            return false;
        }
        in.compact();
        int count = bytes.read(in.array(), in.position(), in.remaining());
        ended = count < 0;
        in.position(in.position() + Math.max(0, count));
        in.flip();
        return true;
    }

    @Override
    public void close() {
        // The caller closes the stream.
    }
}
