package dev.hexplain.decoders.river;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Lazy;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.decode.objects.ObjectReading;
import dev.hexplain.tree.Shapes;
import java.util.List;

/** Decodes streams of JBoss Marshalling's protocol River. */
public final class River extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "jboss_river");
    private static final int VERSION = 1;

    private final Lazy<RiverShapes> shapes;

    /** @param objects reads objects of well-known classes */
    public River(ObjectReading objects) {
        super(FORMAT, VERSION, RiverGrammar::new);
        this.shapes = Lazy.of(() -> new RiverShapes(objects));
    }

    @Override
    public List<Candidate> probe(Source source) {
        return RiverProbe.probe(source, this);
    }

    @Override
    public Shapes shapes() {
        return shapes.get();
    }
}
