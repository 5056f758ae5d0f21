package dev.hexplain.ksy.eval;

/** An expression that is always an integer: its value is what {@link #integer} says. */
abstract class IntegerEval extends Eval {
    @Override
    public final Object value(Scope scope) {
        return integer(scope);
    }

    @Override
    public abstract long integer(Scope scope);
}
