package dev.hexplain.codecs.ion;

import com.amazon.ion.IonReader;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonReaderBuilder;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** Ion's binary writer as it comes. */
final class IonBinaryCoder implements Coder {
    private final IonBinaryWriterBuilder writers = IonBinaryWriterBuilder.standard();
    private final IonReaderBuilder readers = IonReaderBuilder.standard();

    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (IonWriter writer = writers.build(bytes)) {
            new ObjectWriter(writer).value(object);
        }
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException {
        try (IonReader reader = readers.build(own)) {
            return ObjectReader.root(reader, sample.type());
        }
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of("ion");
    }
}
