package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.Coder;
import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.FormatRef;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import dev.hexplain.codecs.subjects.Subject;
import dev.hexplain.decode.schema.Schema;
import java.util.Map;
import java.util.Optional;

/** Encodes objects by a {@link Mapping}, and those of flat classes with another coder. */
public abstract class NestedCoder implements Coder {
    private final Coder flat;
    private final String format;
    private final Optional<EditedSchema> edited;
    private final Mappings mappings;

    /**
     * A coder.
     *
     * @param flat for objects whose fields are scalars and arrays of them
     * @param format that decodes both
     * @param edited the schema to write by; empty for the one that the object's classes make
     */
    protected NestedCoder(Coder flat, String format, Optional<EditedSchema> edited) {
        this(flat, format, edited, SchemaForms.COMMON);
    }

    /** The same for a language with forms of its own. */
    protected NestedCoder(Coder flat, String format, Optional<EditedSchema> edited, SchemaForms forms) {
        this.flat = flat;
        this.format = format;
        this.edited = edited;
        this.mappings = new Mappings(edited, forms);
    }

    /** The bytes of a struct's values. */
    protected abstract byte[] write(Struct type, Map<String, Object> values) throws Exception;

    /** Reads the values back. */
    protected abstract Map<String, Object> read(Struct type, byte[] own) throws Exception;

    /** The schema in the format's language. */
    protected abstract String source(Struct type);

    @Override
    public final Optional<String> refusal(Subject subject, Object object) {
        return mappings.has(subject) ? mappings.refusal(subject, object) : flat.refusal(subject, object);
    }

    @Override
    public final byte[] encode(Subject subject, Object object) throws Exception {
        if (!mappings.has(subject)) {
            return flat.encode(subject, object);
        }
        Mapping mapping = mappings.of(subject, object);
        return write(mapping.type(), mapping.values(object));
    }

    @Override
    public final Object decode(Subject subject, byte[] own) throws Exception {
        if (!mappings.has(subject)) {
            return flat.decode(subject, own);
        }
        Mapping mapping = mappings.of(subject);
        return mapping.object(read(mapping.type(), own));
    }

    @Override
    public final String reused() {
        return flat.reused();
    }

    @Override
    public final FormatRef format(Subject subject) {
        if (!mappings.has(subject)) {
            return flat.format(subject);
        }
        Struct type = mappings.of(subject).type();
        String source = edited.map(EditedSchema::text).orElseGet(() -> source(type));
        return FormatRef.of(format, Schema.of(subject.id(), type.name(), source));
    }
}
