package dev.hexplain.codecs.flatbuffers;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.nested.NestedCoder;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Encodes nested tables, unions and maps, with the builder's calls that generated code makes. */
final class NestedFlatBuffersCoder extends NestedCoder {
    private @Nullable Struct last;
    private @Nullable NestedTables lastTables;

    NestedFlatBuffersCoder(Coder flat, Optional<EditedSchema> edited) {
        super(flat, "flatbuffers", edited);
    }

    @Override
    protected String source(Struct type) {
        return FbsSource.of(tables(type), type);
    }

    @SuppressWarnings("ReferenceEquality") // comparing types is slow, and a mapping keeps its own
    private NestedTables tables(Struct type) {
        if (lastTables == null || last != type) {
            lastTables = new NestedTables(type);
            last = type;
        }
        return lastTables;
    }

    @Override
    protected byte[] write(Struct type, Map<String, Object> values) {
        return NestedTableWriter.write(tables(type), type, values);
    }

    @Override
    protected Map<String, Object> read(Struct type, byte[] own) {
        return NestedTableReader.read(tables(type), type, own);
    }
}
