package dev.hexplain.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;

/** Java streams, as the JDK writes them. */
public final class Serialized {
    private Serialized() {}

    /** A stream of one object. */
    public static byte[] stream(Object object) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        } catch (IOException notSerializable) {
            throw new UncheckedIOException(notSerializable);
        }
        return bytes.toByteArray();
    }
}
