package dev.hexplain.codecs.objects;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** Gives an {@code ObjectOutput} what a stream says that it was given. */
public final class StreamContentWriter {
    private StreamContentWriter() {}

    /**
     * Writes what a class wrote.
     *
     * @param out of {@code writeObject} or {@code writeExternal}
     * @param fieldsFirst whether it began with {@code defaultWriteObject}
     */
    static void write(Object out, List<StreamContent> contents, boolean fieldsFirst) {
        try {
            if (fieldsFirst) {
                ((ObjectOutputStream) out).defaultWriteObject();
            }
            write((ObjectOutput) out, contents);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes the contents of a stream. */
    public static void write(ObjectOutput out, List<StreamContent> contents) throws IOException {
        for (StreamContent each : contents) {
            switch (each) {
                case StreamContent.Value(Object object) -> out.writeObject(object);
                case StreamContent.Data(byte[] bytes) -> out.write(bytes);
                case StreamContent.Reset _ -> ((ObjectOutputStream) out).reset();
            }
        }
    }

    /**
     * A stream with these contents.
     *
     * @param most bytes that it may have
     * @throws IOException where it has more, or an object cannot be written
     */
    static byte[] stream(List<StreamContent> contents, long most) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OutputStream bounded = new OutputStream() {
            @Override
            public void write(int octet) throws IOException {
                write(new byte[] {(byte) octet}, 0, 1);
            }

            @Override
            public void write(byte[] octets, int from, int length) throws IOException {
                if (bytes.size() + length > most) {
                    throw new IOException("what is written is longer than %,d bytes".formatted(most));
                }
                bytes.write(octets, from, length);
            }
        };
        try (ObjectOutputStream out = new ObjectOutputStream(bounded)) {
            write(out, contents);
        }
        return bytes.toByteArray();
    }
}
