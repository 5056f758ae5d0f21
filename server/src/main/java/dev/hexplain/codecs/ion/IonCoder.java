package dev.hexplain.codecs.ion;

import com.amazon.ion.IonReader;
import com.amazon.ion.IonWriter;
import com.amazon.ion.system.IonBinaryWriterBuilder;
import com.amazon.ion.system.IonReaderBuilder;
import com.amazon.ion.system.IonTextWriterBuilder;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.Subject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Function;

/** Encodes Amazon Ion, binary or text, with the library's writers in their default configuration. */
final class IonCoder implements Coder {
    private final IonReaderBuilder readers = IonReaderBuilder.standard();
    private final FormatRef format;
    private final Function<OutputStream, IonWriter> writers;

    private IonCoder(String format, Function<OutputStream, IonWriter> writers) {
        this.format = FormatRef.of(format);
        this.writers = writers;
    }

    static IonCoder binary() {
        return new IonCoder("ion", IonBinaryWriterBuilder.standard()::build);
    }

    /** Ion text without line breaks. */
    static IonCoder text() {
        return new IonCoder("ion_text", IonTextWriterBuilder.standard()::build);
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (IonWriter writer = writers.apply(bytes)) {
            new IonObjectWriter(writer).value(object);
        }
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException {
        try (IonReader reader = readers.build(own)) {
            return IonObjectReader.root(reader, subject.type());
        }
    }

    @Override
    public String reused() {
        return "the builders; readers and writers are made for each call";
    }

    @Override
    public FormatRef format(Subject subject) {
        return format;
    }
}
