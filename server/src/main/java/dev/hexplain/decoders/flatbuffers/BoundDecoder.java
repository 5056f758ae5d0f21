package dev.hexplain.decoders.flatbuffers;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Decodes buffers of one schema. */
final class BoundDecoder implements Decoder {
    private static final int VERSION = 1;

    private final String id;
    private final Resolver.Resolved schema;
    private final Target.Numbered targets;
    private final BufferShapes shapes;
    private final int version;

    BoundDecoder(String id, Schema text, Resolver.Resolved schema) {
        this.id = id;
        this.schema = schema;
        this.targets = new Target.Numbered(schema.root());
        this.shapes = new BufferShapes(schema, targets);
        this.version =
                1 + ((VERSION * 31 + text.root().hashCode()) * 31 + text.text().hashCode() & 0x3FFF_FFFF);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public FormatDescription description() {
        return FlatBuffers.FORMAT.description();
    }

    @Override
    public int version() {
        return version;
    }

    /** The schema's identifier, or at least a root table that has a vtable. */
    @Override
    public List<Candidate> probe(Source source) {
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
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        Bytes bytes = new Bytes(source.segment());
        return Parse.decode(
                source,
                options,
                storage,
                progress,
                shapes,
                parse -> new BufferReader(parse, bytes, schema, targets, shapes));
    }

    @Override
    public Shapes shapes() {
        return shapes;
    }
}
