package dev.hexplain.decoders.javaserialization;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.ClassDescriptor;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.Progress;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;
import java.util.Optional;

/**
 * Decodes Java object serialization streams, protocol versions 1 and 2 (Java Object Serialization Specification,
 * chapter 6).
 */
public final class JavaSerialization implements Decoder {
    private static final int VERSION = 1;

    @Override
    public String id() {
        return Description.ID;
    }

    @Override
    public FormatDescription description() {
        return Description.get();
    }

    @Override
    public int version() {
        return VERSION;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return StreamProbe.probe(source);
    }

    @Override
    public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
        return StreamDecoder.decode(source, options, storage, progress, shapes());
    }

    @Override
    public Shapes shapes() {
        return StreamShapes.INSTANCE;
    }

    @Override
    public Optional<ClassDescriptor> classOf(FieldTree tree, Field field) {
        return ClassCards.of(tree, field);
    }
}
