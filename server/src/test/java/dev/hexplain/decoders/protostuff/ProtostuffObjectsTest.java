package dev.hexplain.decoders.protostuff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decoders.protobuf.Protobuf;
import dev.hexplain.testing.Differences;
import dev.hexplain.testing.ReflectedClasses;
import dev.hexplain.testing.ReflectedValues;
import dev.hexplain.testing.Survival;
import dev.hexplain.testing.WrittenCollections;
import dev.hexplain.testing.WrittenGraphs;
import dev.hexplain.testing.WrittenObjects;
import dev.hexplain.testing.WrittenScalars;
import dev.hexplain.testing.WrittenTimes;
import dev.hexplain.tree.FieldTree;
import io.protostuff.LinkedBuffer;
import io.protostuff.ProtostuffIOUtil;
import io.protostuff.runtime.RuntimeSchema;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the library writes of objects of many classes has each value that reflection finds. */
class ProtostuffObjectsTest {
    /** Of the JDK's classes only some are known by their fields; the library itself cannot write the last three. */
    private static final Set<Class<?>> LEFT_OUT = Set.of(
            WrittenTimes.Times.class,
            WrittenTimes.Rare.class,
            WrittenCollections.Concurrent.class,
            WrittenGraphs.Cycle.class,
            WrittenScalars.BoxedArrays.class,
            WrittenGraphs.Pair.class,
            WrittenGraphs.Others.class);

    /** What a subclass adds is lost where the parent is declared; an entry without a key has the name of its field. */
    private static final List<String> LOST = List.of(
            "Lists: .sub[1].z",
            "Holder: .declared.z",
            "Child: .next.same",
            "Child: .next.text",
            "GrandChild: .next.same",
            "GrandChild: .next.text",
            "Nulls: .keys",
            "Numbers: .u");

    private static final String LIST = ReflectedClasses.list(WrittenObjects.classes());

    @Test
    void every_value_is_what_was_written() {
        List<String> wrong = new ArrayList<>();
        for (Object object : WrittenObjects.all()) {
            Class<?> type = object.getClass();
            if (WrittenObjects.isDeclared(type) && !type.isEnum() && !LEFT_OUT.contains(type)) {
                difference(object).forEach(each -> wrong.add(type.getSimpleName() + ": " + each));
            }
        }
        wrong.removeIf(each -> LOST.stream().anyMatch(each::startsWith));
        assertThat(wrong).as(String.join("\n", wrong)).isEmpty();
    }

    private static List<String> difference(Object object) {
        byte[] bytes = bytes(object);
        Schema schema = Schema.of("objects", object.getClass().getName(), LIST);
        FieldTree tree = new Survival(new Protostuff(new Protobuf()).with(schema)).decode(bytes);
        if (!tree.facts().issues().isEmpty()) {
            return List.of(
                    tree.facts().issues().getFirst() + " in " + HexFormat.of().formatHex(bytes));
        }
        return Differences.of(
                pruned(ReflectedValues.of(object, each -> each, field -> isWritten(field, object.getClass()))),
                pruned(ProtostuffTreeValues.of(tree)));
    }

    @SuppressWarnings("unchecked")
    private static byte[] bytes(Object object) {
        return ProtostuffIOUtil.toByteArray(
                object, RuntimeSchema.getSchema((Class<Object>) object.getClass()), LinkedBuffer.allocate());
    }

    /** A field of the name of one further down is not written. */
    private static boolean isWritten(Field field, Class<?> of) {
        for (Class<?> type = of; field.getDeclaringClass().isAssignableFrom(type); type = type.getSuperclass()) {
            if (type == field.getDeclaringClass()) {
                return true;
            }
            if (Arrays.stream(type.getDeclaredFields())
                    .anyMatch(each -> each.getName().equals(field.getName()))) {
                return false;
            }
        }
        return true;
    }

    /** Null and what is empty is not written. */
    private static @Nullable Object pruned(@Nullable Object value) {
        return switch (value) {
            case Map<?, ?> map -> {
                Map<String, Object> left = new LinkedHashMap<>();
                map.forEach((key, each) -> {
                    Object pruned = pruned(each);
                    if (pruned != null) {
                        left.put(String.valueOf(key), pruned);
                    }
                });
                yield left.isEmpty() ? null : left;
            }
            case List<?> list -> {
                List<Object> left = new ArrayList<>();
                list.forEach(each -> {
                    Object pruned = pruned(each);
                    if (pruned != null) {
                        left.add(pruned);
                    }
                });
                yield left.isEmpty() ? null : left;
            }
            case null, default -> value;
        };
    }
}
