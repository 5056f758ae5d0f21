package dev.hexplain.samples;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;

/** Streams written by the JDK's own {@link ObjectOutputStream}, as arrays of bytes. */
final class Dumps {

    /** What is written to one stream, after its header. */
    @FunctionalInterface
    interface Script {
        void writeTo(ObjectOutputStream out) throws IOException;
    }

    /** Makes the stream a script writes to; a subclass of {@link ObjectOutputStream} may annotate classes. */
    @FunctionalInterface
    interface Opener {
        ObjectOutputStream open(OutputStream out) throws IOException;
    }

    private Dumps() {}

    /** One stream with each object written by {@code writeObject}. */
    static byte[] of(Object... objects) throws IOException {
        return written(out -> {
            for (Object object : objects) {
                out.writeObject(object);
            }
        });
    }

    static byte[] written(Script script) throws IOException {
        return written(ObjectOutputStream::new, script);
    }

    static byte[] written(Opener opener, Script script) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = opener.open(bytes)) {
            script.writeTo(out);
        }
        return bytes.toByteArray();
    }

    static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            bytes.writeBytes(part);
        }
        return bytes.toByteArray();
    }
}
