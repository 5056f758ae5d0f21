package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.CompressedParts;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.documents.GrammarDecoder;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shapes;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;

/** Decodes Avro object container files (specification 1.12, "Object Container Files"). */
public final class AvroContainer extends GrammarDecoder {
    static final FormatHandle FORMAT = FormatHandle.by("idl", "avro_container");
    private static final int VERSION = 2;

    public AvroContainer() {
        super(FORMAT, VERSION, AvroContainerGrammar::new);
    }

    @Override
    public List<Candidate> probe(Source source) {
        boolean magic = source.length() >= 4
                && source.u1(0) == 'O'
                && source.u1(1) == 'b'
                && source.u1(2) == 'j'
                && source.u1(3) == 1;
        return magic
                ? List.of(new Candidate(id(), 0, 95, "Starts with Obj and 01, as container files of Avro do"))
                : List.of();
    }

    @Override
    public Shapes shapes() {
        return new AvroShapes(AvroContainerShapes.TABLE, new SchemasOfFiles()::of);
    }

    @Override
    public Optional<CompressedParts> compressedParts() {
        return Optional.of(new AvroCompressedParts());
    }

    /** Reads the schemas in files' metadata, once for each open tree. */
    private static final class SchemasOfFiles {
        private final Map<FieldTree, AvroSchema> known = new WeakHashMap<>();

        AvroSchema of(FieldTree tree) {
            synchronized (known) {
                return known.computeIfAbsent(tree, SchemasOfFiles::read);
            }
        }

        /** Rows of objects are only written after a schema that was read without errors. */
        private static AvroSchema read(FieldTree tree) {
            Field root = tree.root();
            Field file = root.name().equals("dump") ? last(tree, root) : root;
            Optional<Field> json = tree.child(file, "header")
                    .flatMap(header -> tree.child(header, "metadata"))
                    .flatMap(metadata -> tree.child(metadata, "avro.schema"))
                    .flatMap(entry -> tree.child(entry, "value"));
            Field text = json.orElseThrow(() -> new IllegalStateException("The file has no schema"));
            byte[] bytes = tree.source().copy(text.offset(), Math.toIntExact(text.length()));
            return AvroSchemaReader.read(new String(bytes, StandardCharsets.UTF_8), "");
        }

        private static Field last(FieldTree tree, Field of) {
            return tree.children(of, tree.childCount(of) - 1, 1).getFirst();
        }
    }
}
