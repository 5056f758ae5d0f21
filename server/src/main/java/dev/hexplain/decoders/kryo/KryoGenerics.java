package dev.hexplain.decoders.kryo;

import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.TypeParameter;
import dev.hexplain.decode.classes.TypeRef;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Resolves the types of a class's fields, as seen from an object of a subclass. */
final class KryoGenerics {
    private final List<ClassDecl> lineage;
    private final List<KryoGenericType> arguments;

    /**
     * @param lineage classes from the topmost down to the object's own
     * @param arguments of the own class's type parameters, as far as known; empty for none
     */
    KryoGenerics(List<ClassDecl> lineage, List<KryoGenericType> arguments) {
        this.lineage = lineage;
        this.arguments = arguments;
    }

    /** A type as a class of the lineage declares it. Recursion is bounded by the class list's nesting of types. */
    KryoGenericType of(TypeRef type, int declaring) {
        TypeRef resolved = resolve(type, declaring);
        List<KryoGenericType> inner = type.isWildcard()
                ? List.of()
                : type.arguments().stream().map(each -> of(each, declaring)).toList();
        return new KryoGenericType(resolved, inner);
    }

    /** Its class, without arguments; null where it is unknown. */
    private @Nullable TypeRef resolve(TypeRef type, int declaring) {
        TypeRef bound = type.upperBound();
        if (!isVariable(bound.name(), declaring)) {
            return new TypeRef(bound.name(), List.of(), bound.dimensions());
        }
        TypeRef known = argument(bound.name(), declaring);
        return known == null ? null : known.array(bound.dimensions());
    }

    /** The erasure of a field's type: its bound, where its type variable is unresolved. */
    TypeRef erasure(TypeRef type, int declaring) {
        return lineage.get(declaring).erased(type);
    }

    private boolean isVariable(String name, int declaring) {
        return lineage.get(declaring).typeParameters().stream()
                .anyMatch(parameter -> parameter.name().equals(name));
    }

    /** Follows a type variable down the lineage, to the class that binds it. */
    private @Nullable TypeRef argument(String variable, int declaring) {
        String name = variable;
        for (int level = declaring; ; level++) {
            int index = index(lineage.get(level).typeParameters(), name);
            if (level == lineage.size() - 1) {
                return index < arguments.size() ? arguments.get(index).type() : null;
            }
            Optional<TypeRef> above = lineage.get(level + 1).superclass();
            if (above.isEmpty() || index >= above.get().arguments().size()) {
                return null;
            }
            TypeRef given = above.get().arguments().get(index).upperBound();
            if (!isVariable(given.name(), level + 1)) {
                return new TypeRef(given.name(), List.of(), given.dimensions());
            }
            name = given.name();
        }
    }

    private static int index(List<TypeParameter> parameters, String name) {
        for (int i = 0; i < parameters.size(); i++) {
            if (parameters.get(i).name().equals(name)) {
                return i;
            }
        }
        return Integer.MAX_VALUE;
    }
}
