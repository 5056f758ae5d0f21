package dev.hexplain.bytes;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Makes a stream that compresses what is written to it, such as a {@link java.util.zip.GZIPOutputStream}. */
@FunctionalInterface
public interface Compressing {
    OutputStream over(OutputStream packed) throws IOException;

    /** Bytes that were written to such a stream, which was closed then. */
    static byte[] compress(byte[] bytes, Compressing stream) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = stream.over(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }
}
