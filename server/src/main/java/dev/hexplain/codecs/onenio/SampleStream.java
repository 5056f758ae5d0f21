package dev.hexplain.codecs.onenio;

import dev.hexplain.codecs.samples.SampleClasses;
import java.io.IOException;
import java.io.InvalidClassException;
import one.nio.serial.DeserializeStream;
import one.nio.serial.Serializer;
import org.jspecify.annotations.Nullable;

/** Makes objects of samples' classes: what reads a class comes out of the stream before its first object does. */
final class SampleStream extends DeserializeStream {
    SampleStream(byte[] own) {
        super(own);
    }

    @Override
    public @Nullable Object readObject() throws IOException, ClassNotFoundException {
        Object read = super.readObject();
        Class<?> type = read instanceof Serializer<?> reader ? reader.cls() : read == null ? null : read.getClass();
        if (type != null && !SampleClasses.has(type)) {
            throw new InvalidClassException(SampleClasses.refusal(type.getName()));
        }
        return read;
    }
}
