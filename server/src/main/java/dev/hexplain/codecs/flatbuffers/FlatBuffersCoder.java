package dev.hexplain.codecs.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.schema.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Encodes an object of a flat class as a table, by a schema with the fields of its class in order. */
final class FlatBuffersCoder implements Coder {
    private final Map<String, Optional<String>> schemas = new ConcurrentHashMap<>();

    @Override
    public byte[] encode(Subject subject, Object object) {
        FlatBufferBuilder out = new FlatBufferBuilder();
        out.finish(object instanceof Object[] all ? TableWriter.bulk(out, all) : TableWriter.table(out, object));
        return out.sizedByteArray();
    }

    @Override
    public Object decode(Subject subject, byte[] own) {
        TableReader table = TableReader.root(own);
        return subject.type().isArray() ? table.tables(subject.type().componentType()) : table.object(subject.type());
    }

    @Override
    public String reused() {
        return "the schema; values are read from the object by reflection";
    }

    @Override
    public FormatRef format(Subject subject) {
        String fbs =
                schema(subject).orElseThrow(() -> new UnsupportedOperationException("No schema for " + subject.id()));
        return FormatRef.of("flatbuffers", Schema.of(subject.id() + ".flatbuffers", "", fbs));
    }

    private Optional<String> schema(Subject subject) {
        return schemas.computeIfAbsent(subject.id(), FlatBuffersCoder::load);
    }

    /** {@code <sample>.fbs}; empty where there is none. */
    private static Optional<String> load(String sample) {
        try (InputStream in = FlatBuffersCoder.class.getResourceAsStream(sample + ".fbs")) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
