package dev.hexplain.decode.classes;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import java.util.List;
import java.util.Optional;

/**
 * The constant {@code serialPersistentFields} of a class: the fields that Java serialization writes, whatever other
 * fields the class has (Java Object Serialization Specification, 1.5).
 *
 * @param fields in the order of the source
 * @param transients fields of the class that are {@code transient}, and that it lists all the same
 * @param mistake why its value cannot be read; class lists are also for formats that do not ask for it
 */
public record PersistentFields(
        List<PersistentField> fields, List<FieldDecl> transients, Optional<SchemaDiagnostic> mistake) {
    public PersistentFields {
        fields = List.copyOf(fields);
        transients = List.copyOf(transients);
    }
}
