package dev.hexplain.decoders.kryo;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Lazy;
import dev.hexplain.decode.Progress;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.objects.LayoutShapes;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.List;

/**
 * Decodes what Kryo 5 writes. There is no specification; {@code formats/jvm/kryo.md} says what is known of the format.
 * Without a class list, values of the JDK's classes are read; with one, all are.
 */
public final class Kryo implements Decoder {
    private static final int VERSION = 2;

    private final String id;
    private final int version;
    private final Lazy<Bound> bound;
    private final Lazy<Shapes> shapes;

    private Kryo(String id, int version, Lazy<Bound> bound) {
        this.id = id;
        this.version = version;
        this.bound = bound;
        this.shapes = Lazy.of(() -> new LayoutShapes(Fixed.TABLE, bound.get()));
    }

    /** The decoder of streams whose classes are the JDK's. */
    public static Decoder withoutClasses() {
        return new Kryo(Description.ID, VERSION, Lazy.of(() -> new Bound(ClassList.EMPTY, "")));
    }

    /** The decoder of streams whose classes a list declares. */
    public static SchemaFormat withClasses() {
        return new WithClasses();
    }

    private static final class WithClasses implements SchemaFormat {
        @Override
        public String id() {
            return Description.ID;
        }

        @Override
        public FormatDescription description() {
            return Description.get();
        }

        @Override
        public String takes() {
            return "classes as Java declares them, and how Kryo was set up: option references = false;";
        }

        @Override
        public Decoder with(Schema schema) {
            int content = 31 * Arrays.hashCode(schema.content()) + schema.root().hashCode();
            int version = VERSION + (content & 0x3FFF_FFFF);
            Bound bound = new Bound(ClassList.parse(schema.text()), schema.root());
            return new Kryo(idWith(schema), version, Lazy.of(() -> bound));
        }
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

    @Override
    public List<Candidate> probe(Source source) {
        return KryoProbe.probe(id, source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return Parse.decode(source, options, storage, progress, shapes(), parse -> new KryoGrammar(parse, bound.get()));
    }

    @Override
    public Shapes shapes() {
        return shapes.get();
    }
}
