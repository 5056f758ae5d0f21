package dev.hexplain.decoders.jrmp;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Computes method and interface hashes: the first eight bytes of a SHA-1, little-endian. */
final class JrmpMethodHashes {
    private JrmpMethodHashes() {}

    /** Writes the hash's input. */
    @FunctionalInterface
    interface Content {
        void writeTo(DataOutputStream out) throws IOException;
    }

    static long first8(Content content) {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            content.writeTo(new DataOutputStream(bytes));
            byte[] sha = MessageDigest.getInstance("SHA-1").digest(bytes.toByteArray());
            return ByteBuffer.wrap(sha).order(ByteOrder.LITTLE_ENDIAN).getLong();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JVM has SHA-1", e);
        }
    }
}
