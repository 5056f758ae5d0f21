package dev.hexplain.codecs.samples;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import ru.sbrf.ufs.dto.PersonDto;
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
        List<Class<?>> classes = type == SessionDto.class
                ? List.of(SessionDto.class, PersonDto.class, SessionState.class)
                : List.of(type);
        String declarations = classes.stream()
                .map(each -> each.isEnum() ? enumeration(each) : declaration(each))
                .collect(Collectors.joining("\n\n"));
        String name = type.getPackageName();
        return name.isEmpty() ? declarations + "\n" : "package " + name + ";\n\n" + declarations + "\n";
    }

    private static String enumeration(Class<?> type) {
        return "enum %s { %s }"
                .formatted(
                        type.getSimpleName(),
                        Stream.of(type.getEnumConstants()).map(Object::toString).collect(Collectors.joining(", ")));
    }

    private static String declaration(Class<?> type) {
        return ClassMembers.of(type).all().stream()
                .map(ClassMembers.Member::field)
                .map(ClassLists::field)
                .collect(Collectors.joining(
                        "\n", annotations(type, "\n") + "class " + type.getSimpleName() + " {\n", "\n}"));
    }

    /** The annotations that formats need, without their packages. */
    private static String annotations(AnnotatedElement of, String separator) {
        return Stream.of(of.getAnnotations())
                .map(each ->
                        each.toString().replaceFirst("^@([a-z]\\w*\\.)+", "@").replaceFirst("\\(\\)$", ""))
                .map(each -> each + separator)
                .collect(Collectors.joining());
    }

    private static String field(Field field) {
        String type =
                field.getGenericType().getTypeName().replaceAll("\\b(java\\.(lang|util)|ru\\.sbrf\\.ufs\\.dto)\\.", "");
        return "    " + annotations(field, " ") + type + " " + field.getName() + ";";
    }
}
