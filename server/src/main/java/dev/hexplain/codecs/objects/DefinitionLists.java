package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.definitions.DefinedField;
import java.lang.classfile.ClassSignature;
import java.lang.classfile.Signature;
import java.lang.constant.ClassDesc;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/** Writes the class list of classes that were defined. */
final class DefinitionLists {
    private static final String OBJECT = "java.lang.Object";

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

    /** The type of a field, with its type arguments: codecs write less where these are known. */
    private static String type(DefinedField field, Set<String> variables) {
        return field.signature().isEmpty()
                ? type(field.descriptor())
                : spelt(Signature.parseFrom(field.signature()), variables).orElseGet(() -> type(field.descriptor()));
    }

    /** Empty where wildcards are in it, or type variables that the class does not declare. */
    private static Optional<String> spelt(Signature signature, Set<String> variables) {
        return switch (signature) {
            case Signature.BaseTypeSig base -> Optional.of(type(base.signatureString()));
            case Signature.ArrayTypeSig array ->
                spelt(array.componentSignature(), variables).map(element -> element + "[]");
            case Signature.TypeVarSig variable ->
                Optional.of(variable.identifier()).filter(variables::contains);
            case Signature.ClassTypeSig type
            when type.typeArgs().isEmpty() -> Optional.of(type("L" + type.className() + ";"));
            case Signature.ClassTypeSig type ->
                arguments(type, variables).map(all -> type("L" + type.className() + ";") + all);
        };
    }

    private static Optional<String> arguments(Signature.ClassTypeSig type, Set<String> variables) {
        List<String> all = new ArrayList<>();
        for (Signature.TypeArg each : type.typeArgs()) {
            Optional<String> spelt = each instanceof Signature.TypeArg.Bounded bounded
                            && bounded.wildcardIndicator() == Signature.TypeArg.Bounded.WildcardIndicator.NONE
                    ? spelt(bounded.boundType(), variables)
                    : Optional.empty();
            if (spelt.isEmpty()) {
                return Optional.empty();
            }
            all.add(spelt.get());
        }
        return Optional.of("<" + String.join(", ", all) + ">");
    }

    /**
     * What a class's own signature says.
     *
     * @param parameters in angle brackets; empty for none
     * @param variables their names
     * @param superclass with its type arguments
     */
    private record Generics(String parameters, Set<String> variables, String superclass) {
        static Generics of(ClassDefinition definition) {
            if (definition.signature().isEmpty()) {
                return new Generics("", Set.of(), definition.superclass());
            }
            ClassSignature signature = ClassSignature.parseFrom(definition.signature());
            List<Signature.TypeParam> all = signature.typeParameters();
            Set<String> variables =
                    all.stream().map(Signature.TypeParam::identifier).collect(Collectors.toSet());
            String parameters = all.stream()
                    .map(each -> each.identifier() + bound(each, variables))
                    .collect(Collectors.joining(", ", "<", ">"));
            return new Generics(
                    all.isEmpty() ? "" : parameters,
                    variables,
                    spelt(signature.superclassSignature(), variables).orElse(definition.superclass()));
        }

        private static String bound(Signature.TypeParam parameter, Set<String> variables) {
            return Stream.concat(parameter.classBound().stream(), parameter.interfaceBounds().stream())
                    .findFirst()
                    .flatMap(bound -> spelt(bound, variables))
                    .filter(bound -> !bound.equals(OBJECT))
                    .map(bound -> " extends " + bound)
                    .orElse("");
        }
    }

    private static void declare(ClassDefinition definition, StringBuilder list) {
        int dot = definition.name().lastIndexOf('.');
        if (dot >= 0) {
            list.append("package ").append(definition.name(), 0, dot).append(";\n");
        }
        Generics generics = Generics.of(definition);
        String name = definition.name().substring(dot + 1) + generics.parameters();
        switch (definition.kind()) {
            case Kind.Components _ ->
                list.append("record %s(%s) {}\n\n".formatted(name, components(definition, generics.variables())));
            case Kind.Interface _ -> list.append("interface %s {}\n\n".formatted(name));
            case Kind.Enumeration(List<String> constants) ->
                list.append("enum %s { %s }\n\n".formatted(name, String.join(", ", constants)));
            case Kind.Plain _, Kind.Listing _, Kind.Replaced _, Kind.Replacement _ ->
                declare(definition, generics, name, "", list);
            case Kind.External _ -> declare(definition, generics, name, " implements java.io.Externalizable", list);
        }
    }

    private static String components(ClassDefinition definition, Set<String> variables) {
        return definition.fields().stream()
                .map(field -> type(field, variables) + " " + field.name())
                .collect(Collectors.joining(", "));
    }

    private static void declare(
            ClassDefinition definition, Generics generics, String name, String external, StringBuilder list) {
        String above = generics.superclass().equals(OBJECT) ? "" : " extends " + generics.superclass();
        list.append("class %s%s%s {\n".formatted(name, above, external));
        for (DefinedField field : definition.fields()) {
            String modifiers = Modifier.toString(field.flags() & (Modifier.STATIC | Modifier.TRANSIENT));
            list.append(modifiers.isEmpty() ? "" : "    " + modifiers);
            list.append("    %s %s;\n".formatted(type(field, generics.variables()), field.name()));
        }
        list.append("}\n\n");
    }
}
