package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.definitions.DefinedField;
import java.lang.constant.ClassDesc;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Writes the class list of classes that were defined. */
final class DefinitionLists {
    private DefinitionLists() {}

    /**
     * The class list of all of them; classes whose names or fields Java cannot spell are left out.
     *
     * @param first the name of the class that comes first; of no importance where it was not defined
     */
    static String of(DefinedClasses classes, String first) {
        List<ClassDefinition> ordered = new ArrayList<>();
        classes.definitions().stream().filter(each -> each.name().equals(first)).forEach(ordered::add);
        classes.definitions().stream()
                .filter(each -> !each.name().equals(first))
                .forEach(ordered::add);
        Set<String> spelt = new HashSet<>();
        ordered.removeIf(each -> !isSpelt(each) || !spelt.add(each.name()));
        StringBuilder list = new StringBuilder();
        ordered.stream()
                .filter(each -> ClassDefinition.isJdk(each.superclass()) || spelt.contains(each.superclass()))
                .forEach(each -> declare(each, list));
        return list.toString();
    }

    private static boolean isSpelt(ClassDefinition definition) {
        return SourceVersion.isName(definition.name())
                && definition.fields().stream()
                        .allMatch(field -> SourceVersion.isName(field.name()) && isSpelt(field.descriptor()))
                && (!(definition.kind() instanceof Kind.Enumeration(List<String> constants))
                        || constants.stream().allMatch(SourceVersion::isName));
    }

    private static boolean isSpelt(String descriptor) {
        String type = type(descriptor).replace("[]", "");
        return descriptor.substring(descriptor.lastIndexOf('[') + 1).length() == 1 || SourceVersion.isName(type);
    }

    /** As in source code, but for the names of nested classes. */
    private static String type(String descriptor) {
        ClassDesc type = ClassDesc.ofDescriptor(descriptor);
        int dimensions = 0;
        while (type.isArray()) {
            type = type.componentType();
            dimensions++;
        }
        String name = type.isPrimitive() || type.packageName().isEmpty()
                ? type.displayName()
                : type.packageName() + "." + type.displayName();
        return name + "[]".repeat(dimensions);
    }

    private static void declare(ClassDefinition definition, StringBuilder list) {
        int dot = definition.name().lastIndexOf('.');
        if (dot >= 0) {
            list.append("package ").append(definition.name(), 0, dot).append(";\n");
        }
        String name = definition.name().substring(dot + 1);
        switch (definition.kind()) {
            case Kind.Interface _ -> list.append("interface %s {}\n\n".formatted(name));
            case Kind.Enumeration(List<String> constants) ->
                list.append("enum %s { %s }\n\n".formatted(name, String.join(", ", constants)));
            case Kind.Plain _ -> declare(definition, name, "", list);
            case Kind.External _ -> declare(definition, name, " implements java.io.Externalizable", list);
        }
    }

    private static void declare(ClassDefinition definition, String name, String external, StringBuilder list) {
        String above = definition.superclass().equals("java.lang.Object") ? "" : " extends " + definition.superclass();
        list.append("class %s%s%s {\n".formatted(name, above, external));
        for (DefinedField field : definition.fields()) {
            list.append("    %s %s;\n".formatted(type(field.descriptor()), field.name()));
        }
        list.append("}\n\n");
    }
}
