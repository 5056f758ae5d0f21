package dev.hexplain.inspect.classes;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.classes.SerialFields;
import dev.hexplain.decode.classes.TypeRef;
import java.lang.reflect.AccessFlag;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What class files list in {@code serialPersistentFields}, as class lists declare it. It is left out where its value is not
 * known, and where it lists what is no field of the class, since objects that are made of a list have no code.
 */
final class ListedMembers {
    private static final String FIELD = "java.io.ObjectStreamField";
    private static final String LEFT_OUT = "serialPersistentFields of %s: %s; without it, all fields are serialized";

    private ListedMembers() {}

    /** The transient fields of a class that it lists, in the order of the class file. */
    static List<FieldFacts> transients(ClassFacts facts) {
        if (facts.fields().stream().noneMatch(ListedMembers::isTransient)) {
            return List.of();
        }
        Set<String> names = new HashSet<>();
        declared(facts).ifPresent(listed -> listed.fields().forEach(each -> names.add(each.name())));
        return facts.fields().stream()
                .filter(field -> isTransient(field) && names.contains(field.name()))
                .toList();
    }

    private static boolean isTransient(FieldFacts field) {
        return field.has(AccessFlag.TRANSIENT) && !field.has(AccessFlag.STATIC);
    }

    /** Why what a class lists is left out; empty where it is not. */
    static Optional<String> leftOut(ClassFacts facts) {
        if (!asks(facts)) {
            return Optional.empty();
        }
        return switch (facts.serialFields()) {
            case SerialFields.ByDefault _ -> Optional.empty();
            case SerialFields.NotKnown _ ->
                Optional.of(LEFT_OUT.formatted(facts.name(), "its value is code, which is not read"));
            case SerialFields.Listed listed ->
                foreign(facts, listed)
                        .map(name -> LEFT_OUT.formatted(
                                facts.name(),
                                "it lists %s, which is no field of the class and of that type, or is listed twice"
                                        .formatted(name.replaceAll("\\p{Cntrl}", " "))));
        };
    }

    /** The constant, line by line; nothing where there is none, or it is left out. */
    static List<String> written(ClassFacts facts, Function<TypeRef, String> types) {
        List<String> lines = new ArrayList<>();
        declared(facts).ifPresent(listed -> {
            lines.add("private static final %s[] serialPersistentFields = {".formatted(FIELD));
            listed.fields()
                    .forEach(each -> lines.add("    new %s(\"%s\", %s.class%s),"
                            .formatted(
                                    FIELD,
                                    each.name(),
                                    types.apply(GenericTypes.of(each, Set.of()).orElse(TypeRef.OBJECT)),
                                    listed.unshared().contains(each.name()) ? ", true" : "")));
            lines.add("};");
        });
        return lines;
    }

    private static Optional<SerialFields.Listed> declared(ClassFacts facts) {
        return asks(facts)
                        && facts.serialFields() instanceof SerialFields.Listed listed
                        && foreign(facts, listed).isEmpty()
                ? Optional.of(listed)
                : Optional.empty();
    }

    /** Serialization does not ask records, and what is {@code Externalizable}. */
    private static boolean asks(ClassFacts facts) {
        return !facts.isRecord() && !facts.interfaces().contains("java.io.Externalizable");
    }

    /** A field that is listed and cannot be declared so. */
    private static Optional<String> foreign(ClassFacts facts, SerialFields.Listed listed) {
        Map<String, String> open = new HashMap<>();
        facts.fields().stream()
                .filter(field -> !field.has(AccessFlag.STATIC) && JavaNames.isMember(field.name()))
                .forEach(field -> open.put(field.name(), field.descriptor()));
        return listed.fields().stream()
                .filter(each -> !each.descriptor().equals(open.remove(each.name())))
                .map(FieldFacts::name)
                .findFirst();
    }
}
