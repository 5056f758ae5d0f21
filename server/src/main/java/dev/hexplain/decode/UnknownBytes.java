package dev.hexplain.decode;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.files.FileKinds;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import dev.hexplain.tree.TreeWriter;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The fallback format: all bytes are one unparsed field. */
public final class UnknownBytes implements Decoder {
    public static final String ID = "bytes";

    private static final int ROOT = 2;
    private static final FormatDescription DESCRIPTION = new FormatDescription(
            ID,
            "Bytes",
            "common",
            "Bytes of no known format, kept as one unparsed field.",
            List.of(),
            "UnknownBytes",
            Map.of());
    private static final Shapes SHAPES = new OwnShapes();

    @Override
    public FormatDescription description() {
        return DESCRIPTION;
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return List.of(new Candidate(
                ID,
                0,
                0,
                FileKinds.of(source)
                        .map(kind -> "This is %s. %s".formatted(kind.name(), kind.advice()))
                        .orElseGet(() -> records(source))));
    }

    private static String records(Source source) {
        OptionalInt size = RecordPeriod.of(source);
        return size.isEmpty()
                ? "fits anything and explains nothing"
                : "Perhaps records of %d bytes, %,d of them: `align` of the file alone proposes a descriptor"
                        .formatted(size.getAsInt(), source.length() / size.getAsInt());
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        TreeWriter writer = new TreeWriter(source, storage);
        long start = Math.min(options.offset(), source.length());
        writer.open(ROOT, 0);
        writer.gap(0, start);
        writer.unparsed(start, source.length() - start);
        writer.close(source.length());
        return writer.finish(SHAPES, 0);
    }

    @Override
    public Shapes shapes() {
        return SHAPES;
    }

    private static final class OwnShapes implements Shapes {
        private static final Shape BYTES =
                Shape.group(ID, ID).doc("Bytes of no known format.").build();

        @Override
        public Shape fixed(int number) {
            return BYTES;
        }

        @Override
        public Shape resolve(ShapeRef shapeRef, FieldTree tree) {
            throw new IllegalStateException("Unknown bytes have no recipes");
        }
    }
}
