package dev.hexplain.codecs.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.samples.Sample;
import dev.hexplain.decode.schema.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Encodes an object as a FlatBuffers table, by a schema with the fields of its class in order. */
final class FlatBuffersCoder implements Coder {
    private final Map<String, Optional<String>> schemas = new ConcurrentHashMap<>();

    @Override
    public byte[] encode(Sample sample, Object object) {
        FlatBufferBuilder out = new FlatBufferBuilder();
        out.finish(object instanceof Object[] all ? TableWriter.bulk(out, all) : TableWriter.table(out, object));
        return out.sizedByteArray();
    }

    @Override
    public Object decode(Sample sample, byte[] own) {
        TableReader table = TableReader.root(own);
        return sample.type().isArray() ? table.tables(sample.type().componentType()) : table.object(sample.type());
    }

    @Override
    public String reused() {
        return "the schema; values are read from the object by reflection";
    }

    @Override
    public FormatRef format(Sample sample) {
        String fbs =
                schema(sample).orElseThrow(() -> new UnsupportedOperationException("No schema for " + sample.id()));
        return FormatRef.of("flatbuffers", Schema.of(sample.id() + ".flatbuffers", "", fbs));
    }

    @Override
    public Optional<String> refusal(Sample sample, Object object) {
        return schema(sample).isPresent()
                ? Optional.empty()
                : Optional.of("A buffer is one table, put together by hand here; there is no schema for the sample “%s”"
                        .formatted(sample.id()));
    }

    private Optional<String> schema(Sample sample) {
        return schemas.computeIfAbsent(sample.id(), FlatBuffersCoder::load);
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
