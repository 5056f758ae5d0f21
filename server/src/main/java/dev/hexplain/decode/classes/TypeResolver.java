package dev.hexplain.decode.classes;

import dev.hexplain.decode.schema.SchemaDiagnostic;
import dev.hexplain.text.NameSuggestion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Resolves type names in the drafts, as the Java compiler does, and makes the final declarations. */
final class TypeResolver {
    private static final Set<String> PRIMITIVES =
            Set.of("boolean", "byte", "char", "short", "int", "long", "float", "double", "void", "?");
    /** Marks a simple name that several classes of the list have. */
    private static final String AMBIGUOUS = "";

    private final ListParser parsed;
    private final Map<String, TypeDraft> byName = new LinkedHashMap<>();
    private final Map<String, String> bySimpleName = new HashMap<>();

    private TypeResolver(ListParser parsed) {
        this.parsed = parsed;
    }

    static ClassList resolve(ListParser parsed) {
        return new TypeResolver(parsed).list();
    }

    private ClassList list() {
        for (TypeDraft draft : parsed.drafts) {
            if (byName.put(draft.name, draft) != null) {
                throw JavaTokenStream.diagnostic(draft.at, "'" + draft.name + "' is there twice");
            }
            bySimpleName.merge(draft.at.text(), draft.name, (first, second) -> AMBIGUOUS);
        }
        List<TypeDecl> types = new ArrayList<>();
        parsed.drafts.forEach(draft -> types.add(declaration(draft)));
        checkSuperclasses(types);
        List<Registration> registrations = parsed.registrations.stream()
                .map(each -> new Registration(type(each.type(), null), each.id(), each.line(), each.column()))
                .toList();
        checkRegistrations(registrations);
        return new ClassList(types, registrations, new ClassListOptions(parsed.options));
    }

    private TypeDecl declaration(TypeDraft draft) {
        return switch (draft.kind) {
            case ENUM ->
                new EnumDecl(draft.name, List.copyOf(draft.constants), !draft.hasBodies, draft.id, draft.at.line());
            case INTERFACE ->
                new InterfaceDecl(
                        draft.name,
                        types(draft.interfaces, draft),
                        draft.methods.stream().map(each -> method(each, draft)).toList(),
                        draft.id,
                        draft.at.line());
            case CLASS, RECORD ->
                new ClassDecl(
                        draft.name,
                        draft.typeParameters.stream()
                                .map(each -> new TypeParameter(each.name(), type(each.bound(), draft)))
                                .toList(),
                        Optional.ofNullable(draft.superclass)
                                .map(superclass -> type(superclass, draft))
                                .filter(superclass -> !superclass.equals(TypeRef.OBJECT)),
                        types(draft.interfaces, draft),
                        draft.fields.stream().map(field -> field(field, draft)).toList(),
                        draft.uid,
                        persistent(draft, types(draft.interfaces, draft)),
                        draft.kind == TypeDraft.Kind.RECORD || draft.modifiers.contains("final"),
                        draft.modifiers.contains("abstract"),
                        draft.kind == TypeDraft.Kind.RECORD,
                        List.copyOf(draft.annotations),
                        draft.id,
                        draft.at.line());
        };
    }

    private FieldDecl field(FieldDecl field, TypeDraft draft) {
        return new FieldDecl(field.name(), type(field.type(), draft), field.annotations(), field.line());
    }

    /** Serialization does not ask records and what is {@code Externalizable} for it. */
    private Optional<PersistentFields> persistent(TypeDraft draft, List<TypeRef> interfaces) {
        if (draft.kind == TypeDraft.Kind.RECORD
                || interfaces.stream().anyMatch(each -> each.name().equals("java.io.Externalizable"))) {
            return Optional.empty();
        }
        return draft.persistent.map(written -> {
            Set<String> names =
                    written.fields().stream().map(PersistentField::name).collect(Collectors.toSet());
            return new PersistentFields(
                    written.fields().stream()
                            .map(each -> new PersistentField(
                                    each.name(), type(each.type(), draft), each.unshared(), each.line(), each.column()))
                            .toList(),
                    draft.transients.stream()
                            .filter(each -> names.contains(each.name()))
                            .map(field -> field(field, draft))
                            .toList(),
                    written.mistake());
        });
    }

    private MethodDecl method(MethodDecl method, TypeDraft draft) {
        return new MethodDecl(
                method.name(),
                method.parameters().stream()
                        .map(each -> new MethodDecl.Parameter(each.name(), type(each.type(), draft)))
                        .toList(),
                type(method.result(), draft),
                types(method.thrown(), draft),
                method.line());
    }

    private List<TypeRef> types(List<TypeRef> written, @Nullable TypeDraft in) {
        return written.stream().map(type -> type(type, in)).toList();
    }

    /** Recurses as deep as the type arguments, which the parser bounds. */
    private TypeRef type(TypeRef written, @Nullable TypeDraft in) {
        return ofOuterVariable(written, in)
                .orElseGet(() ->
                        new TypeRef(name(written.name(), in), types(written.arguments(), in), written.dimensions()));
    }

    /** A type variable of an enclosing class is replaced by its bound: its argument is not known here. */
    private Optional<TypeRef> ofOuterVariable(TypeRef written, @Nullable TypeDraft in) {
        if (in == null || in.hasVariable(written.name())) {
            return Optional.empty();
        }
        for (TypeDraft scope = in.outer; scope != null; scope = scope.outer) {
            if (scope.hasVariable(written.name())) {
                TypeRef bound = scope.bound(written.name());
                return Optional.of((scope.hasVariable(bound.name()) ? TypeRef.OBJECT : type(bound, scope))
                        .array(written.dimensions()));
            }
        }
        return Optional.empty();
    }

    private String name(String written, @Nullable TypeDraft in) {
        if (PRIMITIVES.contains(written) || (in != null && in.hasVariable(written))) {
            return written;
        }
        int dot = written.indexOf('.');
        String head = dot < 0 ? written : written.substring(0, dot);
        String rest = dot < 0 ? "" : written.substring(dot).replace('.', '$');
        for (TypeDraft scope = in; scope != null; scope = scope.outer) {
            if (byName.containsKey(scope.name + "$" + head + rest)) {
                return scope.name + "$" + head + rest;
            }
            if (scope.at.text().equals(head)) {
                return scope.name + rest;
            }
        }
        String imported = parsed.imports.get(head);
        if (imported != null) {
            return known(imported + rest).orElse(imported + rest);
        }
        String packageName = in == null ? "" : in.packageName;
        String neighbour = packageName.isEmpty() ? head : packageName + "." + head;
        return known(neighbour + rest)
                .or(() -> known(written))
                .or(() -> JdkTypes.full(head).map(full -> full + rest))
                .or(() -> Optional.ofNullable(bySimpleName.get(head))
                        .filter(name -> !name.equals(AMBIGUOUS))
                        .map(name -> name + rest))
                .orElse(dot < 0 ? neighbour : written);
    }

    /** The class of the list with a name, in which each dot may separate a class from its nested class. */
    private Optional<String> known(String name) {
        String tried = name;
        while (!byName.containsKey(tried)) {
            int dot = tried.lastIndexOf('.');
            if (dot < 0) {
                return Optional.empty();
            }
            tried = tried.substring(0, dot) + "$" + tried.substring(dot + 1);
        }
        return Optional.of(tried);
    }

    /** Checks that each superclass is in the list, since its fields are in the bytes, and that there are no cycles. */
    private void checkSuperclasses(List<TypeDecl> types) {
        Map<String, ClassDecl> classes = new HashMap<>();
        for (TypeDecl type : types) {
            if (type instanceof ClassDecl declared) {
                classes.put(declared.name(), declared);
            }
        }
        Set<String> ending = new HashSet<>();
        for (ClassDecl declared : classes.values()) {
            Set<String> seen = new HashSet<>();
            Optional<ClassDecl> at = Optional.of(declared);
            while (at.isPresent() && !ending.contains(at.get().name())) {
                if (!seen.add(at.get().name())) {
                    throw diagnostic(declared, "'" + declared.simpleName() + "' extends itself");
                }
                at = superclass(at.get(), classes);
            }
            ending.addAll(seen);
        }
    }

    private Optional<ClassDecl> superclass(ClassDecl of, Map<String, ClassDecl> classes) {
        if (of.superclass().isEmpty()) {
            return Optional.empty();
        }
        String name = of.superclass().get().name();
        ClassDecl found = classes.get(name);
        if (found == null && !JdkTypes.isPlatform(name)) {
            throw diagnostic(
                    of,
                    "'" + of.simpleName() + "' extends '" + name + "', which is not in the list"
                            + NameSuggestion.hint(TypeRef.simple(name), bySimpleName.keySet())
                            + "; add it, with its fields, or leave 'extends' out if it has none");
        }
        return Optional.ofNullable(found);
    }

    private SchemaDiagnostic diagnostic(ClassDecl at, String message) {
        TypeDraft draft = byName.get(at.name());
        return draft == null
                ? new SchemaDiagnostic(at.line(), 0, message)
                : JavaTokenStream.diagnostic(draft.at, message);
    }

    private static void checkRegistrations(List<Registration> registrations) {
        Map<Integer, Registration> byId = new HashMap<>();
        Set<String> names = new HashSet<>();
        for (Registration each : registrations) {
            if (!names.add(each.type().binaryName())) {
                throw new SchemaDiagnostic(each.line(), each.column(), "'" + each.type() + "' is registered twice");
            }
            if (each.id().isPresent()) {
                Registration other = byId.put(each.id().getAsInt(), each);
                if (other != null) {
                    throw new SchemaDiagnostic(
                            each.line(),
                            each.column(),
                            "'%s' and '%s' are both registered as %d"
                                    .formatted(
                                            other.type(), each.type(), each.id().getAsInt()));
                }
            }
        }
    }
}
