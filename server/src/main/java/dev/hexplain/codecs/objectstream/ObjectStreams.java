package dev.hexplain.codecs.objectstream;

import dev.hexplain.codecs.samples.SampleClasses;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** Writes one object to a Java serialization stream, and reads it back. */
final class ObjectStreams {
    private ObjectStreams() {}

    static byte[] write(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    /**
     * Reads what {@link #write} has written; even from other bytes, only objects of samples' classes would be created.
     */
    static Object read(byte[] own) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(own))) {
            in.setObjectInputFilter(
                    ObjectInputFilter.allowFilter(SampleClasses::has, ObjectInputFilter.Status.REJECTED));
            return in.readObject();
        }
    }
}
