package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.expr.Expr.BinaryOp;
import org.jspecify.annotations.Nullable;

/**
 * Compiles {@code + - * / %}. {@code integer} evaluates both sides as integers, so no number is boxed; {@code value}
 * checks the types of the sides at run time.
 */
final class Arithmetic {
    private Arithmetic() {}

    static Eval of(BinaryOp op, Eval left, Eval right) {
        return switch (op) {
            case ADD -> new Add(left, right);
            case SUBTRACT -> new Subtract(left, right);
            case MULTIPLY -> new Multiply(left, right);
            case DIVIDE -> new Divide(left, right);
            case MODULO -> new Modulo(left, right);
            default -> throw new IllegalArgumentException(op + " is not arithmetic");
        };
    }

    /** Division as the language defines it: towards negative infinity. */
    static long divide(long a, long b) {
        if (b == 0) {
            throw new EvalException(Kind.DIVISION_BY_ZERO, "expected a divisor other than 0 in " + a + " / 0");
        }
        return Math.floorDiv(a, b);
    }

    /** The remainder of such a division: it has the sign of the divisor. */
    static long modulo(long a, long b) {
        if (b == 0) {
            throw new EvalException(Kind.DIVISION_BY_ZERO, "expected a divisor other than 0 in " + a + " % 0");
        }
        return Math.floorMod(a, b);
    }

    private abstract static class Operation extends Eval {
        final Eval left;
        final Eval right;
        private final String sign;

        Operation(Eval left, Eval right, BinaryOp op) {
            this.left = left;
            this.right = right;
            this.sign = op.sign();
        }

        abstract long on(long a, long b);

        abstract double on(double a, double b);

        @Override
        public final @Nullable Object value(Scope scope) {
            Object a = left.value(scope);
            Object b = right.value(scope);
            if (a instanceof Long x && b instanceof Long y) {
                return on((long) x, (long) y);
            }
            scope.spend(WorkCounter.of(a) + WorkCounter.of(b));
            return onOthers(plain(a), plain(b));
        }

        Object onOthers(@Nullable Object a, @Nullable Object b) {
            if (a instanceof Long x && b instanceof Long y) {
                return on((long) x, (long) y);
            }
            if (a instanceof Number x && b instanceof Number y) {
                return on(x.doubleValue(), y.doubleValue());
            }
            throw wrong("two numbers", a, b);
        }

        final EvalException wrong(String expected, @Nullable Object a, @Nullable Object b) {
            return new EvalException(
                    a == null || b == null ? Kind.NOT_READ : Kind.WRONG_TYPE,
                    "expected " + expected + " for " + sign + ", found " + ValueDescriptions.of(a) + " and "
                            + ValueDescriptions.of(b));
        }

        private static @Nullable Object plain(@Nullable Object value) {
            return value instanceof EnumValue named ? (Object) named.value() : value;
        }
    }

    private static final class Add extends Operation {
        Add(Eval left, Eval right) {
            super(left, right, BinaryOp.ADD);
        }

        @Override
        public long integer(Scope scope) {
            return left.integer(scope) + right.integer(scope);
        }

        @Override
        long on(long a, long b) {
            return a + b;
        }

        @Override
        double on(double a, double b) {
            return a + b;
        }

        @Override
        Object onOthers(@Nullable Object a, @Nullable Object b) {
            if (a instanceof String x && b instanceof String y) {
                return TextEvals.join(x, y);
            }
            if (a instanceof String || b instanceof String) {
                throw wrong("two texts", a, b);
            }
            return super.onOthers(a, b);
        }
    }

    private static final class Subtract extends Operation {
        Subtract(Eval left, Eval right) {
            super(left, right, BinaryOp.SUBTRACT);
        }

        @Override
        public long integer(Scope scope) {
            return left.integer(scope) - right.integer(scope);
        }

        @Override
        long on(long a, long b) {
            return a - b;
        }

        @Override
        double on(double a, double b) {
            return a - b;
        }
    }

    private static final class Multiply extends Operation {
        Multiply(Eval left, Eval right) {
            super(left, right, BinaryOp.MULTIPLY);
        }

        @Override
        public long integer(Scope scope) {
            return left.integer(scope) * right.integer(scope);
        }

        @Override
        long on(long a, long b) {
            return a * b;
        }

        @Override
        double on(double a, double b) {
            return a * b;
        }
    }

    private static final class Divide extends Operation {
        Divide(Eval left, Eval right) {
            super(left, right, BinaryOp.DIVIDE);
        }

        @Override
        public long integer(Scope scope) {
            return divide(left.integer(scope), right.integer(scope));
        }

        @Override
        long on(long a, long b) {
            return divide(a, b);
        }

        @Override
        double on(double a, double b) {
            return a / b;
        }
    }

    private static final class Modulo extends Operation {
        Modulo(Eval left, Eval right) {
            super(left, right, BinaryOp.MODULO);
        }

        @Override
        public long integer(Scope scope) {
            return modulo(left.integer(scope), right.integer(scope));
        }

        @Override
        long on(long a, long b) {
            return modulo(a, b);
        }

        @Override
        double on(double a, double b) {
            return a % b;
        }
    }
}
