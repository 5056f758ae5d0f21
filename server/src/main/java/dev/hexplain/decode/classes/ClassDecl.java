package dev.hexplain.decode.classes;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A class or record.
 *
 * @param superclass empty for {@code Object}
 * @param fields those it declares itself that are instance state, in the order of the source: neither {@code static} nor
 *     {@code transient}
 */
public record ClassDecl(
        String name,
        List<TypeParameter> typeParameters,
        Optional<TypeRef> superclass,
        List<TypeRef> interfaces,
        List<FieldDecl> fields,
        boolean isFinal,
        boolean isAbstract,
        boolean isRecord,
        List<Annotation> annotations,
        OptionalInt id,
        int line)
        implements TypeDecl {

    /** Whether it names an interface among those it implements, by its full name. */
    public boolean implementsDirectly(String interfaceName) {
        return interfaces.stream().anyMatch(type -> type.name().equals(interfaceName));
    }
}
