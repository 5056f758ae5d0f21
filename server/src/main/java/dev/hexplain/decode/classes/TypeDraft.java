package dev.hexplain.decode.classes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A type declaration while it is parsed: type names in it are not resolved yet. */
final class TypeDraft {
    enum Kind {
        CLASS,
        RECORD,
        ENUM,
        INTERFACE
    }

    final Kind kind;
    final String name;
    final JavaToken at;
    final String packageName;
    final @Nullable TypeDraft outer;
    final Set<String> modifiers;
    final List<Annotation> annotations;
    final List<FieldDecl> fields = new ArrayList<>();
    final List<FieldDecl> transients = new ArrayList<>();
    final List<MethodDecl> methods = new ArrayList<>();
    final List<String> constants = new ArrayList<>();
    List<TypeParameter> typeParameters = List.of();

    @Nullable TypeRef superclass;

    List<TypeRef> interfaces = List.of();
    OptionalInt id = OptionalInt.empty();
    OptionalLong uid = OptionalLong.empty();
    Optional<PersistentFields> persistent = Optional.empty();
    /** Whether enum constants may follow: in an enum, up to the first semicolon. */
    boolean inConstants;
    /** Whether a constant has a body. */
    boolean hasBodies;

    TypeDraft(
            Kind kind,
            JavaToken at,
            String packageName,
            @Nullable TypeDraft outer,
            Set<String> modifiers,
            List<Annotation> annotations) {
        this.kind = kind;
        this.at = at;
        this.packageName = packageName;
        this.outer = outer;
        this.modifiers = modifiers;
        this.annotations = annotations;
        this.inConstants = kind == Kind.ENUM;
        this.name = outer != null
                ? outer.name + "$" + at.text()
                : packageName.isEmpty() ? at.text() : packageName + "." + at.text();
    }

    /** The bound of one of its type variables. */
    TypeRef bound(String variable) {
        return typeParameters.stream()
                .filter(parameter -> parameter.name().equals(variable))
                .map(TypeParameter::bound)
                .findFirst()
                .orElse(TypeRef.OBJECT);
    }

    boolean hasVariable(String variable) {
        return typeParameters.stream().anyMatch(parameter -> parameter.name().equals(variable));
    }
}
