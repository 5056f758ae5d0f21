package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import dev.hexplain.codecs.definitions.ListedField;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.FieldDecl;
import dev.hexplain.decode.classes.PersistentField;
import dev.hexplain.decode.classes.PersistentFields;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.text.NameSuggestion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The fields that a declared class lists in {@code serialPersistentFields}. Each has to be one of the class's own, of the
 * same type: Java serialization finds the values of others only where a {@code writeObject} of the class puts them, and
 * classes that are made here have no code of anybody's.
 */
final class DeclaredListing {
    private DeclaredListing() {}

    /** What is wrong with it, each mistake at its place. */
    static List<SchemaDiagnostic> mistakes(ClassDecl of, PersistentFields listed) {
        if (listed.mistake().isPresent()) {
            return List.of(listed.mistake().get());
        }
        Map<String, FieldDecl> own = new HashMap<>();
        of.members().forEach(field -> own.put(field.name(), field));
        List<SchemaDiagnostic> mistakes = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (PersistentField each : listed.fields()) {
            FieldDecl field = own.get(each.name());
            if (!names.add(each.name())) {
                mistakes.add(at(
                        each,
                        "serialPersistentFields of '%s' list '%s' twice".formatted(of.simpleName(), each.name())));
            } else if (field == null) {
                mistakes.add(at(each, noField(of, each, own)));
            } else if (!descriptor(of, each.type()).equals(descriptor(of, field.type()))) {
                mistakes.add(at(
                        each,
                        "field '%1$s' of '%2$s' is a %3$s: expected %3$s in serialPersistentFields, found %4$s"
                                .formatted(each.name(), of.simpleName(), of.erased(field.type()), each.type())));
            }
        }
        return mistakes;
    }

    private static SchemaDiagnostic at(PersistentField field, String message) {
        return new SchemaDiagnostic(field.line(), field.column(), message);
    }

    private static String noField(ClassDecl of, PersistentField listed, Map<String, FieldDecl> own) {
        return "expected a field of '%s' in serialPersistentFields, found '%s'%s; only a writeObject could write another, and classes made here have none"
                .formatted(of.simpleName(), listed.name(), NameSuggestion.hint(listed.name(), own.keySet()));
    }

    private static String descriptor(ClassDecl of, TypeRef type) {
        return of.erased(type).descriptor();
    }

    /** What a class without mistakes is to serialization. */
    static Kind kind(ClassDecl of, PersistentFields listed, long uid) {
        return new Kind.Listing(
                uid,
                listed.fields().stream()
                        .map(each -> new ListedField(each.name(), descriptor(of, each.type()), each.unshared()))
                        .toList());
    }
}
