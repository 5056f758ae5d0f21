package dev.hexplain.codecs.sbe;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.nested.LastMappingCache;
import dev.hexplain.codecs.nested.NestedCoder;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.Map;
import java.util.Optional;

/** Encodes nested objects as messages, by the library's own reading of the schema that is made for them. */
final class NestedSbeCoder extends NestedCoder {
    private final Optional<EditedSchema> edited;
    private final LastMappingCache<Struct, Prepared> messages = new LastMappingCache<>(this::prepared);

    /** A message, and what its groups hold. */
    private record Prepared(SbeMessageType message, EntryStructs entries) {}

    NestedSbeCoder(Coder flat, Optional<EditedSchema> edited) {
        super(flat, "sbe", edited, new FixedForms());
        this.edited = edited;
    }

    private Prepared prepared(Struct type) {
        EntryStructs entries = new EntryStructs();
        String xml = edited.map(EditedSchema::text).orElseGet(() -> SbeSource.of(type, entries));
        return new Prepared(SbeMessageType.named(xml, type.name()), entries);
    }

    @Override
    protected String source(Struct type) {
        return messages.of(type).message().xml();
    }

    @Override
    protected byte[] write(Struct type, Map<String, Object> values) {
        Prepared by = messages.of(type);
        return NestedMessageWriter.write(by.message(), by.entries(), type, values);
    }

    @Override
    protected Map<String, Object> read(Struct type, byte[] own) {
        Prepared by = messages.of(type);
        return NestedMessageReader.read(by.message(), by.entries(), type, own);
    }
}
