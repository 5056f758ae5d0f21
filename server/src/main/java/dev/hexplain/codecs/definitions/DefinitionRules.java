package dev.hexplain.codecs.definitions;

import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import java.lang.classfile.Signature;
import java.lang.constant.ClassDesc;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a definition must be on its own: names and descriptors that a class file may hold, and bounded. */
final class DefinitionRules {
    static final int MOST_CLASSES = 2_000;
    static final int MOST_FIELDS = 5_000;
    static final int MOST_SUPERCLASSES = 64;
    static final int MOST_FIELDS_IN_ALL = 100_000;

    private static final int LONGEST_NAME = 1_000;
    /** Each takes 30 bytes of a method, which has 65,535. */
    private static final int MOST_CONSTANTS = 2_000;
    /** Each takes up to 20 bytes of a method. */
    private static final int MOST_LISTED = 3_000;

    private DefinitionRules() {}

    /** What is wrong with a definition; empty where nothing is. */
    static Optional<String> broken(ClassDefinition definition) {
        if (!isName(definition.name())) {
            return Optional.of("this is no name of a class");
        }
        if (ClassDefinition.isJdk(definition.name())) {
            return Optional.of("its name is one of the JDK, which nobody else may define");
        }
        if (definition.fields().size() > MOST_FIELDS) {
            return Optional.of("it has %d fields, and %d is the limit"
                    .formatted(definition.fields().size(), MOST_FIELDS));
        }
        return switch (definition.kind()) {
            case Kind.Enumeration(List<String> constants) -> brokenConstants(constants);
            case Kind.Listing(long _, List<ListedField> listed) ->
                brokenFields(definition.fields()).or(() -> brokenListing(definition.fields(), listed));
            case Kind.Plain _,
                    Kind.External _,
                    Kind.Components _,
                    Kind.Replaced _,
                    Kind.Replacement _,
                    Kind.Interface _ -> brokenFields(definition.fields());
        };
    }

    /** What the JDK refuses: it looks for each field, by name and type, and takes none twice. */
    private static Optional<String> brokenListing(List<DefinedField> fields, List<ListedField> listed) {
        if (listed.size() > MOST_LISTED) {
            return Optional.of(
                    "it lists %d serializable fields, and %d is the limit".formatted(listed.size(), MOST_LISTED));
        }
        Map<String, DefinedField> open = new HashMap<>();
        fields.stream().filter(field -> !field.isStatic()).forEach(field -> open.put(field.name(), field));
        if (fields.stream().anyMatch(field -> field.name().equals(ListedFieldsWriter.NAME))) {
            return Optional.of("`%s` is no name of a field of objects".formatted(ListedFieldsWriter.NAME));
        }
        for (ListedField each : listed) {
            DefinedField field = open.remove(each.name());
            if (field == null || !field.descriptor().equals(each.descriptor())) {
                return Optional.of(
                        "it lists `%s`, which is no field of that type, or is listed twice".formatted(each.name()));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> brokenConstants(List<String> constants) {
        if (constants.size() > MOST_CONSTANTS) {
            return Optional.of("it has %d constants, and %d is the limit".formatted(constants.size(), MOST_CONSTANTS));
        }
        Set<String> names = new HashSet<>();
        names.add("$VALUES");
        return constants.stream()
                .filter(name -> !isMember(name) || !names.add(name))
                .findFirst()
                .map("`%s` is no name of a constant, or is there twice"::formatted);
    }

    private static Optional<String> brokenFields(List<DefinedField> fields) {
        Set<String> names = new HashSet<>();
        names.add("serialVersionUID");
        names.add(DefinedClasses.WRITER);
        for (DefinedField field : fields) {
            if (!isMember(field.name()) || !names.add(field.name())) {
                return Optional.of("`%s` is no name of a field, or is there twice".formatted(field.name()));
            }
            if (!isDescriptor(field.descriptor())) {
                return Optional.of("the type `%s` of its field %s is none".formatted(field.descriptor(), field.name()));
            }
            if (!field.signature().isEmpty() && !isSignature(field.signature())) {
                return Optional.of("the type arguments of its field %s are none".formatted(field.name()));
            }
        }
        return Optional.empty();
    }

    /** Whether it is the binary name of a class. */
    static boolean isName(String name) {
        if (name.isEmpty() || name.length() > LONGEST_NAME) {
            return false;
        }
        for (String part : name.split("\\.", -1)) {
            if (!isMember(part)) {
                return false;
            }
        }
        return true;
    }

    /** Whether it is an unqualified name (JVMS 4.2.2), and not one of a constructor. */
    private static boolean isMember(String name) {
        return !name.isEmpty()
                && name.length() <= LONGEST_NAME
                && name.chars().noneMatch(unit -> ".;[/<>".indexOf(unit) >= 0);
    }

    private static boolean isSignature(String signature) {
        try {
            Signature.parseFrom(signature);
            return true;
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }

    static boolean isDescriptor(String descriptor) {
        try {
            return descriptor.length() <= LONGEST_NAME
                    && !ClassDesc.ofDescriptor(descriptor).equals(ClassDesc.ofDescriptor("V"));
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }

    /** The binary name of the class that a descriptor is of, or whose arrays it is of; empty for primitive types. */
    static Optional<String> element(String descriptor) {
        String element = descriptor.substring(descriptor.lastIndexOf('[') + 1);
        return element.startsWith("L")
                ? Optional.of(element.substring(1, element.length() - 1).replace('/', '.'))
                : Optional.empty();
    }
}
