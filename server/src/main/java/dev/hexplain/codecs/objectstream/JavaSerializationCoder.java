package dev.hexplain.codecs.objectstream;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.AllowedClasses;
import dev.hexplain.codecs.subjects.Subject;
import java.io.IOException;

/** Encodes with Java serialization: {@code ObjectOutputStream.writeObject}. */
final class JavaSerializationCoder implements Coder {
    private final AllowedClasses classes;

    JavaSerializationCoder(AllowedClasses classes) {
        this.classes = classes;
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        return ObjectStreams.write(object);
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException, ClassNotFoundException {
        return ObjectStreams.read(own, classes);
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("java_serialization");
    }
}
