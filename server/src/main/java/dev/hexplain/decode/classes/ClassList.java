package dev.hexplain.decode.classes;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.text.NameSuggestion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A class list: declarations of Java types, and the options of the serializer that wrote the bytes. Immutable. */
public final class ClassList {
    private static final int MAX_TEXT = 1 << 20;

    /** The empty list, for formats read without one. */
    public static final ClassList EMPTY = parse("");

    private final List<TypeDecl> types;
    private final List<Registration> registrations;
    private final ClassListOptions options;
    private final Map<String, TypeDecl> byName = new HashMap<>();

    ClassList(List<TypeDecl> types, List<Registration> registrations, ClassListOptions options) {
        this.types = List.copyOf(types);
        this.registrations = List.copyOf(registrations);
        this.options = options;
        types.forEach(type -> byName.put(type.name(), type));
    }

    /**
     * Reads a class list.
     *
     * @throws SchemaDiagnostic for the first mistake, with line and column
     */
    public static ClassList parse(String text) {
        if (text.length() > MAX_TEXT) {
            throw new SchemaDiagnostic(
                    "a class list has at most " + MAX_TEXT + " characters, this one " + text.length());
        }
        return TypeResolver.resolve(new ListParser(text).parse());
    }

    /** In the order of the text; an enclosing type comes before those in it. */
    public List<TypeDecl> types() {
        return types;
    }

    /** In the order of the text. */
    public List<Registration> registrations() {
        return registrations;
    }

    public ClassListOptions options() {
        return options;
    }

    /** The type with a name as the JVM spells it. */
    public Optional<TypeDecl> type(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** The class with a name as the JVM spells it; empty for an enum or interface too. */
    public Optional<ClassDecl> classNamed(String name) {
        return byName.get(name) instanceof ClassDecl found ? Optional.of(found) : Optional.empty();
    }

    /** The interface with a name as the JVM spells it. */
    public Optional<InterfaceDecl> interfaceNamed(String name) {
        return byName.get(name) instanceof InterfaceDecl found ? Optional.of(found) : Optional.empty();
    }

    /** The enum with a name as the JVM spells it. */
    public Optional<EnumDecl> enumNamed(String name) {
        return byName.get(name) instanceof EnumDecl found ? Optional.of(found) : Optional.empty();
    }

    /**
     * The type that the user chose, by its full or simple name, or that without its package; the first class where the
     * name is empty.
     *
     * @throws SchemaDiagnostic where there is none
     */
    public TypeDecl root(String name) {
        return types.stream()
                .filter(type -> name.isEmpty() ? type instanceof ClassDecl : type.isCalled(name))
                .findFirst()
                .orElseThrow(() -> new SchemaDiagnostic(
                        name.isEmpty()
                                ? "the list has no class"
                                : "the list has no class '" + name + "'"
                                        + NameSuggestion.hint(
                                                name,
                                                types.stream()
                                                        .map(TypeDecl::simpleName)
                                                        .toList())));
    }

    /** The classes of an object of a class: from the topmost that the list has down to the class itself. */
    public List<ClassDecl> lineage(ClassDecl of) {
        List<ClassDecl> lineage = new ArrayList<>();
        Optional<ClassDecl> at = Optional.of(of);
        while (at.isPresent()) {
            lineage.addFirst(at.get());
            at = at.get().superclass().flatMap(superclass -> classNamed(superclass.name()));
        }
        return lineage;
    }

    /**
     * Whether a value of a type is an instance of exactly its class, or null. Arrays are as final as their elements.
     */
    public boolean isFinal(TypeRef type) {
        if (type.dimensions() == 0 && type.isPrimitive()) {
            return true;
        }
        TypeRef element = new TypeRef(type.name(), List.of(), 0);
        TypeDecl declared = byName.get(type.name());
        return element.isPrimitive() || (declared == null ? JdkTypes.isFinal(type.name()) : declared.isFinal());
    }
}
