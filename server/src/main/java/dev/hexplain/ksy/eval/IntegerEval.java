package dev.hexplain.ksy.eval;

/** An integer expression: its value is what {@link #integer} returns. */
abstract class IntegerEval extends Eval {
    @Override
    public final Object value(Scope scope) {
        return integer(scope);
    }

    @Override
    public abstract long integer(Scope scope);
}
