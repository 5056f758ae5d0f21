package dev.hexplain.decode.schema;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import java.util.List;

/**
 * Decoder of a format that needs a schema where none was given: the bytes are unparsed, with an issue that asks for the
 * schema.
 */
record MissingSchemaDecoder(SchemaFormat format, Shape root) implements Decoder, Shapes {
    private static final int ROOT = 2;

    MissingSchemaDecoder(SchemaFormat format) {
        this(format, Shape.group(format.id(), format.id()).build());
    }

    @Override
    public String id() {
        return format.id();
    }

    @Override
    public FormatDescription description() {
        return format.description();
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return format.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        TreeWriter out = new TreeWriter(source, storage);
        long start = Math.min(options.offset(), source.length());
        out.open(ROOT, 0);
        out.gap(0, start);
        out.unparsed(start, source.length() - start);
        out.issue(Issue.error(
                start,
                source.length() - start,
                "The bytes of this format do not say what they are: upload the schema they were written with.",
                format.takes(),
                "no schema"));
        out.close(source.length());
        return out.finish(this, 0);
    }

    @Override
    public Shapes shapes() {
        return this;
    }

    @Override
    public Shape fixed(int number) {
        return root;
    }

    @Override
    public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
        throw new IllegalStateException("Bytes without a schema have no recipes");
    }
}
