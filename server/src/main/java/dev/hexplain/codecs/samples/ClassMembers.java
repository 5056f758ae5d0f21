package dev.hexplain.codecs.samples;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a sample's class in declaration order, which is also the order in which the articles' code writes them.
 * Reads and creates objects by reflection, since some classes are in the default package and cannot be imported, and
 * others have private fields without getters.
 */
public final class ClassMembers {
    private static final ClassValue<ClassMembers> KNOWN = new ClassValue<>() {
        @Override
        protected ClassMembers computeValue(Class<?> type) {
            return new ClassMembers(type);
        }
    };

    private final Class<?> type;
    private final List<Member> all;

    private ClassMembers(Class<?> type) {
        this.type = type;
        this.all = hierarchy(type)
                .flatMap(each -> Arrays.stream(each.getDeclaredFields()))
                .filter(field -> !Modifier.isStatic(field.getModifiers()) && !field.isSynthetic())
                .map(Member::new)
                .toList();
    }

    /** A class and those above it that are not of the JDK, topmost first. */
    private static Stream<Class<?>> hierarchy(Class<?> type) {
        if (isJdk(type)) {
            return Stream.of(type);
        }
        List<Class<?>> classes = new ArrayList<>();
        for (Class<?> at = type; at != null && !isJdk(at); at = at.getSuperclass()) {
            classes.add(at);
        }
        return classes.reversed().stream();
    }

    /** Whether a class is one of the JDK, whose fields are its own matter. */
    public static boolean isJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader.equals(ClassLoader.getPlatformClassLoader());
    }

    /** Whether a class is a record, or no class of the JDK is above it but {@code Object}: its fields are all there is to it. */
    public static boolean areAllOf(Class<?> type) {
        Class<?> at = type;
        while (at != null && !isJdk(at)) {
            at = at.getSuperclass();
        }
        return at != type && (at == Object.class || at == Record.class);
    }

    /** The fields of a class, those of its superclasses first. */
    public static ClassMembers of(Class<?> type) {
        return KNOWN.get(type);
    }

    public List<Member> all() {
        return all;
    }

    /** The member with a name, which must be there. */
    public Member get(String name) {
        return all.stream()
                .filter(member -> member.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(type + " has no field " + name));
    }

    /** What an object has in its fields, by name, in order. */
    public Map<String, Object> values(Object object) {
        Map<String, Object> values = new LinkedHashMap<>();
        all.forEach(member -> values.put(member.name(), member.of(object)));
        return values;
    }

    /** A new object with a value in each field; a primitive one that has none is zero. */
    public Object make(Map<String, ?> values) {
        try {
            Optional<Constructor<?>> canonical =
                    constructor(all.stream().map(Member::type).toArray(Class<?>[]::new));
            if (canonical.isPresent()) {
                return canonical
                        .get()
                        .newInstance(
                                all.stream().map(member -> member.in(values)).toArray());
            }
            Object made = blank();
            for (Member member : all) {
                member.field.set(made, member.in(values));
            }
            return made;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("Cannot make a " + type.getName(), e);
        }
    }

    /** A new object of another class that has fields of the same names; of an array, an array of such. */
    public Object as(Class<?> other, Object object) {
        if (!(object instanceof Object[] all)) {
            return of(other).make(values(object));
        }
        Object[] others = (Object[]) Array.newInstance(other, all.length);
        Arrays.setAll(others, i -> as(other, all[i]));
        return others;
    }

    /** An object whose fields do not matter: the article's BlogBench is only made from a number. */
    private Object blank() throws ReflectiveOperationException {
        Optional<Constructor<?>> empty = constructor();
        return empty.isPresent()
                ? empty.get().newInstance()
                : type.getConstructor(int.class).newInstance(0);
    }

    private Optional<Constructor<?>> constructor(Class<?>... parameters) {
        Optional<Constructor<?>> found = Stream.of(type.getDeclaredConstructors())
                .filter(each -> Arrays.equals(each.getParameterTypes(), parameters))
                .<Constructor<?>>map(each -> each)
                .findFirst();
        found.ifPresent(each -> each.setAccessible(true)); // it, or its class, may be hidden
        return found;
    }

    /** One field. */
    public static final class Member {
        private final Field field;

        private Member(Field field) {
            this.field = field;
            field.setAccessible(true);
        }

        public String name() {
            return field.getName();
        }

        public Class<?> type() {
            return field.getType();
        }

        /** The field itself, which may be read. */
        public Field field() {
            return field;
        }

        /** Its value among others by name; zero where it cannot be null. */
        private @Nullable Object in(Map<String, ?> values) {
            Object value = values.get(name());
            return value == null && type().isPrimitive() ? Array.get(Array.newInstance(type(), 1), 0) : value;
        }

        /** What an object has in it. */
        public Object of(Object object) {
            try {
                return field.get(object);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("Cannot read " + field, e);
            }
        }
    }
}
