package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.EditedSchema;
import dev.hexplain.codecs.nested.SchemaType.Struct;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.util.Map;

/** Maps an object to a schema that a user has edited, by way of the one that was made for it. */
final class EditedMapping implements Mapping {
    private final Mapping own;
    private final Conversion conversion;

    private EditedMapping(Mapping own, Conversion conversion) {
        this.own = own;
        this.conversion = conversion;
    }

    /**
     * Fields are found by their names: what the edited schema does not have is not written.
     *
     * @param own to the schema that was made for the object
     * @throws UnmappableException with all fields that the edited schema cannot write
     */
    static Mapping of(Mapping own, EditedSchema edited) throws UnmappableException {
        try {
            return new EditedMapping(
                    own,
                    new EditedTypes().root(own.type(), edited.outline(own.type().name())));
        } catch (SchemaDiagnostic malformed) {
            throw new UnmappableException("The edited schema: " + malformed.located());
        }
    }

    @Override
    public Struct type() {
        return (Struct) conversion.type();
    }

    @Override
    @SuppressWarnings("unchecked") // the values of a struct
    public Map<String, Object> values(Object object) {
        return (Map<String, Object>) conversion.to().apply(own.values(object));
    }

    @Override
    @SuppressWarnings("unchecked") // the values of a struct
    public Object object(Map<String, Object> values) {
        return own.object((Map<String, Object>) conversion.from().apply(values));
    }
}
