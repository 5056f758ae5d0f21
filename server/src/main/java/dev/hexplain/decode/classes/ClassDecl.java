package dev.hexplain.decode.classes;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * A declaration of a class or record.
 *
 * @param superclass empty for {@code Object}
 * @param fields the instance fields it declares itself, in the order of the source: neither {@code static} nor
 *     {@code transient}
 * @param uid the constant {@code serialVersionUID}; empty where none is declared
 * @param persistent the constant {@code serialPersistentFields}; empty where none is declared, for records, and where
 *     it implements {@code Externalizable}
 */
public record ClassDecl(
        String name,
        List<TypeParameter> typeParameters,
        Optional<TypeRef> superclass,
        List<TypeRef> interfaces,
        List<FieldDecl> fields,
        OptionalLong uid,
        Optional<PersistentFields> persistent,
        boolean isFinal,
        boolean isAbstract,
        boolean isRecord,
        List<Annotation> annotations,
        OptionalInt id,
        int line)
        implements TypeDecl {

    /** The fields that objects made of it have: also those that are transient and that {@link #persistent} lists. */
    public List<FieldDecl> members() {
        List<FieldDecl> transients =
                persistent.map(PersistentFields::transients).orElse(List.of());
        return transients.isEmpty()
                ? fields
                : Stream.concat(fields.stream(), transients.stream()).toList();
    }

    /** Whether a field of objects is transient. */
    public boolean isTransient(FieldDecl member) {
        return persistent.stream().anyMatch(listed -> listed.transients().contains(member));
    }

    /**
     * The type of one of its fields as the JVM has it: without type arguments, a type variable or wildcard as what it
     * extends.
     */
    public TypeRef erased(TypeRef type) {
        TypeRef at = type;
        for (int step = 0; step <= typeParameters.size(); step++) {
            TypeRef upper = at.upperBound();
            TypeRef bound = typeParameters.stream()
                    .filter(parameter -> parameter.name().equals(upper.name()))
                    .map(TypeParameter::bound)
                    .findFirst()
                    .orElse(null);
            if (bound == null) {
                return new TypeRef(upper.name(), List.of(), upper.dimensions());
            }
            at = bound.array(upper.dimensions());
        }
        return TypeRef.OBJECT.array(type.dimensions());
    }

    /** Whether it names an interface among those it implements, by its full name. */
    public boolean implementsDirectly(String interfaceName) {
        return interfaces.stream().anyMatch(type -> type.name().equals(interfaceName));
    }
}
