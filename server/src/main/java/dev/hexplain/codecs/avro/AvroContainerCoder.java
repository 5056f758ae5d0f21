package dev.hexplain.codecs.avro;

import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.Subject;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import org.apache.avro.file.DataFileReader;
import org.apache.avro.file.DataFileWriter;
import org.apache.avro.file.SeekableByteArrayInput;
import org.apache.avro.generic.GenericDatumWriter;

/** Encodes an Avro object container file with one object. */
final class AvroContainerCoder extends AvroCoder {
    /** Usually random; a fixed marker gives the same bytes each time. */
    private static final byte[] SYNC = {'h', 'e', 'x', 'p', 'l', 'a', 'i', 'n', ' ', 's', 'y', 'n', 'c', ' ', '1', '6'};

    AvroContainerCoder(Optional<EditedSchema> edited) {
        super(edited);
    }

    @Override
    public FormatRef format(Subject subject) {
        return FormatRef.of("avro_container");
    }

    @Override
    public byte[] encode(Subject subject, Object object) throws IOException {
        AvroDatums datums = datums(subject, object);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataFileWriter<Object> writer = new DataFileWriter<>(new GenericDatumWriter<>(datums.root()))) {
            writer.create(datums.root(), bytes, SYNC.clone());
            writer.append(datums.datum(object));
        }
        return bytes.toByteArray();
    }

    @Override
    public Object decode(Subject subject, byte[] own) throws IOException {
        AvroDatums datums = datums(subject);
        try (DataFileReader<Object> reader = new DataFileReader<>(new SeekableByteArrayInput(own), datums.reader())) {
            return datums.sample(reader.next());
        }
    }
}
