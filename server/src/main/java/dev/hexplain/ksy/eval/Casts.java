package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.expr.Expr.TypeName;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.LongFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Compiles {@code .as<type>}. A cast to a user type does not change the value. A cast to a number is a Java cast to the
 * type that the official Java target uses: {@code s1} a byte, {@code s2} a short, {@code u1 u2 s4} an int, the others a
 * long.
 */
final class Casts {
    private Casts() {}

    static Eval of(Eval of, TypeName type) {
        return conversion(type).<Eval>map(change -> new Cast(of, change)).orElse(of);
    }

    private static Optional<UnaryOperator<@Nullable Object>> conversion(TypeName type) {
        if (type.path().size() != 1 || type.absolute()) {
            return Optional.empty();
        }
        String name = type.path().getFirst();
        if (type.array()) {
            return Optional.of(value -> value instanceof byte[] bytes ? new ByteListValue(bytes) : value);
        }
        return switch (name.replaceFirst("(?<=[usf]\\d)[lb]e$", "")) {
            case "bytes" -> Optional.of(value -> value == null ? null : ValueConversions.bytes(value));
            case "s1" -> Optional.of(number(value -> (long) (byte) value, value -> (long) (byte) value));
            case "s2" -> Optional.of(number(value -> (long) (short) value, value -> (long) (short) value));
            case "u1", "u2", "s4" -> Optional.of(number(value -> (long) (int) value, value -> (long) (int) value));
            case "u4", "u8", "s8" -> Optional.of(number(value -> value, value -> (long) value));
            case "f4" -> Optional.of(number(value -> (double) (float) value, value -> (double) (float) value));
            case "f8" -> Optional.of(number(value -> (double) value, value -> value));
            default -> Optional.empty();
        };
    }

    private static UnaryOperator<@Nullable Object> number(
            LongFunction<Object> ofLong, DoubleFunction<Object> ofDouble) {
        return value -> switch (value) {
            case Long number -> ofLong.apply(number);
            case Double number -> ofDouble.apply(number);
            case null, default -> value;
        };
    }

    private static final class Cast extends Eval {
        private final Eval of;
        private final UnaryOperator<@Nullable Object> change;

        Cast(Eval of, UnaryOperator<@Nullable Object> change) {
            this.of = of;
            this.change = change;
        }

        @Override
        public @Nullable Object value(Scope scope) {
            Object value = of.value(scope);
            scope.spend(WorkCounter.of(value));
            return change.apply(value);
        }
    }
}
