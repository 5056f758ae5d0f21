package dev.hexplain.ksy.eval;

/** A boolean expression: its value is what {@link #truth} returns. */
abstract class BooleanEval extends Eval {
    @Override
    public final Object value(Scope scope) {
        return truth(scope);
    }

    @Override
    public abstract boolean truth(Scope scope);
}
