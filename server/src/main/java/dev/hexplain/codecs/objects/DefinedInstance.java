package dev.hexplain.codecs.objects;

import dev.hexplain.codecs.definitions.ClassDefinition;
import dev.hexplain.codecs.definitions.DefinedClasses;
import dev.hexplain.codecs.objects.StreamNode.Level;
import dev.hexplain.tree.Field;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An object of a class that was defined for it: made by its constructor, then its fields are set. */
final class DefinedInstance {
    private final ObjectMaker maker;
    private final StreamNode.Instance node;
    private final DefinedClasses classes;
    private final JdkInstance in;

    DefinedInstance(ObjectMaker maker, StreamNode.Instance node, DefinedClasses classes) {
        this.maker = maker;
        this.node = node;
        this.classes = classes;
        this.in = new JdkInstance(maker, node);
    }

    Object make() throws UnmakeableException {
        Class<?> type = defined(node.type().name());
        if (type.isRecord()) {
            return ofRecord(type);
        }
        Optional<String> jdk = node.levels().stream()
                .map(level -> level.type().name())
                .filter(ClassDefinition::isJdk)
                .reduce((_, lower) -> lower);
        try {
            Object object = Throwable.class.isAssignableFrom(type) ? JdkThrowableForms.make(type, in) : made(type);
            if (jdk.isPresent()) {
                JdkForm form = JdkForms.of(jdk.get(), classes);
                maker.later(node, () -> form.fill(object, in));
            }
            for (Level level : node.levels()) {
                if (!ClassDefinition.isJdk(level.type().name())) {
                    level(object, level);
                }
            }
            return object;
        } catch (ReflectiveOperationException e) {
            throw new UnmakeableException("its constructor failed: " + e);
        }
    }

    /** Made by its constructor, which takes all components. */
    private Object ofRecord(Class<?> type) throws UnmakeableException {
        Map<String, @Nullable Object> values = new HashMap<>();
        for (Level level : node.levels()) {
            for (int i = 0; i < level.fields().size(); i++) {
                var described = level.type().fields().get(i);
                values.put(
                        described.name(),
                        value(described.descriptor(), level.fields().get(i)));
            }
        }
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] arguments = Arrays.stream(components)
                .map(each -> values.get(each.getName()))
                .toArray();
        try {
            return type.getConstructor(types).newInstance(arguments);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new UnmakeableException("its constructor failed: " + e);
        }
    }

    private @Nullable Object value(String descriptor, Field field) throws UnmakeableException {
        return StreamPrimitives.isPrimitive(descriptor)
                ? StreamPrimitives.read(maker.sourceOf(field), field.offset(), descriptor.charAt(0))
                : maker.of(field);
    }

    private static Object made(Class<?> type) throws ReflectiveOperationException {
        Constructor<?> constructor = type.getConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    private static java.lang.reflect.Field field(Class<?> type, String name) throws NoSuchFieldException {
        java.lang.reflect.Field field = type.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    private Class<?> defined(String name) throws UnmakeableException {
        return classes.named(name)
                .filter(classes::has)
                .filter(type -> !type.isInterface() && !type.isEnum())
                .orElseThrow(() -> new UnmakeableException("its class could not be defined"));
    }

    private void level(Object object, Level level) throws UnmakeableException, ReflectiveOperationException {
        Class<?> type = defined(level.type().name());
        if (!type.isInstance(object)) {
            throw new UnmakeableException("the stream describes its class in two ways");
        }
        for (int i = 0; i < level.fields().size(); i++) {
            var described = level.type().fields().get(i);
            Field field = level.fields().get(i);
            java.lang.reflect.Field target = field(type, described.name());
            if (!target.getType().descriptorString().equals(described.descriptor())) {
                throw new UnmakeableException("the stream describes its class in two ways");
            }
            if (StreamPrimitives.isPrimitive(described.descriptor())) {
                target.set(object, value(described.descriptor(), field));
            } else {
                maker.later(node, () -> set(object, target, field));
            }
        }
        writer(object, type, level);
        tellMissing(level);
    }

    /** A class that writes itself may write no fields; any other writes all. */
    private void tellMissing(Level level) {
        int all = level.type().fields().size();
        int missing = all - level.fields().size();
        if (missing > 0 && (!level.fields().isEmpty() || !writesItself(level))) {
            maker.notKept(node, "%d of its %d fields, before which the stream is cut".formatted(missing, all));
        }
    }

    private static boolean writesItself(Level level) {
        return level.type().flags().contains("SC_EXTERNALIZABLE")
                || level.type().flags().contains("SC_WRITE_METHOD");
    }

    private void set(Object object, java.lang.reflect.Field target, Field field) throws UnmakeableException {
        Object value = maker.of(field);
        if (value != null && !target.getType().isInstance(value)) {
            throw new UnmakeableException("%s holds a %s here, which is no %s"
                    .formatted(
                            target.getName(),
                            value.getClass().getName(),
                            target.getType().getName()));
        }
        try {
            target.set(object, value);
        } catch (IllegalAccessException e) {
            throw new UnmakeableException(String.valueOf(e.getMessage()));
        }
    }

    /** What the class writes itself: only its bytes are known. */
    private void writer(Object object, Class<?> type, Level level) throws ReflectiveOperationException {
        if (!writesItself(level)) {
            return;
        }
        boolean external = level.type().flags().contains("SC_EXTERNALIZABLE");
        boolean fieldsFirst =
                !external && level.fields().size() == level.type().fields().size();
        java.lang.reflect.Field target = field(type, DefinedClasses.WRITER);
        maker.later(node, () -> {
            List<StreamContent> contents = maker.written(level);
            Consumer<Object> writer = out -> StreamContentWriter.write(out, contents, fieldsFirst);
            try {
                target.set(object, writer);
            } catch (IllegalAccessException e) {
                throw new UnmakeableException(String.valueOf(e.getMessage()));
            }
        });
    }
}
