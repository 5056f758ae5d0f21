package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.ClassList;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeParameter;
import dev.hexplain.decode.classes.TypeRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What declared types say of values: the members of a class with their type arguments, and the classes below a type. */
final class DeclaredHierarchy {
    /** The member of a value that names its class, where the declared type has several. */
    static final String TYPE = "$type";

    /**
     * A field of an object.
     *
     * @param owner the class that declares it
     * @param type without type variables
     */
    record Member(ClassDecl owner, String name, TypeRef type) {}

    private final ClassList declared;
    private final StreamTypeNames names;

    DeclaredHierarchy(ClassList declared, DefinedClasses classes) {
        this.declared = declared;
        this.names = new StreamTypeNames(classes);
    }

    Optional<TypeDecl> declared(TypeRef type) {
        return type.isArray() ? Optional.empty() : declared.type(type.name());
    }

    /** The fields of objects of a class, those of its superclasses first, by their names; a hidden one is left out. */
    Map<String, Member> members(ClassDecl of, List<TypeRef> arguments) {
        Map<String, Member> members = new LinkedHashMap<>();
        List<ClassDecl> lineage = declared.lineage(of);
        List<TypeRef> at = arguments;
        for (ClassDecl level : lineage.reversed()) {
            Map<String, TypeRef> bound = bindings(level, at);
            Map<String, Member> own = new LinkedHashMap<>();
            level.members()
                    .forEach(field ->
                            own.put(field.name(), new Member(level, field.name(), bind(field.type(), bound))));
            members.forEach(own::put);
            members = own;
            at = level.superclass().stream()
                    .flatMap(above -> above.arguments().stream())
                    .map(each -> bind(each, bound))
                    .toList();
        }
        return members;
    }

    private static Map<String, TypeRef> bindings(ClassDecl of, List<TypeRef> arguments) {
        Map<String, TypeRef> bound = new HashMap<>();
        for (int i = 0; i < of.typeParameters().size(); i++) {
            TypeParameter parameter = of.typeParameters().get(i);
            boolean isGiven = i < arguments.size();
            bound.put(
                    parameter.name(),
                    isGiven ? arguments.get(i).upperBound() : of.erased(TypeRef.of(parameter.name())));
        }
        return bound;
    }

    private static TypeRef bind(TypeRef type, Map<String, TypeRef> bound) {
        TypeRef upper = type.upperBound();
        TypeRef known = bound.get(upper.name());
        if (known != null) {
            return known.array(upper.dimensions());
        }
        List<TypeRef> arguments =
                upper.arguments().stream().map(each -> bind(each, bound)).toList();
        return new TypeRef(upper.name(), arguments, upper.dimensions());
    }

    /** The classes that objects of a declared type may have: itself and those below it, without abstract ones. */
    List<ClassDecl> concrete(TypeDecl type) {
        List<ClassDecl> below = new ArrayList<>();
        for (TypeDecl each : declared.types()) {
            if (each instanceof ClassDecl candidate && !candidate.isAbstract() && isBelow(candidate, type.name())) {
                below.add(candidate);
            }
        }
        return below;
    }

    private boolean isBelow(ClassDecl candidate, String name) {
        Set<String> above = new HashSet<>();
        Deque<TypeRef> open = new ArrayDeque<>();
        for (ClassDecl level : declared.lineage(candidate)) {
            above.add(level.name());
            open.addAll(level.interfaces());
        }
        while (!open.isEmpty()) {
            String each = open.remove().name();
            if (above.add(each)) {
                declared.interfaceNamed(each).ifPresent(found -> open.addAll(found.interfaces()));
            }
        }
        return above.contains(name);
    }

    /** The class at run time of a type without type variables; empty where there is none here. */
    Optional<Class<?>> runtime(TypeRef type) {
        return names.type(type.binaryName());
    }
}
