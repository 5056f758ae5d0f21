package dev.hexplain.codecs.objectstream;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import java.io.IOException;

/** Encodes with Java serialization: {@code ObjectOutputStream.writeObject}. */
final class JavaSerializationCoder implements Coder {
    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        return ObjectStreams.write(object);
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException, ClassNotFoundException {
        return ObjectStreams.read(own);
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of("java_serialization");
    }
}
