package dev.hexplain.codecs.objects;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** The serialVersionUID of arrays of objects, which nobody declares ({@code ObjectStreamClass.computeDefaultSUID}). */
final class ArrayUid {
    private ArrayUid() {}

    /**
     * The UID of an array class.
     *
     * @param name as in streams: {@code [Lcom.acme.Order;}
     * @param isPublic whether the class of its elements is
     */
    static long of(String name, boolean isPublic) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeUTF(name);
            out.writeInt(Modifier.FINAL | Modifier.ABSTRACT | (isPublic ? Modifier.PUBLIC : 0));
            byte[] hash = MessageDigest.getInstance("SHA-1").digest(bytes.toByteArray());
            return ByteBuffer.wrap(hash).order(ByteOrder.LITTLE_ENDIAN).getLong();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
