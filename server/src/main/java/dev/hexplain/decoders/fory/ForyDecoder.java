package dev.hexplain.decoders.fory;

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
import java.util.List;

/** Decodes objects of a list of classes. */
final class ForyDecoder implements Decoder {
    private static final int VERSION = 2;

    private final String id;
    private final Classes classes;
    private final ForyShapes shapes;
    private final int version;

    ForyDecoder(String id, Schema schema, Classes classes) {
        this.id = id;
        this.classes = classes;
        this.shapes = new ForyShapes(classes);
        this.version = 1 + (VERSION * 31 + schema.text().hashCode() & 0x3FFF_FFFF);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public FormatDescription description() {
        return Description.get();
    }

    @Override
    public int version() {
        return version;
    }

    /** A bitmap, a flag and a type id that can begin an object: three bytes, which say little. */
    @Override
    public List<Candidate> probe(Source source) {
        if (source.length() < 3) {
            return List.of();
        }
        byte[] head = source.copy(0, 3);
        boolean fits =
                (head[0] == 0 || head[0] == 1) && (head[1] == 0 || head[1] == -1) && TypeIds.isUserType(head[2] & 0xFF);
        return fits
                ? List.of(new Candidate(id, 0, 20, "Begins as an object of a class that the writer was given"))
                : List.of();
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(
                source, options, storage, progress, shapes, parse -> new ForyGrammar(parse, classes, shapes));
    }

    @Override
    public Shapes shapes() {
        return shapes;
    }
}
