package dev.hexplain.decoders.onenio;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Decodes what one-nio serializes: objects with a number for their class, which a class list tells the class of. */
public final class OneNio implements SchemaFormat {
    private static final int VERSION = 2;

    @Override
    public String id() {
        return Names.BARE;
    }

    @Override
    public FormatDescription description() {
        return Names.BARE_DESCRIPTION;
    }

    @Override
    public String takes() {
        return "a class list: the classes as their source declares them, fields in the same order";
    }

    @Override
    public Decoder with(Schema schema) {
        ClassList classes = ClassList.parse(schema.text());
        classes.options().only();
        return new WithClasses(idWith(schema), 31 * VERSION + schema.text().hashCode() | 1, new KnownClasses(classes));
    }

    /** A decoder that knows classes. */
    private static final class WithClasses implements Decoder {
        private final String id;
        private final int version;
        private final KnownClasses known;
        private final OneNioShapes shapes;

        WithClasses(String id, int version, KnownClasses known) {
            this.id = id;
            this.version = version & Integer.MAX_VALUE;
            this.known = known;
            this.shapes = new OneNioShapes(known);
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public FormatDescription description() {
            return Names.BARE_DESCRIPTION;
        }

        @Override
        public int version() {
            return version;
        }

        @Override
        public List<Candidate> probe(Source source) {
            return List.of();
        }

        @Override
        public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
            return Parse.decode(
                    source,
                    options,
                    storage,
                    progress,
                    shapes,
                    parse -> new OneNioGrammar(parse, source.segment(), known, shapes));
        }

        @Override
        public Shapes shapes() {
            return shapes;
        }
    }
}
