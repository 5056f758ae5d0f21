package dev.hexplain.decode.classes;

import java.util.List;
import java.util.Optional;

/**
 * A declaration of a field.
 *
 * @param annotations those in the source, for formats that ask for some
 * @param line the line of its name, from 1
 */
public record FieldDecl(String name, TypeRef type, List<Annotation> annotations, int line) {
    /** The annotation with a simple name. */
    public Optional<Annotation> annotation(String simpleName) {
        return annotations.stream()
                .filter(each -> TypeRef.simple(each.name()).equals(simpleName))
                .findFirst();
    }
}
