package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.flat.FlatClass;
import dev.hexplain.codecs.subjects.Subject;
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

    final AvroDatums datums(Subject subject) {
        return known.computeIfAbsent(
                subject.id(),
                id -> isNested(subject)
                        ? NestedDatums.ofSession()
                        : AvroRecords.of(subject.type(), FlatClass.of(subject).orElseThrow()));
    }

    private static boolean isNested(Subject subject) {
        return subject.type() == SessionDto.class;
    }

    @Override
    public final Optional<String> refusal(Subject subject, Object object) {
        return isNested(subject) ? Optional.empty() : FlatClass.refusal(subject);
    }

    @Override
    public String reused() {
        return "the schema; the object is copied into a generic record, and back";
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of(
                "avro",
                Schema.of(
                        subject.id(),
                        "",
                        SchemaFormatter.format("json/pretty", datums(subject).root())));
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        AvroDatums datums = datums(subject);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
        new GenericDatumWriter<>(datums.root()).write(datums.datum(object), encoder);
        encoder.flush();
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException {
        AvroDatums datums = datums(subject);
        return datums.sample(datums.reader().read(null, DecoderFactory.get().binaryDecoder(own, null)));
    }
}
