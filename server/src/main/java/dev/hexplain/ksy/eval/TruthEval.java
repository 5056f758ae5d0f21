package dev.hexplain.ksy.eval;

/** An expression that is always true or false: its value is what {@link #truth} says. */
abstract class TruthEval extends Eval {
    @Override
    public final Object value(Scope scope) {
        return truth(scope);
    }

    @Override
    public abstract boolean truth(Scope scope);
}
