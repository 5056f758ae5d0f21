package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Decodes buffers of one schema. */
record FlatBuffersWithSchema(
        FlatBuffersResolver.Resolved schema, FlatBuffersTarget.Numbered targets, FlatBuffersShapes shapes)
        implements GrammarReading {
    static FlatBuffersWithSchema of(FlatBuffersResolver.Resolved schema) {
        FlatBuffersTarget.Numbered targets = new FlatBuffersTarget.Numbered(schema.root());
        return new FlatBuffersWithSchema(schema, targets, new FlatBuffersShapes(schema, targets));
    }

    /** Evidence is the schema's file identifier, or at least a root table with a vtable. */
    @Override
    public List<Candidate> probe(String id, Source source) {
        FlatBuffersBytes bytes = new FlatBuffersBytes(source.segment());
        long root = FlatBuffersReader.isPrefixed(bytes, 0) ? FlatBuffersType.OFFSET : 0;
        if (!FlatBuffersReader.leadsToTable(bytes, root)) {
            return List.of();
        }
        byte[] identifier = schema.identifier().getBytes(StandardCharsets.ISO_8859_1);
        boolean identified = identifier.length > 0
                && bytes.has(root + FlatBuffersType.OFFSET, identifier.length)
                && Arrays.equals(source.copy(root + FlatBuffersType.OFFSET, identifier.length), identifier);
        return List.of(
                identified
                        ? new Candidate(id, 0, 80, "Has the file identifier " + schema.identifier())
                        : new Candidate(id, 0, 25, "The first word leads to a table with a vtable"));
    }

    @Override
    public Grammar grammar(Parse parse) {
        return new FlatBuffersReader(parse, new FlatBuffersBytes(parse.in.bytes.segment()), schema, targets, shapes);
    }
}
