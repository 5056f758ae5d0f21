package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.objects.DeclaredHierarchy.Member;
import dev.hexplain.decode.classes.ClassDecl;
import dev.hexplain.decode.classes.TypeDecl;
import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.text.NameSuggestion;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes objects of declared classes and records: by a constructor, and of classes then by their fields. */
final class DeclaredInstances {
    private final DeclaredMaker maker;
    private final DeclaredHierarchy types;

    DeclaredInstances(DeclaredMaker maker, DeclaredHierarchy types) {
        this.maker = maker;
        this.types = types;
    }

    /** @param declared the declaration of the type */
    Object make(TypeRef type, TypeDecl declared, InferredNode node, String path) throws UnmakeableException {
        Map<String, InferredNode> values = new LinkedHashMap<>(membersOf(node)
                .orElseThrow(() -> new UnmakeableException("expected an object of %s, found %s"
                        .formatted(declared.simpleName(), DeclaredMaker.shown(node)))));
        ClassDecl of = chosen(declared, values.get(DeclaredHierarchy.TYPE));
        values.remove(DeclaredHierarchy.TYPE);
        Map<String, Member> members = types.members(of, of.name().equals(type.name()) ? type.arguments() : List.of());
        values.keySet().stream()
                .filter(name -> !members.containsKey(name))
                .forEach(name -> maker.mistake(
                        DeclaredMaker.step(path, name),
                        "%s has no such field%s"
                                .formatted(of.simpleName(), NameSuggestion.hint(name, members.keySet()))));
        Class<?> at = types.runtime(TypeRef.of(of.name())).orElseThrow(() -> DeclaredMaker.none(type));
        try {
            return of.isRecord() ? ofRecord(at, members, values, path) : ofClass(at, node, members, values, path);
        } catch (ReflectiveOperationException e) {
            throw new UnmakeableException("its constructor failed: " + e);
        } catch (IllegalArgumentException e) { // a type argument beyond its bound
            throw new UnmakeableException(
                    "%s has a field that cannot hold it: %s".formatted(of.simpleName(), e.getMessage()));
        }
    }

    /** A format may have members, or a map whose keys are texts. */
    private static Optional<Map<String, InferredNode>> membersOf(InferredNode node) {
        return switch (node) {
            case InferredNode.Members members -> Optional.of(members.parts);
            case InferredNode.Entries entries
            when entries.parts.keySet().stream().allMatch(String.class::isInstance) -> {
                Map<String, InferredNode> parts = new LinkedHashMap<>();
                entries.parts.forEach((key, part) -> parts.put((String) key, part));
                yield Optional.of(parts);
            }
            case InferredNode.Absent _, InferredNode.Scalar _, InferredNode.Elements _, InferredNode.Entries _ ->
                Optional.empty();
        };
    }

    private ClassDecl chosen(TypeDecl declared, @Nullable InferredNode name) throws UnmakeableException {
        List<ClassDecl> concrete = types.concrete(declared);
        List<String> names = concrete.stream().map(ClassDecl::name).toList();
        if (name instanceof InferredNode.Scalar(Object chosen)) {
            return concrete.stream()
                    .filter(each ->
                            each.name().equals(chosen) || each.simpleName().equals(chosen))
                    .findFirst()
                    .orElseThrow(() -> new UnmakeableException("%s says %s, and %s is one of %s"
                            .formatted(DeclaredHierarchy.TYPE, chosen, declared.simpleName(), names)));
        }
        if (declared instanceof ClassDecl itself && !itself.isAbstract()) {
            return itself;
        }
        if (concrete.size() == 1) {
            return concrete.getFirst();
        }
        throw new UnmakeableException(
                concrete.isEmpty()
                        ? "no class is declared that %s is made of".formatted(declared.simpleName())
                        : "\"%s\" has to say which of %s it is".formatted(DeclaredHierarchy.TYPE, names));
    }

    private Object ofRecord(Class<?> at, Map<String, Member> members, Map<String, InferredNode> values, String path)
            throws ReflectiveOperationException {
        Class<?>[] parameters = new Class<?>[members.size()];
        Object[] arguments = new Object[members.size()];
        int i = 0;
        for (Member member : members.values()) {
            parameters[i] = at.getRecordComponents()[i].getType();
            Object value = value(member, values, path);
            arguments[i] = value == null && parameters[i].isPrimitive()
                    ? Array.get(Array.newInstance(parameters[i], 1), 0)
                    : value;
            i++;
        }
        return at.getConstructor(parameters).newInstance(arguments);
    }

    private Object ofClass(
            Class<?> at, InferredNode node, Map<String, Member> members, Map<String, InferredNode> values, String path)
            throws ReflectiveOperationException {
        Object object = at.getConstructor().newInstance();
        maker.keep(node, object);
        for (Member member : members.values()) {
            Object value = value(member, values, path);
            if (value != null) {
                Field field = types.runtime(TypeRef.of(member.owner().name()))
                        .orElse(at)
                        .getDeclaredField(member.name());
                field.set(object, value);
            }
        }
        return object;
    }

    /** What a field is to hold; null where the value has no such member. */
    private @Nullable Object value(Member member, Map<String, InferredNode> values, String path) {
        InferredNode value = values.get(member.name());
        if (value == null) {
            return DeclaredMaker.isOptional(member.type()) ? Optional.empty() : null;
        }
        return maker.make(member.type(), value, DeclaredMaker.step(path, member.name()));
    }
}
