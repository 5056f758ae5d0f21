package dev.hexplain.codecs.objects;

import dev.hexplain.decode.classes.TypeRef;
import dev.hexplain.tree.Quoted;
import dev.hexplain.values.ValuePath;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes collections and maps of declared types. */
final class DeclaredCollections {
    private static final String ENUM_SET = "java.util.EnumSet";
    private static final String ENUM_MAP = "java.util.EnumMap";

    private static final int LONGEST_KEY = 60;

    private final DeclaredMaker maker;

    DeclaredCollections(DeclaredMaker maker) {
        this.maker = maker;
    }

    static boolean has(String className) {
        return isCollection(className) || isMap(className);
    }

    static boolean isCollection(String className) {
        return className.equals(ENUM_SET) || DeclaredContainers.isCollection(className);
    }

    static boolean isMap(String className) {
        return className.equals(ENUM_MAP) || DeclaredContainers.isMap(className);
    }

    /** A type argument; {@code Object} where there is none. */
    static TypeRef argument(TypeRef type, int i) {
        return i < type.arguments().size() ? type.arguments().get(i).upperBound() : TypeRef.OBJECT;
    }

    Object make(TypeRef type, InferredNode node, String path) throws UnmakeableException {
        return isMap(type.name()) ? map(type, node, path) : collection(type, node, path);
    }

    private Object collection(TypeRef type, InferredNode node, String path) throws UnmakeableException {
        Collection<Object> made =
                type.name().equals(ENUM_SET) ? enumSet(constants(type)) : DeclaredContainers.collection(type.name());
        maker.keep(node, made);
        List<@Nullable Object> elements = new ArrayList<>();
        List<InferredNode> parts = DeclaredMaker.elementsOf(type, node);
        for (int i = 0; i < parts.size(); i++) {
            Object element = maker.make(argument(type, 0), parts.get(i), path + ValuePath.element(i));
            if (element != null || parts.get(i) instanceof InferredNode.Absent) {
                elements.add(element);
            }
        }
        fill(made, type, path, elements, i -> made.add(elements.get(i)));
        return made;
    }

    private Object map(TypeRef type, InferredNode node, String path) throws UnmakeableException {
        Map<Object, Object> made =
                type.name().equals(ENUM_MAP) ? enumMap(constants(type)) : DeclaredContainers.map(type.name());
        maker.keep(node, made);
        List<@Nullable Object> keys = new ArrayList<>();
        List<@Nullable Object> values = new ArrayList<>();
        entries(type, node).forEach((key, part) -> {
            String at = DeclaredMaker.step(path, Quoted.cut(key.toString(), LONGEST_KEY));
            Object madeKey = maker.make(argument(type, 0), new InferredNode.Scalar(key), at);
            Object value = maker.make(argument(type, 1), part, at);
            if (madeKey != null && (value != null || part instanceof InferredNode.Absent)) {
                keys.add(madeKey);
                values.add(value);
            }
        });
        fill(made, type, path, keys, i -> made.put(keys.get(i), values.get(i)));
        return made;
    }

    /** Lists at once; tables when all that hash codes follow from is there. Some take no null, some only what is ordered. */
    private void fill(
            Object container,
            TypeRef type,
            String path,
            List<? extends @Nullable Object> keys,
            HashInsertions.Insertion insertion) {
        HashInsertions.Insertion checked = i -> {
            try {
                insertion.insert(i);
            } catch (NullPointerException | ClassCastException e) {
                maker.mistake(path, "%s takes no %s".formatted(type, shown(keys.get(i))));
            }
        };
        if (container instanceof Set || container instanceof Map) {
            maker.insertions()
                    .add(container, keys, checked, () -> maker.mistake(path, "a hash code in it takes too long"));
        } else {
            IntStream.range(0, keys.size()).forEach(checked::insert);
        }
    }

    private static String shown(@Nullable Object key) {
        return key == null ? "null" : key.getClass().getSimpleName();
    }

    private static Map<?, InferredNode> entries(TypeRef type, InferredNode node) throws UnmakeableException {
        return switch (node) {
            case InferredNode.Members members -> members.parts;
            case InferredNode.Entries entries -> entries.parts;
            case InferredNode.Absent _, InferredNode.Scalar _, InferredNode.Elements _ ->
                throw new UnmakeableException(
                        "expected a map for %s, found %s".formatted(type, DeclaredMaker.shown(node)));
        };
    }

    private Class<?> constants(TypeRef type) throws UnmakeableException {
        return maker.runtime(argument(type, 0))
                .filter(Class::isEnum)
                .orElseThrow(() -> new UnmakeableException("%s needs an enum between < and >".formatted(type)));
    }

    @SuppressWarnings({"rawtypes", "unchecked"}) // the class is known at run time only
    private static Collection<Object> enumSet(Class<?> constants) {
        return (Collection) EnumSet.noneOf((Class) constants);
    }

    @SuppressWarnings({"rawtypes", "unchecked"}) // the class is known at run time only
    private static Map<Object, Object> enumMap(Class<?> constants) {
        return new EnumMap((Class) constants);
    }
}
