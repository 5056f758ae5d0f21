package dev.hexplain.decode.schema;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.FormatDescription;
import dev.hexplain.decode.FormatHandle;
import dev.hexplain.decode.Message;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.TreeStorage;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Base class of formats that are decoded with a schema; subclasses parse the schema and return a {@link SchemaReading}.
 */
public abstract class SchemaDecoder implements SchemaFormat {
    private final FormatHandle format;
    private final int version;
    private final String takes;

    /**
     * @param version changes when earlier indexes, of any schema, can no longer be read
     * @param takes as in {@link SchemaFormat#takes}
     */
    protected SchemaDecoder(FormatHandle format, int version, String takes) {
        this.format = format;
        this.version = version;
        this.takes = takes;
    }

    /**
     * Parses a schema.
     *
     * @throws SchemaDiagnostic where it is malformed
     */
    protected abstract SchemaReading read(Schema schema);

    @Override
    public final String id() {
        return format.id();
    }

    @Override
    public final FormatDescription description() {
        return format.description();
    }

    public final int version() {
        return version;
    }

    @Override
    public final String takes() {
        return takes;
    }

    @Override
    public final Decoder with(Schema schema) {
        int content = 31 * Arrays.hashCode(schema.content()) + schema.root().hashCode();
        return new Bound(idWith(schema), format, 31 * content + version, read(schema));
    }

    /** A format together with a schema. */
    private record Bound(String id, FormatHandle format, int version, SchemaReading reading) implements Decoder {
        @Override
        public FormatDescription description() {
            return format.description();
        }

        @Override
        public List<Candidate> probe(Source source) {
            return reading.probe(id, source);
        }

        @Override
        public FieldTree decode(Source source, DecodeOptions options, TreeStorage storage, Progress progress) {
            return reading.decode(source, options, storage, progress);
        }

        @Override
        public Shapes shapes() {
            return reading.shapes();
        }

        @Override
        public Optional<Message> messageOf(FieldTree tree, Field field) {
            return reading.messageOf(tree, field);
        }
    }
}
