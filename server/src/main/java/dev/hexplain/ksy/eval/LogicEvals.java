package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.expr.Expr.BinaryOp;
import org.jspecify.annotations.Nullable;

/** Compiles comparisons, {@code and or not}, and {@code ? :}. */
final class LogicEvals {
    private LogicEvals() {}

    /** {@code and} and {@code or}, with short-circuit evaluation. */
    static Eval of(BinaryOp op, Eval left, Eval right) {
        return op == BinaryOp.AND ? new And(left, right) : new Or(left, right);
    }

    static Eval not(Eval of) {
        return new Not(of);
    }

    static Eval choice(Eval condition, Eval ifTrue, Eval ifFalse) {
        return new Choice(condition, ifTrue, ifFalse);
    }

    /** A comparison of values of any kind. */
    static Eval comparison(BinaryOp op, Eval left, Eval right) {
        return new Comparison(op, left, right);
    }

    /** A comparison of two sides that are known to be integers. */
    static Eval integerComparison(BinaryOp op, Eval left, Eval right) {
        return switch (op) {
            case EQUAL -> integersEqual(left, right);
            case NOT_EQUAL -> new Not(integersEqual(left, right));
            case LESS -> new IntegersLess(left, right);
            case GREATER -> new IntegersLess(right, left);
            case LESS_OR_EQUAL -> new Not(new IntegersLess(right, left));
            case GREATER_OR_EQUAL -> new Not(new IntegersLess(left, right));
            default -> throw new IllegalArgumentException(op + " does not compare");
        };
    }

    private static Eval integersEqual(Eval left, Eval right) {
        return LiteralEvals.isInteger(right)
                ? new IntegerEquals(left, LiteralEvals.integer(right))
                : new IntegersEqual(left, right);
    }

    private static final class And extends BooleanEval {
        private final Eval left;
        private final Eval right;

        And(Eval left, Eval right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean isTrue(Scope scope) {
            return left.isTrue(scope) && right.isTrue(scope);
        }
    }

    private static final class Or extends BooleanEval {
        private final Eval left;
        private final Eval right;

        Or(Eval left, Eval right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean isTrue(Scope scope) {
            return left.isTrue(scope) || right.isTrue(scope);
        }
    }

    private static final class Not extends BooleanEval {
        private final Eval of;

        Not(Eval of) {
            this.of = of;
        }

        @Override
        public boolean isTrue(Scope scope) {
            return !of.isTrue(scope);
        }
    }

    private static final class Comparison extends BooleanEval {
        private final BinaryOp op;
        private final Eval left;
        private final Eval right;

        Comparison(BinaryOp op, Eval left, Eval right) {
            this.op = op;
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean isTrue(Scope scope) {
            return Comparisons.test(op, left.value(scope), right.value(scope), scope);
        }
    }

    private static final class IntegersEqual extends BooleanEval {
        private final Eval left;
        private final Eval right;

        IntegersEqual(Eval left, Eval right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean isTrue(Scope scope) {
            return left.integer(scope) == right.integer(scope);
        }
    }

    private static final class IntegerEquals extends BooleanEval {
        private final Eval left;
        private final long right;

        IntegerEquals(Eval left, long right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean isTrue(Scope scope) {
            return left.integer(scope) == right;
        }
    }

    private static final class IntegersLess extends BooleanEval {
        private final Eval left;
        private final Eval right;

        IntegersLess(Eval left, Eval right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public boolean isTrue(Scope scope) {
            return left.integer(scope) < right.integer(scope);
        }
    }

    private static final class Choice extends Eval {
        private final Eval condition;
        private final Eval ifTrue;
        private final Eval ifFalse;

        Choice(Eval condition, Eval ifTrue, Eval ifFalse) {
            this.condition = condition;
            this.ifTrue = ifTrue;
            this.ifFalse = ifFalse;
        }

        private Eval chosen(Scope scope) {
            return condition.isTrue(scope) ? ifTrue : ifFalse;
        }

        @Override
        public @Nullable Object value(Scope scope) {
            return chosen(scope).value(scope);
        }

        @Override
        public long integer(Scope scope) {
            return chosen(scope).integer(scope);
        }

        @Override
        public boolean isTrue(Scope scope) {
            return chosen(scope).isTrue(scope);
        }
    }
}
