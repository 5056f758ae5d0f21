package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.flat.FlatClass;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.decode.schema.Schema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.SchemaFormatter;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** Writes generic records, without generated code. */
class AvroCoder implements Coder {
    private final Map<String, Records> known = new HashMap<>();

    final Records records(Sample sample) {
        return known.computeIfAbsent(
                sample.id(),
                id -> Records.of(sample.type(), FlatClass.of(sample).orElseThrow()));
    }

    @Override
    public final Optional<String> refusal(Sample sample, Object object) {
        return FlatClass.refusal(sample);
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of(
                "avro",
                Schema.of(
                        sample.id(),
                        "",
                        SchemaFormatter.format("json/pretty", records(sample).root())));
    }

    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        Records records = records(sample);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
        new GenericDatumWriter<>(records.root()).write(records.datum(object), encoder);
        encoder.flush();
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException {
        Records records = records(sample);
        return records.sample(new GenericDatumReader<>(records.root())
                .read(null, DecoderFactory.get().binaryDecoder(own, null)));
    }
}
