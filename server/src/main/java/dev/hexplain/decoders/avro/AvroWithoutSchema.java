package dev.hexplain.decoders.avro;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;

/** Reads what bytes say without a schema: the marker of single-object encoding, where there is one. */
record AvroWithoutSchema(Shapes shapes) implements GrammarReading {
    AvroWithoutSchema() {
        this(AvroShapes.table(Shape.group(Avro.FORMAT.id(), "avro datum")
                .doc(Avro.FORMAT::doc)
                .build()));
    }

    @Override
    public Grammar grammar(Parse parse) {
        return new Root(parse);
    }

    /** (marker)? unparsed. */
    private record Root(Parse parse) implements Grammar {
        @Override
        public void begin() {
            long at = parse.in.pos;
            parse.open(AvroShapes.ROOT, at, at, 0, 0);
        }

        @Override
        public void step() {
            long at = parse.in.pos;
            boolean marked = parse.in.left() >= AvroMarker.LENGTH && parse.in.bytes.u2(at) == AvroMarker.MAGIC;
            if (marked) {
                parse.leaf(AvroShapes.MARKER, at, at + AvroMarker.LENGTH);
                parse.out.computed(2);
            }
            long rest = parse.in.left();
            String needed = marked
                    ? "%s whose CRC-64-AVRO is %016X".formatted(Avro.TAKES, parse.in.bytes.s8le(at + 2))
                    : Avro.TAKES;
            parse.issue(Issue.error(
                    parse.in.pos,
                    rest,
                    "The bytes of this format do not say what they are: upload the schema they were written with.",
                    needed,
                    "no schema"));
            parse.out.unparsed(parse.in.pos, rest);
            parse.in.pos = parse.in.end;
            parse.close();
        }
    }
}
