package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.EnumDecl;
import dev.hexplain.decode.classes.InterfaceDecl;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.text.NameSuggestion;
import dev.hexplain.values.ValuePath;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes objects of declared types of values that have no types, or others. Recurses as deep as the values. */
final class DeclaredMaker {
    private static final int MOST_MISTAKES = 100;

    private final DeclaredHierarchy types;
    private final DefinedClasses classes;
    private final DeclaredCollections collections = new DeclaredCollections(this);
    private final DeclaredInstances instances;
    private final List<ValueMistake> mistakes = new ArrayList<>();
    private final Map<InferredNode, Object> made = new IdentityHashMap<>();
    private final Map<InferredNode, TypeRef> unfinished = new IdentityHashMap<>();
    private final HashInsertions insertions;

    DeclaredMaker(DeclaredHierarchy types, DefinedClasses classes, MakingBudget budget) {
        this.insertions = new HashInsertions(budget);
        this.types = types;
        this.classes = classes;
        this.instances = new DeclaredInstances(this, types);
    }

    /** What does not fit, in the order of the value. */
    List<ValueMistake> mistakes() {
        return List.copyOf(mistakes);
    }

    /** Makes the whole value. */
    @Nullable Object make(TypeRef type, InferredNode root) {
        Object object = make(type, root, "");
        insertions.run();
        return object;
    }

    HashInsertions insertions() {
        return insertions;
    }

    @Nullable Object mistake(String path, String reason) {
        if (mistakes.size() < MOST_MISTAKES) {
            mistakes.add(new ValueMistake(path, reason));
        }
        return null;
    }

    /** The object of a value; null where it is null, or does not fit, which is a mistake. */
    @Nullable Object make(TypeRef type, InferredNode node, String path) {
        if (isOptional(type)) {
            return Optional.ofNullable(make(DeclaredCollections.argument(type, 0), node, path));
        }
        if (node instanceof InferredNode.Absent) {
            return type.isPrimitive() ? mistake(path, "expected %s, found null".formatted(type)) : null;
        }
        Object known = made.get(node);
        if (known != null) {
            return isOf(type, known) ? known : mistake(path, "it is shared with what is no %s".formatted(type));
        }
        if (unfinished.putIfAbsent(node, type) != null) {
            return mistake(path, "it is part of itself, which a record cannot be");
        }
        try {
            Object object = whole(type, node, path);
            if (object != null && !(node instanceof InferredNode.Scalar)) {
                made.put(node, object);
            }
            return object;
        } catch (UnmakeableException e) {
            return mistake(path, String.valueOf(e.getMessage()));
        } finally {
            unfinished.remove(node);
        }
    }

    Optional<Class<?>> runtime(TypeRef type) {
        return types.runtime(type);
    }

    static boolean isOptional(TypeRef type) {
        return type.name().equals("java.util.Optional") && !type.isArray();
    }

    /** Lets what is in an object refer to it. */
    void keep(InferredNode node, Object object) {
        made.put(node, object);
        unfinished.remove(node);
    }

    private boolean isOf(TypeRef type, Object known) {
        return types.runtime(type).filter(each -> each.isInstance(known)).isPresent();
    }

    private @Nullable Object whole(TypeRef type, InferredNode node, String path) throws UnmakeableException {
        Optional<TypeDecl> declared = types.declared(type);
        if (declared.isPresent()) {
            return switch (declared.get()) {
                case EnumDecl of -> constant(of, node);
                case ClassDecl of -> instances.make(type, of, node, path);
                case InterfaceDecl of -> instances.make(type, of, node, path);
            };
        }
        if (type.isArray() && !(type.binaryName().equals("[B") && node instanceof InferredNode.Scalar)) {
            return array(type, node, path);
        }
        if (DeclaredScalars.has(type.binaryName())) {
            return DeclaredScalars.make(type.binaryName(), scalar(type, node));
        }
        return DeclaredCollections.has(type.name()) ? collections.make(type, node, path) : open(type, node, path);
    }

    private static Object scalar(TypeRef type, InferredNode node) throws UnmakeableException {
        if (node instanceof InferredNode.Scalar(Object value)) {
            return value;
        }
        throw new UnmakeableException("expected %s, found %s".formatted(type, shown(node)));
    }

    private Object constant(EnumDecl type, InferredNode node) throws UnmakeableException {
        String name = node instanceof InferredNode.Scalar(Object value) ? value.toString() : "";
        return classes.named(type.name()).stream()
                .flatMap(each -> Arrays.stream(each.getEnumConstants()))
                .filter(each -> ((Enum<?>) each).name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnmakeableException("expected a constant of %s, found %s%s"
                        .formatted(type.simpleName(), shown(node), NameSuggestion.hint(name, type.constants()))));
    }

    private Object array(TypeRef type, InferredNode node, String path) throws UnmakeableException {
        List<InferredNode> parts = elementsOf(type, node);
        Class<?> component = types.runtime(type.component()).orElseThrow(() -> none(type));
        Object array = Array.newInstance(component, parts.size());
        keep(node, array);
        for (int i = 0; i < parts.size(); i++) {
            Object element = make(type.component(), parts.get(i), path + ValuePath.element(i));
            if (element != null) {
                Array.set(array, i, element);
            }
        }
        return array;
    }

    static UnmakeableException none(TypeRef type) {
        return new UnmakeableException("objects of %s are not made".formatted(type));
    }

    /** What is declared as {@code Object}, or by an interface that many classes implement, is what its value says. */
    private @Nullable Object open(TypeRef type, InferredNode node, String path) throws UnmakeableException {
        Object object = switch (node) {
            case InferredNode.Absent _ -> null;
            case InferredNode.Scalar(Object value) -> InferredNodes.natural(value);
            case InferredNode.Elements _ ->
                collections.make(new TypeRef("java.util.List", List.of(TypeRef.OBJECT), 0), node, path);
            case InferredNode.Entries _, InferredNode.Members _ ->
                collections.make(new TypeRef("java.util.Map", List.of(TypeRef.OBJECT, TypeRef.OBJECT), 0), node, path);
        };
        Class<?> wanted = types.runtime(type).orElseThrow(() -> none(type));
        if (object != null && !wanted.isInstance(object)) {
            throw wanted.isInterface() || wanted == Number.class
                    ? new UnmakeableException("expected %s, found %s".formatted(type, shown(node)))
                    : none(type);
        }
        return object;
    }

    static String step(String path, String name) {
        StringBuilder whole = new StringBuilder(path);
        ValuePath.append(whole, ValuePath.member(name));
        return whole.toString();
    }

    static String shown(InferredNode node) {
        return switch (node) {
            case InferredNode.Absent _ -> "null";
            case InferredNode.Scalar(Object value) -> DeclaredScalars.shown(value);
            case InferredNode.Elements _ -> "a list";
            case InferredNode.Entries _ -> "a map";
            case InferredNode.Members _ -> "an object";
        };
    }

    /** The elements of a list. */
    static List<InferredNode> elementsOf(TypeRef type, InferredNode node) throws UnmakeableException {
        if (node instanceof InferredNode.Elements list) {
            return list.parts;
        }
        throw new UnmakeableException("expected a list for %s, found %s".formatted(type, shown(node)));
    }
}
