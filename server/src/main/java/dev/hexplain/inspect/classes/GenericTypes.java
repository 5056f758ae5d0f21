package dev.hexplain.inspect.classes;

import dev.hexplain.classes.ClassFacts;
import dev.hexplain.classes.ClassFacts.FieldFacts;
import dev.hexplain.decode.classes.TypeParameter;
import dev.hexplain.decode.classes.TypeRef;
import java.lang.classfile.ClassSignature;
import java.lang.classfile.Signature;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The types in class files, with their arguments where a signature says them (JVMS 4.7.9.1). A signature that is malformed,
 * or not of the type that the descriptor says, does not count.
 */
final class GenericTypes {
    /** Type arguments in type arguments: class lists have twice as many levels, as wildcards are some, too. */
    private static final int DEEPEST = 7;

    private static final int MOST_DIMENSIONS = 255;
    private static final int MOST_ENCLOSING = 100;

    /**
     * What a class is declared with.
     *
     * @param superclass empty for an interface, and below {@code Object}
     */
    record Head(List<TypeParameter> parameters, Optional<TypeRef> superclass, List<TypeRef> interfaces) {
        Set<String> variables() {
            return parameters.stream().map(TypeParameter::name).collect(Collectors.toSet());
        }
    }

    private final Set<String> variables;

    private GenericTypes(Set<String> variables) {
        this.variables = variables;
    }

    /** The head of a class. */
    static Head head(ClassFacts facts) {
        Head plain = new Head(
                List.of(),
                facts.superName()
                        .map(TypeRef::of)
                        .filter(above -> !facts.isInterface() && !above.equals(TypeRef.OBJECT)),
                facts.interfaces().stream().map(TypeRef::of).toList());
        return facts.signature()
                .filter(GenericTypes::isShallow)
                .flatMap(signature -> parsed(() -> head(ClassSignature.parseFrom(signature), plain)))
                .filter(head -> names(head).equals(names(plain)))
                .orElse(plain);
    }

    private static Head head(ClassSignature signature, Head plain) {
        Set<String> names = signature.typeParameters().stream()
                .map(Signature.TypeParam::identifier)
                .collect(Collectors.toSet());
        if (!names.stream().allMatch(JavaNames::isMember)) {
            throw new IllegalArgumentException("a variable without a name");
        }
        GenericTypes types = new GenericTypes(names);
        return new Head(
                signature.typeParameters().stream().map(types::parameter).toList(),
                plain.superclass().map(_ -> types.type(signature.superclassSignature())),
                signature.superinterfaceSignatures().stream()
                        .map(each -> types.type(each))
                        .toList());
    }

    private static List<String> names(Head head) {
        return Stream.concat(head.superclass().stream(), head.interfaces().stream())
                .map(TypeRef::binaryName)
                .toList();
    }

    private TypeParameter parameter(Signature.TypeParam parameter) {
        return new TypeParameter(
                parameter.identifier(),
                parameter
                        .classBound()
                        .or(() -> parameter.interfaceBounds().stream().findFirst())
                        .map(bound -> type(bound))
                        .orElse(TypeRef.OBJECT));
    }

    /** The type of a field in a class with these variables; empty where its descriptor is malformed. */
    static Optional<TypeRef> of(FieldFacts field, Set<String> variables) {
        Optional<TypeRef> raw = isShallow(field.descriptor())
                ? parsed(() -> new GenericTypes(Set.of()).type(Signature.parseFrom(field.descriptor())))
                : Optional.empty();
        Optional<TypeRef> generic = field.signature()
                .filter(GenericTypes::isShallow)
                .flatMap(signature -> parsed(() -> new GenericTypes(variables).type(Signature.parseFrom(signature))));
        return raw.map(
                erased -> generic.filter(type -> agree(type, erased, variables)).orElse(erased));
    }

    private static boolean agree(TypeRef generic, TypeRef erased, Set<String> variables) {
        return variables.contains(generic.name())
                ? generic.dimensions() <= erased.dimensions()
                : generic.binaryName().equals(erased.binaryName());
    }

    private TypeRef type(Signature signature) {
        return switch (signature) {
            case Signature.BaseTypeSig primitive ->
                TypeRef.ofBinary("[" + primitive.baseType()).component();
            case Signature.ArrayTypeSig array ->
                type(array.componentSignature()).array(1);
            // That of a class around has no argument here.
            case Signature.TypeVarSig variable ->
                variables.contains(variable.identifier()) ? TypeRef.of(variable.identifier()) : TypeRef.OBJECT;
            case Signature.ClassTypeSig type ->
                new TypeRef(
                        binaryName(type),
                        type.typeArgs().stream().map(this::argument).toList(),
                        0);
        };
    }

    private static String binaryName(Signature.ClassTypeSig type) {
        return type.outerType()
                .map(outer -> binaryName(outer) + "$" + type.className())
                .orElseGet(() -> type.className().replace('/', '.'));
    }

    private TypeRef argument(Signature.TypeArg argument) {
        return switch (argument) {
            case Signature.TypeArg.Unbounded _ -> TypeRef.of("?");
            case Signature.TypeArg.Bounded bounded ->
                switch (bounded.wildcardIndicator()) {
                    case NONE -> type(bounded.boundType());
                    case EXTENDS -> new TypeRef("?", List.of(type(bounded.boundType())), 0);
                    case SUPER -> TypeRef.of("?");
                };
        };
    }

    private static <T> Optional<T> parsed(Supplier<T> parsing) {
        try {
            return Optional.of(parsing.get());
        } catch (IllegalArgumentException | IndexOutOfBoundsException malformed) {
            return Optional.empty();
        }
    }

    /** Whether the JDK's parser and this class, which recurse, have stack enough. */
    private static boolean isShallow(String signature) {
        int arguments = 0;
        int dimensions = 0;
        int enclosing = 0;
        for (char c : signature.toCharArray()) {
            arguments += c == '<' ? 1 : c == '>' ? -1 : 0;
            dimensions = c == '[' ? dimensions + 1 : 0;
            enclosing += c == '.' ? 1 : 0;
            if (arguments > DEEPEST || dimensions > MOST_DIMENSIONS || enclosing > MOST_ENCLOSING) {
                return false;
            }
        }
        return true;
    }
}
