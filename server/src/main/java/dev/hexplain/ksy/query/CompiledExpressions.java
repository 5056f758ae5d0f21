package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.eval.Evals;
import dev.hexplain.ksy.eval.NameEvals;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.TypeSpec;
import java.util.IdentityHashMap;

/** A cache of a descriptor's compiled expressions. */
final class CompiledExpressions {
    final Evals evals = new Evals(NameEvals.BY_TEXT);
    private final IdentityHashMap<Expression, Eval> known = new IdentityHashMap<>();

    synchronized Eval of(Expression expression, TypeSpec context) {
        return known.computeIfAbsent(expression, absent -> evals.compile(expression, context));
    }
}
