package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.ClassDefinition.Kind;
import dev.hexplain.codecs.definitions.ClassTrait;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.definitions.DefinedField;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.InterfaceDecl;
import dev.hexplain.decode.classes.JdkTypes;
import dev.hexplain.decode.classes.PersistentFields;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.text.NameSuggestion;
import java.lang.classfile.ClassFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Defines the classes that a source declares, with their type parameters. */
final class DeclaredClasses {
    private static final String EXTERNALIZABLE = "java.io.Externalizable";

    private final ClassList declared;
    private final List<SchemaDiagnostic> mistakes = new ArrayList<>();
    private final DefinedClasses classes;

    DeclaredClasses(ClassList declared) {
        this.declared = declared;
        this.classes = DefinedClasses.of(
                declared.types().stream().map(this::definition).toList());
        classes.refused()
                .forEach(each -> mistakes.add(new SchemaDiagnostic(
                        declared.type(each.name()).map(TypeDecl::line).orElse(0),
                        0,
                        "'%s' cannot be defined: %s".formatted(each.name(), each.reason()))));
    }

    /** What is wrong with the declarations, besides how they are written. */
    List<SchemaDiagnostic> mistakes() {
        return List.copyOf(mistakes);
    }

    DefinedClasses classes() {
        return classes;
    }

    private ClassDefinition definition(TypeDecl type) {
        return switch (type) {
            case EnumDecl of -> ClassDefinition.ofEnum(of.name(), of.constants());
            case InterfaceDecl of -> ClassDefinition.ofInterface(of.name());
            case ClassDecl of -> definition(of);
        };
    }

    private ClassDefinition definition(ClassDecl type) {
        List<DefinedField> fields = new ArrayList<>();
        type.members().forEach(field -> {
            check(type, field.type(), field.line());
            String descriptor = type.erased(field.type()).descriptor();
            String signature = signature(type, field.type());
            DefinedField open = new DefinedField(field.name(), descriptor);
            DefinedField plain = type.isTransient(field) ? open.with(ClassFile.ACC_TRANSIENT) : open;
            fields.add(signature.equals(descriptor) ? plain : plain.withSignature(signature));
        });
        ClassDefinition definition = type.isRecord()
                ? ClassDefinition.ofRecord(type.name(), fields)
                : ClassDefinition.of(type.name(), uid(type), fields);
        if (type.superclass().isPresent()) {
            definition = definition.extending(type.superclass().get().name());
        }
        for (TypeRef each : declaredInterfaces(type)) {
            definition = definition.implementing(each.name());
        }
        Optional<PersistentFields> listed = type.persistent();
        if (listed.isPresent()) {
            List<SchemaDiagnostic> wrong = DeclaredListing.mistakes(type, listed.get());
            mistakes.addAll(wrong);
            definition =
                    wrong.isEmpty() ? definition.as(DeclaredListing.kind(type, listed.get(), uid(type))) : definition;
        }
        if (type.implementsDirectly(EXTERNALIZABLE) && !type.isRecord()) {
            definition = definition.as(new Kind.External(uid(type))).with(ClassTrait.EXTERNAL_FIELDS);
        }
        return isGeneric(type) ? definition.withSignature(signature(type)) : definition;
    }

    private static long uid(ClassDecl type) {
        return type.uid().orElse(1);
    }

    /** Those of the JDK have methods, which a class without code cannot have. */
    private List<TypeRef> declaredInterfaces(ClassDecl type) {
        return type.interfaces().stream()
                .filter(each -> declared.interfaceNamed(each.name()).isPresent())
                .toList();
    }

    /** Notes names that nothing says what they are. */
    private void check(ClassDecl in, TypeRef type, int line) {
        boolean isKnown = type.upperBound() != type // a wildcard, whose bound is an argument
                || new TypeRef(type.name(), List.of(), 0).isPrimitive()
                || in.typeParameters().stream().anyMatch(each -> each.name().equals(type.name()))
                || declared.type(type.name()).isPresent()
                || JdkTypes.isPlatform(type.name());
        if (!isKnown) {
            List<String> names =
                    declared.types().stream().map(TypeDecl::simpleName).toList();
            mistakes.add(new SchemaDiagnostic(
                    line,
                    0,
                    "there is no class '%s'%s; declare it, too"
                            .formatted(type.name(), NameSuggestion.hint(TypeRef.simple(type.name()), names))));
        }
        type.arguments().forEach(argument -> check(in, argument, line));
    }

    // -- signatures (JVMS 4.7.9.1)

    private static boolean isGeneric(ClassDecl type) {
        return !type.typeParameters().isEmpty()
                || type.superclass().stream().anyMatch(each -> !each.arguments().isEmpty())
                || type.interfaces().stream().anyMatch(each -> !each.arguments().isEmpty());
    }

    private String signature(ClassDecl type) {
        String parameters = type.typeParameters().stream()
                .map(each -> each.name() + (isInterface(each.bound()) ? "::" : ":") + signature(type, each.bound()))
                .collect(Collectors.joining());
        String above = type.isRecord()
                ? "Ljava/lang/Record;"
                : signature(type, type.superclass().orElse(TypeRef.OBJECT));
        String interfaces = declaredInterfaces(type).stream()
                .map(each -> signature(type, each))
                .collect(Collectors.joining());
        return (parameters.isEmpty() ? "" : "<" + parameters + ">") + above + interfaces;
    }

    private boolean isInterface(TypeRef type) {
        return declared.interfaceNamed(type.name()).isPresent() || DefinedClasses.isJdkInterface(type.name());
    }

    private static String signature(ClassDecl in, TypeRef type) {
        if (type.isWildcard()) {
            Optional<TypeRef> bound = type.arguments().stream().findFirst();
            return bound.map(each -> "+" + signature(in, each)).orElse("*");
        }
        if (in.typeParameters().stream().anyMatch(each -> each.name().equals(type.name()))) {
            return "[".repeat(type.dimensions()) + "T" + type.name() + ";";
        }
        if (type.arguments().isEmpty()) {
            return type.descriptor();
        }
        String raw = type.descriptor();
        String arguments =
                type.arguments().stream().map(each -> signature(in, each)).collect(Collectors.joining("", "<", ">"));
        return raw.substring(0, raw.length() - 1) + arguments + ";";
    }
}
