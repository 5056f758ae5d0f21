package dev.hexplain.testing;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The class list of classes that are there, so that no test says by hand what its own classes declare. */
public final class ReflectedClasses {
    private ReflectedClasses() {}

    /** All classes that stand in one, and what is nested in those. */
    public static List<Class<?>> in(Class<?> outer) {
        return Arrays.stream(outer.getDeclaredClasses())
                .sorted(Comparator.comparing(Class::getName))
                .<Class<?>>mapMulti((each, sink) -> {
                    sink.accept(each);
                    in(each).forEach(sink);
                })
                .toList();
    }

    /** Declarations of classes of one package, with its statement in front. */
    public static String list(List<Class<?>> classes) {
        return "package " + classes.getFirst().getPackageName() + ";\n"
                + classes.stream()
                        .filter(each -> !each.isInterface())
                        .map(ReflectedClasses::declaration)
                        .collect(Collectors.joining());
    }

    /** One declaration, without a package. */
    public static String declaration(Class<?> type) {
        String name = type.getName().substring(type.getPackageName().length() + 1);
        if (type.isEnum()) {
            boolean bodies = !Modifier.isFinal(type.getModifiers());
            return "enum " + name + " { "
                    + Arrays.stream(type.getEnumConstants())
                            .map(each -> ((Enum<?>) each).name() + (bodies ? " {}" : ""))
                            .collect(Collectors.joining(", "))
                    + " }\n";
        }
        return type.isRecord()
                ? "record " + name + parameters(type) + "(" + components(type) + ") {}\n"
                : modifiers(type) + "class " + name + parameters(type) + parent(type) + interfaces(type) + " { "
                        + fields(type) + " }\n";
    }

    /** As {@code Annotation.toString} spells them. */
    private static String annotations(AnnotatedElement element) {
        return Arrays.stream(element.getAnnotations()).map(each -> each + " ").collect(Collectors.joining());
    }

    private static String modifiers(Class<?> type) {
        return annotations(type)
                + (Modifier.isFinal(type.getModifiers()) ? "final " : "")
                + (Modifier.isAbstract(type.getModifiers()) ? "abstract " : "");
    }

    private static String parameters(Class<?> type) {
        return type.getTypeParameters().length == 0
                ? ""
                : Arrays.stream(type.getTypeParameters())
                        .map(ReflectedClasses::parameter)
                        .collect(Collectors.joining(", ", "<", ">"));
    }

    private static String parameter(TypeVariable<?> variable) {
        Type bound = variable.getBounds()[0];
        return variable.getName() + (bound == Object.class ? "" : " extends " + bound.getTypeName());
    }

    private static String parent(Class<?> type) {
        return type.getSuperclass() == Object.class
                ? ""
                : " extends " + type.getGenericSuperclass().getTypeName();
    }

    private static String interfaces(Class<?> type) {
        return type.getInterfaces().length == 0
                ? ""
                : Arrays.stream(type.getInterfaces())
                        .map(Class::getName)
                        .collect(Collectors.joining(", ", " implements ", ""));
    }

    private static String components(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(each -> each.getGenericType().getTypeName() + " " + each.getName())
                .collect(Collectors.joining(", "));
    }

    private static String fields(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .map(ReflectedClasses::field)
                .collect(Collectors.joining(" "));
    }

    private static String field(Field field) {
        String modifiers = (Modifier.isStatic(field.getModifiers()) ? "static " : "")
                + (Modifier.isTransient(field.getModifiers()) ? "transient " : "");
        return annotations(field) + modifiers + field.getGenericType().getTypeName() + " " + field.getName() + ";";
    }
}
