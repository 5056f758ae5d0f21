package dev.hexplain.ksy.eval;

import org.jspecify.annotations.Nullable;

/** Compiles unary operators on numbers. */
final class SignEvals {
    private SignEvals() {}

    static final class Minus extends Eval {
        private final Eval of;

        Minus(Eval of) {
            this.of = of;
        }

        @Override
        public Object value(Scope scope) {
            Object value = of.value(scope);
            return value instanceof Double number ? (Object) (-number) : (Object) (-integer(value));
        }

        private static long integer(@Nullable Object value) {
            if (value instanceof Long || value instanceof EnumValue) {
                return ValueConversions.integer(value);
            }
            throw ValueConversions.wrong("a number", value);
        }

        @Override
        public long integer(Scope scope) {
            return -of.integer(scope);
        }
    }

    static final class Invert extends IntegerEval {
        private final Eval of;

        Invert(Eval of) {
            this.of = of;
        }

        @Override
        public long integer(Scope scope) {
            return ~of.integer(scope);
        }
    }
}
