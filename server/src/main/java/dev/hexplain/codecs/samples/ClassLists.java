package dev.hexplain.codecs.samples;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ru.sbrf.ufs.dto.SessionDto;
import ru.sbrf.ufs.dto.SessionState;

/** Writes the class list of a sample's classes, the schema of formats that write fields without names. */
public final class ClassLists {
    private static final ClassValue<String> KNOWN = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return list(type);
        }
    };

    private ClassLists() {}

    /** The class list of a sample; its first class is that of the object, or of the elements of the array it is. */
    public static String of(Sample sample) {
        Class<?> type = sample.type();
        return of(type.isArray() ? type.componentType() : type);
    }

    /** The class list of a class used instead of a sample's own. */
    public static String of(Class<?> type) {
        return KNOWN.get(type);
    }

    private static String list(Class<?> type) {
        Set<Class<?>> classes = new LinkedHashSet<>();
        reach(type, classes);
        if (type == SessionDto.class) {
            // Its attributes have any value, and do not say that this is one.
            classes.add(SessionState.class);
        }
        String declarations = classes.stream()
                .filter(each -> each.getDeclaringClass() == null)
                .map(each -> declaration(each, classes, ""))
                .collect(Collectors.joining("\n\n"));
        String name = type.getPackageName();
        return name.isEmpty() ? declarations + "\n" : "package " + name + ";\n\n" + declarations + "\n";
    }

    /** Adds a class of samples, and those that its fields declare. */
    private static void reach(Class<?> type, Set<Class<?>> classes) {
        if (!ClassMembers.isJdk(type) && !type.isPrimitive() && classes.add(type) && !type.isEnum()) {
            ClassMembers.of(type).all().forEach(member -> reach(member.field().getGenericType(), classes));
        }
    }

    private static void reach(Type type, Set<Class<?>> classes) {
        switch (type) {
            case Class<?> plain -> reach(plain, classes);
            case ParameterizedType generic -> {
                for (Type argument : generic.getActualTypeArguments()) {
                    reach(argument, classes);
                }
            }
            default -> {}
        }
    }

    private static String declaration(Class<?> type, Set<Class<?>> classes, String indent) {
        Stream<String> members = type.isEnum()
                ? Stream.of(indent + "    " + constants(type))
                : ClassMembers.of(type).all().stream().map(member -> indent + field(member.field()));
        Stream<String> nested = classes.stream()
                .filter(each -> each.getDeclaringClass() == type)
                .map(each -> "\n" + declaration(each, classes, indent + "    "));
        String head = annotations(type, "\n") + indent + (type.isEnum() ? "enum " : "class ") + type.getSimpleName();
        return Stream.concat(members, nested).collect(Collectors.joining("\n", head + " {\n", "\n" + indent + "}"));
    }

    private static String constants(Class<?> type) {
        return Stream.of(type.getEnumConstants()).map(Object::toString).collect(Collectors.joining(", "));
    }

    /** The annotations that formats need, without their packages. */
    private static String annotations(AnnotatedElement of, String separator) {
        return Stream.of(of.getAnnotations())
                .map(each ->
                        each.toString().replaceFirst("^@([a-z]\\w*\\.)++", "@").replaceFirst("\\(\\)$", ""))
                .map(each -> each + separator)
                .collect(Collectors.joining());
    }

    /** A field, whose types are named without packages: those of samples are in one with the class. */
    private static String field(Field field) {
        String packages = Pattern.quote(field.getDeclaringClass().getPackageName());
        String type = field.getGenericType()
                .getTypeName()
                .replaceAll("\\b(java\\.(lang|util)|" + packages + ")\\.", "")
                .replace('$', '.');
        return "    " + annotations(field, " ") + type + " " + field.getName() + ";";
    }
}
