package dev.hexplain.codecs.flatbuffers;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.nested.LastMappingCache;
import dev.hexplain.codecs.nested.NestedCoder;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.Map;
import java.util.Optional;

/** Encodes nested tables, unions and maps, with the builder's calls that generated code makes. */
final class NestedFlatBuffersCoder extends NestedCoder {
    private final LastMappingCache<Struct, NestedTables> tables = new LastMappingCache<>(NestedTables::new);

    NestedFlatBuffersCoder(Coder flat, Optional<EditedSchema> edited) {
        super(flat, "flatbuffers", edited);
    }

    @Override
    protected String source(Struct type) {
        return FbsSource.of(tables.of(type), type);
    }

    @Override
    protected byte[] write(Struct type, Map<String, Object> values) {
        return NestedTableWriter.write(tables.of(type), type, values);
    }

    @Override
    protected Map<String, Object> read(Struct type, byte[] own) {
        return NestedTableReader.read(tables.of(type), type, own);
    }
}
