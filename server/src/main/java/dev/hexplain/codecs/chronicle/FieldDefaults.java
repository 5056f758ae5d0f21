package dev.hexplain.codecs.chronicle;

import dev.hexplain.codecs.graph.ReachableClasses;
import java.lang.reflect.Field;
import java.util.Objects;
import java.util.Optional;
import net.openhft.chronicle.core.OS;
import net.openhft.chronicle.wire.SerializationStrategies;
import net.openhft.chronicle.wire.SerializationStrategy;
import net.openhft.chronicle.wire.WireMarshaller;
import net.openhft.chronicle.wire.Wires;
import org.jspecify.annotations.Nullable;

/**
 * What Chronicle Wire takes the value of a field from that it cannot read: an object of the class without values. For classes of
 * the JDK, which it knows by their names, it makes none, and reads the memory at no address, which ends the process. Here they
 * get one, too.
 */
final class FieldDefaults {
    /** What the names of classes begin with that it makes none for. */
    private static final String JDK = "java";

    private static final Field DEFAULT = field();

    /** Whether it writes and reads objects of a class by their fields, and makes none for it. */
    private static final ClassValue<Boolean> WITHOUT = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return type.getName().startsWith(JDK)
                    && !type.isEnum()
                    && !type.isArray()
                    && strategy(type) == SerializationStrategies.ANY_NESTED;
        }
    };

    private FieldDefaults() {}

    private static Field field() {
        try {
            Field field = WireMarshaller.class.getDeclaredField("defaultValue");
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("Another Chronicle Wire keeps defaults elsewhere", e);
        }
    }

    /** Gives one to each class of an object graph that lacks it; returns why that cannot be, and the object not be read. */
    static Optional<String> refusal(Object object) {
        return ReachableClasses.in(object).stream()
                .filter(WITHOUT::get)
                .flatMap(type -> missing(type).stream())
                .findFirst();
    }

    /** As it is chosen by the library, which does not tell. */
    private static @Nullable SerializationStrategy strategy(Class<?> type) {
        return Wires.CLASS_STRATEGY_FUNCTIONS.stream()
                .map(function -> function.apply(type))
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
    }

    private static Optional<String> missing(Class<?> type) {
        WireMarshaller<?> marshaller;
        try {
            marshaller = WireMarshaller.WIRE_MARSHALLER_CL.get(type);
        } catch (RuntimeException | LinkageError fails) {
            return Optional.empty(); // and says so when it is to write the object
        }
        try {
            if (DEFAULT.get(marshaller) == null) {
                DEFAULT.set(marshaller, OS.memory().allocateInstance(type));
            }
            return Optional.empty();
        } catch (ReflectiveOperationException | RuntimeException e) {
            return Optional.of("It does not read `%s` by its fields: %s".formatted(type.getName(), e.getMessage()));
        }
    }
}
