package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Buffers of one schema. */
record Buffers(Resolver.Resolved schema, Target.Numbered targets, BufferShapes shapes) implements GrammarReading {
    static Buffers of(Resolver.Resolved schema) {
        Target.Numbered targets = new Target.Numbered(schema.root());
        return new Buffers(schema, targets, new BufferShapes(schema, targets));
    }

    /** The schema's identifier, or at least a root table that has a vtable. */
    @Override
    public List<Candidate> probe(String id, Source source) {
        Bytes bytes = new Bytes(source.segment());
        long root = BufferReader.isPrefixed(bytes, 0) ? Type.OFFSET : 0;
        if (!BufferReader.leadsToTable(bytes, root)) {
            return List.of();
        }
        byte[] identifier = schema.identifier().getBytes(StandardCharsets.ISO_8859_1);
        boolean identified = identifier.length > 0
                && bytes.has(root + Type.OFFSET, identifier.length)
                && Arrays.equals(source.copy(root + Type.OFFSET, identifier.length), identifier);
        return List.of(
                identified
                        ? new Candidate(id, 0, 80, "Has the file identifier " + schema.identifier())
                        : new Candidate(id, 0, 25, "The first word leads to a table with a vtable"));
    }

    @Override
    public Grammar grammar(Parse parse) {
        return new BufferReader(parse, new Bytes(parse.in.bytes.segment()), schema, targets, shapes);
    }
}
