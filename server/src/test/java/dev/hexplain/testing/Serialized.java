package dev.hexplain.testing;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;

/** Java streams, as the JDK writes and reads them. */
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

    /** The object in a stream that a test wrote. */
    public static Object read(byte[] stream) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(stream))) {
            return in.readObject();
        }
    }
}
