package dev.hexplain.ksy.eval;

/** A boolean expression: its value is what {@link #isTrue} returns. */
abstract class BooleanEval extends Eval {
    @Override
    public final Object value(Scope scope) {
        return isTrue(scope);
    }

    @Override
    public abstract boolean isTrue(Scope scope);
}
