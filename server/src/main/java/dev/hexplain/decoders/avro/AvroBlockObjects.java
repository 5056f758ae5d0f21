package dev.hexplain.decoders.avro;

import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.KnownShapeRefs;
import dev.hexplain.tree.Issue;

/** Grammar of the objects of one block, in the file itself or in the decompressed data. */
final class AvroBlockObjects implements Grammar {
    private static final long MAX_EMPTY = 1000;

    private final Parse parse;
    private final AvroSchema schema;
    private final AvroDatum datum;
    private final long count;
    private final long end;
    /** Reading broke off: open frames are closed without reading on. */
    private boolean brokenOff;

    /** @param end where the block's data ends */
    AvroBlockObjects(Parse parse, AvroSchema schema, KnownShapeRefs shapeRefs, int source, long count, long end) {
        this.parse = parse;
        this.schema = schema;
        this.datum = new AvroDatum(parse, schema, shapeRefs, source);
        this.datum.end(end);
        this.count = count;
        this.end = end;
    }

    @Override
    public void begin() {
        long listed = schema.leastSize(schema.root) == 0 ? Math.min(count, MAX_EMPTY) : count;
        if (listed < count) {
            parse.issue(Issue.note(
                    parse.in.pos,
                    0,
                    "The objects have no bytes; only the first %d of %d are listed".formatted(listed, count)));
        }
        parse.open(AvroContainerShapes.OBJECTS, parse.in.pos, parse.in.pos, AvroDatum.Rule.OUTER.ordinal(), listed);
    }

    @Override
    public void step() {
        if (brokenOff) {
            parse.close();
        } else if (datum.rule() == AvroDatum.Rule.OUTER) {
            objects();
        } else {
            datum.step();
        }
    }

    private void objects() {
        int depth = parse.frames.depth();
        while (parse.frames.depth() == depth) {
            long left = parse.frames.left();
            if (left == 0) {
                end();
                return;
            }
            parse.frames.left(left - 1);
            datum.value(schema.root, AvroShapeKey.Naming.SIBLINGS, 0);
        }
    }

    private void end() {
        long rest = end - parse.in.pos;
        if (rest > 0) {
            parse.issue(Issue.error(
                    parse.in.pos,
                    rest,
                    "The block has bytes behind its objects",
                    "the end of the block",
                    rest + " bytes"));
            parse.out.unparsed(parse.in.pos, rest);
            parse.in.pos = end;
        }
        parse.close();
    }

    @Override
    public long knownEnd() {
        return end;
    }

    @Override
    public void brokenOff(Parse of, long upTo) {
        brokenOff = true;
        parse.out.unparsed(parse.in.pos, upTo - parse.in.pos);
    }
}
