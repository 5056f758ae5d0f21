package dev.hexplain.decoders.protostuff;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.documents.Grammar;
import dev.hexplain.decode.documents.GrammarReading;
import dev.hexplain.decode.documents.Parse;
import dev.hexplain.decode.schema.OptionalSchemaDecoder;
import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaReading;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.List;

/** Decodes objects that protostuff wrote by their classes ({@code RuntimeSchema}), as trees or as graphs. */
public final class Protostuff extends OptionalSchemaDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("jvm", "protostuff");
    private static final int VERSION = 4;

    /** Groups have been out of use in Protocol Buffers for long. */
    private static final int MORE_THAN_PROTOBUF = 2;

    private final Decoder protobuf;

    /** @param protobuf reads what both formats write alike, where there is no class list */
    public Protostuff(Decoder protobuf) {
        super(
                FORMAT,
                31 * protobuf.version() + VERSION,
                "a class list: the classes as Java declares them",
                () -> new Fields(protobuf));
        this.protobuf = protobuf;
    }

    @Override
    public List<Candidate> probe(Source source) {
        return protobuf.probe(source).stream()
                .filter(_ -> ProtostuffGroups.nestAll(source))
                .map(fields -> new Candidate(
                        id(),
                        0,
                        fields.confidence() + MORE_THAN_PROTOBUF,
                        fields.reason() + ", nested as groups, as protostuff writes them"))
                .toList();
    }

    @Override
    protected SchemaReading read(Schema schema) {
        return new Listed(new ProtostuffClasses(ClassList.parse(schema.text()), schema.root()));
    }

    /** Decodes the fields by their numbers. */
    private record Fields(Decoder protobuf) implements SchemaReading {
        @Override
        public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
            return protobuf.decode(source, options, storage, progress);
        }

        @Override
        public Shapes shapes() {
            return protobuf.shapes();
        }
    }

    /** Decodes objects of one class list. */
    private record Listed(ProtostuffClasses classes) implements GrammarReading {
        @Override
        public Grammar grammar(Parse parse) {
            return new ProtostuffGrammar(parse, classes);
        }

        @Override
        public Shapes shapes() {
            return new ProtostuffShapes(classes);
        }
    }
}
