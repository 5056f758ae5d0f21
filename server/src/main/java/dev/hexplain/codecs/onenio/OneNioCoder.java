package dev.hexplain.codecs.onenio;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.ClassLists;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.decode.schema.Schema;
import java.io.IOException;
import java.util.Objects;
import one.nio.serial.Serializer;

/** Encodes with one-nio's {@code Serializer.serialize}: classes are ids that both sides must know. */
final class OneNioCoder implements Coder {
    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        return Serializer.serialize(object);
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException, ClassNotFoundException {
        return Objects.requireNonNull(new SampleStream(own).readObject());
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of("one_nio", Schema.of(sample.id() + ".one-nio", "", ClassLists.of(sample)));
    }
}
