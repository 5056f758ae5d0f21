package dev.hexplain.codecs.onenio;

import dev.hexplain.codecs.samples.SampleClasses;
import java.io.IOException;
import java.io.InvalidClassException;
import one.nio.serial.DeserializeStream;
import one.nio.serial.Serializer;
import org.jspecify.annotations.Nullable;

/**
 * A one-nio stream that only creates objects of samples' classes. The serializer of a class is read from the stream
 * before its first object.
 */
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
