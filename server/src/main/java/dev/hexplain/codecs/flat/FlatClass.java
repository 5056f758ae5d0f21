package dev.hexplain.codecs.flat;

import dev.hexplain.codecs.samples.ClassMembers;
import dev.hexplain.codecs.subjects.Subject;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The class of a sample whose fields are scalars or arrays of scalars; for an array, the class of its elements.
 *
 * @param type the class with the fields
 * @param isArray whether the sample is an array of such objects
 */
public record FlatClass(Class<?> type, boolean isArray) {
    private static final Set<Class<?>> SCALARS =
            Set.of(boolean.class, int.class, long.class, double.class, String.class);

    private static final ClassValue<Optional<FlatClass>> KNOWN = new ClassValue<>() {
        @Override
        protected Optional<FlatClass> computeValue(Class<?> type) {
            return found(type);
        }
    };

    /** Empty where some field is more than a scalar or an array of scalars. */
    public static Optional<FlatClass> of(Subject subject) {
        return KNOWN.get(subject.type());
    }

    private static Optional<FlatClass> found(Class<?> subject) {
        boolean isArray = subject.isArray();
        Class<?> type = isArray ? subject.componentType() : subject;
        boolean ownFieldsOnly = ClassMembers.areAllOf(type);
        return ownFieldsOnly && ClassMembers.of(type).all().stream().allMatch(FlatClass::isFlat)
                ? Optional.of(new FlatClass(type, isArray))
                : Optional.empty();
    }

    private static boolean isFlat(ClassMembers.Member member) {
        Class<?> type = member.type();
        return SCALARS.contains(type) || (type.isArray() && SCALARS.contains(type.componentType()));
    }

    public String name() {
        return type.getSimpleName();
    }

    public List<ClassMembers.Member> members() {
        return ClassMembers.of(type).all();
    }

    /** The objects of the sample, which is one or an array of them. */
    public List<Object> objects(Object subject) {
        return isArray
                ? IntStream.range(0, Array.getLength(subject))
                        .mapToObj(i -> Array.get(subject, i))
                        .toList()
                : List.of(subject);
    }

    /** Builds the sample from objects' values by name. */
    public Object sample(List<Map<String, Object>> values) {
        if (!isArray) {
            return ClassMembers.of(type).make(values.getFirst());
        }
        Object array = Array.newInstance(type, values.size());
        for (int i = 0; i < values.size(); i++) {
            Array.set(array, i, ClassMembers.of(type).make(values.get(i)));
        }
        return array;
    }

    /** The elements of an array of numbers or texts. */
    public static List<Object> list(Object array) {
        return IntStream.range(0, Array.getLength(array))
                .mapToObj(i -> Array.get(array, i))
                .toList();
    }

    /** An array of a type with the elements of a list. */
    public static Object array(Class<?> type, List<?> list) {
        List<Object> elements = new ArrayList<>(list);
        Object array = Array.newInstance(type.componentType(), elements.size());
        for (int i = 0; i < elements.size(); i++) {
            Array.set(array, i, elements.get(i));
        }
        return array;
    }
}
