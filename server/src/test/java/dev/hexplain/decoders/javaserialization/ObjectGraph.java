package dev.hexplain.decoders.javaserialization;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Quoted;
import dev.hexplain.tree.Role;
import java.io.Externalizable;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamField;
import java.lang.reflect.Array;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares a tree with the objects that the JDK made of the same bytes: primitives, strings, constants, elements and, by
 * name, the default fields of every class. Objects that replaced themselves while being read have nothing to compare.
 */
final class ObjectGraph {
    private final FieldTree tree;
    private final Set<Field> seen = new HashSet<>();
    private int compared;

    ObjectGraph(FieldTree tree) {
        this.tree = tree;
    }

    /** How many values were compared so far. */
    int compared() {
        return compared;
    }

    /** Compares what a field holds or refers to with what the JDK read there. */
    void compare(Field field, Object object) {
        Field value = resolved(field);
        if (value.shape().production().equals("nullReference")) {
            same(value, object == null, object);
            return;
        }
        if (!seen.add(value)) {
            return;
        }
        switch (value.shape().production()) {
            case "newString", "newLongString" -> text(value, object);
            case "newArray" -> elements(value, object);
            case "newEnum" -> constant(value, object);
            case "newClass" -> same(value, object instanceof Class<?> type && describes(value, type), object);
            case "newClassDesc" ->
                same(
                        value,
                        object instanceof ObjectStreamClass type && name(value).equals(type.getName()),
                        object);
            case "newObject" -> fields(value, object);
            default -> throw new AssertionError("No value: " + value);
        }
    }

    private Field resolved(Field field) {
        return tree.handles()
                .referredToBy(field)
                .map(handle -> tree.handles().definition(handle).orElseThrow())
                .orElse(field);
    }

    private Field child(Field of, String name) {
        return tree.child(of, name).orElseThrow(() -> new AssertionError("No " + name + " in " + of));
    }

    private void same(Field field, boolean same, Object object) {
        if (!same) {
            throw new AssertionError(field + " is " + tree.value(field) + ", the JDK read " + object);
        }
        compared++;
    }

    private void text(Field field, Object object) {
        String expected = Quoted.quote((String) object);
        String actual = tree.fullValue(child(field, "value")).actual();
        String shown = actual.endsWith("…") ? actual.substring(0, actual.length() - 2) : actual;
        same(field, actual.equals(expected) || actual.endsWith("…") && expected.startsWith(shown), object);
    }

    private void constant(Field field, Object object) {
        Field name = resolved(child(field, "enumConstantName"));
        Enum<?> constant = (Enum<?>) object;
        same(field, field.type().equals(constant.getDeclaringClass().getName()), object);
        text(name, constant.name());
    }

    private String name(Field classDesc) {
        String quoted =
                tree.value(child(child(classDesc, "className"), "value")).actual();
        return quoted.substring(1, quoted.length() - 1);
    }

    private boolean describes(Field classObject, Class<?> type) {
        Field descriptor = resolved(child(classObject, "classDesc"));
        return descriptor.shape().production().equals("newProxyClassDesc")
                ? Proxy.isProxyClass(type)
                : name(descriptor).equals(type.getName());
    }

    private void elements(Field field, Object array) {
        int length = Array.getLength(array);
        assertThat(tree.integer(child(field, "size"))).isEqualTo(length);
        same(field, field.type().equals(array.getClass().getTypeName()), array.getClass());
        long slots = tree.childCount(field) - length;
        for (int i = 0; i < length; i++) {
            Field element = tree.children(field, slots + i, 1).getFirst();
            if (array.getClass().getComponentType().isPrimitive()) {
                primitive(element, Array.get(array, i));
            } else {
                compare(element, Array.get(array, i));
            }
        }
    }

    private void primitive(Field field, Object value) {
        String expected = value instanceof Character character ? "U+%04X".formatted((int) character) : value.toString();
        var actual = tree.value(field);
        same(field, expected.equals(value instanceof Character ? actual.description() : actual.actual()), value);
    }

    private void fields(Field field, Object object) {
        if (Proxy.isProxyClass(object.getClass())) {
            proxy(field, object);
            return;
        }
        if (!field.type().equals(object.getClass().getName()) || object instanceof Externalizable) {
            return;
        }
        Map<String, Field> levels = tree.children(field, 0, 100).stream()
                .filter(child -> child.shape().production().equals("classdata"))
                .collect(Collectors.toMap(Field::type, level -> level));
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            Field level = levels.get(type.getName());
            if (level != null && keepsItsFields(type)) {
                defaultFields(level, type, object);
            }
        }
    }

    private void proxy(Field field, Object proxy) {
        String interfaces = Arrays.stream(proxy.getClass().getInterfaces())
                .map(Class::getName)
                .collect(Collectors.joining(", "));
        same(field, field.type().equals("proxy of " + interfaces), proxy.getClass());
        compare(child(child(field, "classData[0]"), "h"), Proxy.getInvocationHandler(proxy));
    }

    /** Classes of the JDK that read themselves may compute their fields anew. */
    private static boolean keepsItsFields(Class<?> type) {
        return !type.getName().startsWith("java.")
                || Stream.of(type.getDeclaredMethods())
                        .noneMatch(method -> method.getName().equals("readObject"));
    }

    private void defaultFields(Field level, Class<?> type, Object object) {
        for (ObjectStreamField declared : ObjectStreamClass.lookup(type).getFields()) {
            Optional<Field> field = tree.child(level, declared.getName());
            if (field.isEmpty()) {
                continue;
            }
            try {
                var reflected = type.getDeclaredField(declared.getName());
                reflected.setAccessible(true);
                Object value = reflected.get(object);
                if (declared.isPrimitive()) {
                    assertThat(field.get().role()).isEqualTo(Role.VALUE);
                    primitive(field.get(), value);
                } else {
                    compare(field.get(), value);
                }
            } catch (NoSuchFieldException | InaccessibleObjectException elsewhere) {
                // Declared for the stream only, or in a package that is closed to tests.
            } catch (IllegalAccessException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }
}
