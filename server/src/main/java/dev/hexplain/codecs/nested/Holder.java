package dev.hexplain.codecs.nested;

import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Classes of the JDK that are around one value, or none: a schema has the value, which may be absent. */
enum Holder {
    OPTIONAL(Optional.class),
    OPTIONAL_INT(OptionalInt.class),
    OPTIONAL_LONG(OptionalLong.class),
    OPTIONAL_DOUBLE(OptionalDouble.class),
    REFERENCE(AtomicReference.class);

    private final Class<?> type;

    Holder(Class<?> type) {
        this.type = type;
    }

    static Optional<Holder> of(Class<?> type) {
        return Arrays.stream(values()).filter(holder -> holder.type == type).findFirst();
    }

    /** The type of the value, where the declaration says it. */
    Type content(Type declared) {
        return switch (this) {
            case OPTIONAL, REFERENCE -> TypeArguments.argument(declared, 0);
            case OPTIONAL_INT -> Integer.class;
            case OPTIONAL_LONG -> Long.class;
            case OPTIONAL_DOUBLE -> Double.class;
        };
    }

    static @Nullable Object held(Object holder) {
        return switch (holder) {
            case Optional<?> optional -> optional.orElse(null);
            case OptionalInt number -> number.isPresent() ? number.getAsInt() : null;
            case OptionalLong number -> number.isPresent() ? number.getAsLong() : null;
            case OptionalDouble number -> number.isPresent() ? number.getAsDouble() : null;
            case AtomicReference<?> reference -> reference.get();
            default -> holder;
        };
    }

    Object around(@Nullable Object value) {
        return switch (this) {
            case OPTIONAL -> Optional.ofNullable(value);
            case OPTIONAL_INT -> value == null ? OptionalInt.empty() : OptionalInt.of((Integer) value);
            case OPTIONAL_LONG -> value == null ? OptionalLong.empty() : OptionalLong.of((Long) value);
            case OPTIONAL_DOUBLE -> value == null ? OptionalDouble.empty() : OptionalDouble.of((Double) value);
            case REFERENCE -> new AtomicReference<@Nullable Object>(value);
        };
    }
}
