package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.decode.schema.KnownShapeRefs;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Decodes one value of one schema, with or without the marker of single-object encoding. */
record AvroWithSchema(AvroSchema types) implements GrammarReading {
    private static final long TRIED = 1 << 14;

    @Override
    public List<Candidate> probe(String id, Source source) {
        return AvroMarker.stands(source) && AvroMarker.fingerprint(source) == types.fingerprint
                ? List.of(new Candidate(id, 0, AvroMarker.NAMED, "Starts with C3 01 and the fingerprint of the schema"))
                : List.of();
    }

    @Override
    public Grammar grammar(Parse parse) {
        return new Root(parse, types, false);
    }

    /** A marker with another fingerprint is one where the bytes are no value of the schema by themselves. */
    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        long began = System.nanoTime();
        long start = Math.min(options.offset(), source.length());
        boolean another = AvroMarker.stands(source.slice(start, source.length() - start))
                && !isPlain(
                        source.slice(start, Math.min(TRIED, source.length() - start)),
                        progress.ofTrials(options.limits().end()));
        return Parse.decode(
                source, options, storage, progress.since(began), shapes(), parse -> new Root(parse, types, another));
    }

    private boolean isPlain(Source source, Progress trial) {
        try (FieldTree tree =
                Parse.decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), trial, shapes(), this::grammar)) {
            return tree.facts().issueCount() == 0;
        }
    }

    @Override
    public Shapes shapes() {
        ShapeTable table = AvroShapes.table(Shape.group(Avro.FORMAT.id(), "avro datum")
                .production(Productions.SCALAR)
                .doc(Avro.FORMAT::doc)
                .build());
        return new AvroShapes(table, tree -> types);
    }

    /** (marker)? value. */
    private static final class Root implements Grammar {
        private final Parse parse;
        private final AvroSchema types;
        private final AvroDatum datum;

        /** Whether a marker may have the fingerprint of another schema. */
        private final boolean another;

        Root(Parse parse, AvroSchema types, boolean another) {
            this.another = another;
            this.parse = parse;
            this.types = types;
            this.datum = new AvroDatum(parse, types, new KnownShapeRefs(parse.out), 0);
        }

        @Override
        public void begin() {
            long at = parse.in.pos;
            parse.open(AvroShapes.ROOT, at, at, AvroDatum.one(types.root), 0);
            if (hasMarker(at)) {
                long written = parse.in.bytes.s8le(at + 2);
                if (written != types.fingerprint) {
                    parse.issue(Issue.warning(
                            at + 2,
                            Long.BYTES,
                            "The object was written with another schema, so that its values may be others",
                            "%016X, the fingerprint of the schema".formatted(types.fingerprint),
                            "%016X".formatted(written)));
                }
                parse.leaf(AvroShapes.MARKER, at, at + AvroMarker.LENGTH);
                parse.out.computed(2);
            }
        }

        /** "Single-object encoding": C3 01, and a fingerprint, that of this schema unless nothing else fits. */
        private boolean hasMarker(long at) {
            return parse.in.left() >= AvroMarker.LENGTH
                    && parse.in.bytes.u2(at) == AvroMarker.MAGIC
                    && (another || parse.in.bytes.s8le(at + 2) == types.fingerprint);
        }

        @Override
        public void step() {
            if (parse.frames.depth() == 1 && datum.rule() == AvroDatum.Rule.DONE && !parse.in.atEnd()) {
                long rest = parse.in.left();
                parse.issue(Issue.error(
                        parse.in.pos, rest, "Bytes follow the value", "the end of the source", rest + " bytes"));
                parse.out.unparsed(parse.in.pos, rest);
                parse.in.pos = parse.in.end;
            }
            datum.step();
        }
    }
}
