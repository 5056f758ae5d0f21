package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.flat.FlatClass;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.decode.schema.Schema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.avro.SchemaFormatter;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import ru.sbrf.ufs.dto.SessionDto;

/** Encodes Avro generic records, without generated code. */
class AvroCoder implements Coder {
    private final Map<String, AvroDatums> known = new ConcurrentHashMap<>();

    final AvroDatums datums(Sample sample) {
        return known.computeIfAbsent(
                sample.id(),
                id -> isNested(sample)
                        ? NestedDatums.ofSession()
                        : AvroRecords.of(sample.type(), FlatClass.of(sample).orElseThrow()));
    }

    private static boolean isNested(Sample sample) {
        return sample.type() == SessionDto.class;
    }

    @Override
    public final Optional<String> refusal(Sample sample, Object object) {
        return isNested(sample) ? Optional.empty() : FlatClass.refusal(sample);
    }

    @Override
    public String reused() {
        return "the schema; the object is copied into a generic record, and back";
    }

    @Override
    public FormatRef format(Sample sample) {
        return FormatRef.of(
                "avro",
                Schema.of(
                        sample.id(),
                        "",
                        SchemaFormatter.format("json/pretty", datums(sample).root())));
    }

    @Override
    public byte[] encode(Sample sample, Object object) throws IOException {
        AvroDatums datums = datums(sample);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
        new GenericDatumWriter<>(datums.root()).write(datums.datum(object), encoder);
        encoder.flush();
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Sample sample, byte[] own) throws IOException {
        AvroDatums datums = datums(sample);
        return datums.sample(datums.reader().read(null, DecoderFactory.get().binaryDecoder(own, null)));
    }
}
