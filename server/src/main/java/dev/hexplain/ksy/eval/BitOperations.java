package dev.hexplain.ksy.eval;

import dev.hexplain.ksy.expr.Expr.BinaryOp;

/** Compiles {@code & | ^ << >>}, on integers only. Shifts take the low six bits of their distance, as Java's do. */
final class BitOperations {
    private BitOperations() {}

    static Eval of(BinaryOp op, Eval left, Eval right) {
        return switch (op) {
            case AND_BITS ->
                LiteralEvals.isInteger(right)
                        ? new AndLiteral(left, LiteralEvals.integer(right))
                        : new And(left, right);
            case OR_BITS -> new Or(left, right);
            case XOR_BITS -> new Xor(left, right);
            case SHIFT_LEFT -> new ShiftLeft(left, right);
            case SHIFT_RIGHT -> new ShiftRight(left, right);
            default -> throw new IllegalArgumentException(op + " is not about bits");
        };
    }

    private static final class And extends IntegerEval {
        private final Eval left;
        private final Eval right;

        And(Eval left, Eval right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public long integer(Scope scope) {
            return left.integer(scope) & right.integer(scope);
        }
    }

    private static final class AndLiteral extends IntegerEval {
        private final Eval left;
        private final long mask;

        AndLiteral(Eval left, long mask) {
            this.left = left;
            this.mask = mask;
        }

        @Override
        public long integer(Scope scope) {
            return left.integer(scope) & mask;
        }
    }

    private static final class Or extends IntegerEval {
        private final Eval left;
        private final Eval right;

        Or(Eval left, Eval right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public long integer(Scope scope) {
            return left.integer(scope) | right.integer(scope);
        }
    }

    private static final class Xor extends IntegerEval {
        private final Eval left;
        private final Eval right;

        Xor(Eval left, Eval right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public long integer(Scope scope) {
            return left.integer(scope) ^ right.integer(scope);
        }
    }

    private static final class ShiftLeft extends IntegerEval {
        private final Eval left;
        private final Eval right;

        ShiftLeft(Eval left, Eval right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public long integer(Scope scope) {
            return left.integer(scope) << right.integer(scope);
        }
    }

    private static final class ShiftRight extends IntegerEval {
        private final Eval left;
        private final Eval right;

        ShiftRight(Eval left, Eval right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public long integer(Scope scope) {
            return left.integer(scope) >> right.integer(scope);
        }
    }
}
