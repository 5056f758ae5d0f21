package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.flat.FlatClass;
import dev.hexplain.codecs.nested.LastMappingCache;
import dev.hexplain.codecs.nested.Mapping;
import dev.hexplain.codecs.nested.Mappings;
import dev.hexplain.codecs.nested.SchemaForms;
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

/** Encodes Avro generic records, without generated code. */
class AvroCoder implements Coder {
    private final Map<Subject, AvroDatums> flat = new ConcurrentHashMap<>();
    private final LastMappingCache<Mapping, NestedDatums> nested;
    private final Optional<EditedSchema> edited;
    private final Mappings mappings;

    /** @param edited the schema to write by; empty for the one that the object's classes make */
    AvroCoder(Optional<EditedSchema> edited) {
        this.edited = edited;
        this.mappings = new Mappings(edited, SchemaForms.COMMON);
        this.nested = new LastMappingCache<>(
                mapping -> edited.map(by -> NestedDatums.of(mapping, by)).orElseGet(() -> NestedDatums.of(mapping)));
    }

    /** How a subject's objects are converted. */
    final AvroDatums datums(Subject subject) {
        return mappings.has(subject) ? nested.of(mappings.of(subject)) : flat(subject);
    }

    final AvroDatums datums(Subject subject, Object object) {
        return mappings.has(subject) ? nested.of(mappings.of(subject, object)) : flat(subject);
    }

    private AvroDatums flat(Subject subject) {
        return flat.computeIfAbsent(
                subject,
                _ -> AvroRecords.of(subject.type(), FlatClass.of(subject).orElseThrow()));
    }

    @Override
    public final Optional<String> refusal(Subject subject, Object object) {
        return mappings.has(subject) ? mappings.refusal(subject, object) : Optional.empty();
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
                        edited.map(EditedSchema::text)
                                .orElseGet(() -> SchemaFormatter.format(
                                        "json/pretty", datums(subject).root()))));
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        AvroDatums datums = datums(subject, object);
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
