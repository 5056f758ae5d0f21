package dev.hexplain.codecs.objectstream;

import dev.hexplain.codecs.subjects.AllowedClasses;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.util.Optional;

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
     * Reads what {@link #write} has written; even from other bytes, only objects of allowed classes would be created.
     */
    static Object read(byte[] own, AllowedClasses classes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new AllowedInput(own, classes)) {
            in.setObjectInputFilter(
                    ObjectInputFilter.allowFilter(type -> classes.has(type), ObjectInputFilter.Status.REJECTED));
            return in.readObject();
        }
    }

    /** Finds classes in the loader that has them. */
    private static final class AllowedInput extends ObjectInputStream {
        private final AllowedClasses classes;

        AllowedInput(byte[] own, AllowedClasses classes) throws IOException {
            super(new ByteArrayInputStream(own));
            this.classes = classes;
        }

        @Override
        protected Class<?> resolveClass(ObjectStreamClass described) throws IOException, ClassNotFoundException {
            Optional<Class<?>> found = classes.passing(described.getName());
            return found.isPresent() ? found.get() : super.resolveClass(described);
        }
    }
}
