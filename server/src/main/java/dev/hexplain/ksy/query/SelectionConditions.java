package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.Eval;
import dev.hexplain.ksy.eval.Evals;
import dev.hexplain.ksy.eval.NameEvals;
import dev.hexplain.ksy.eval.Scope;
import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.time.Duration;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** Evaluates the conditions of a selection on values: each is a question of its own, with limits of its own. */
final class SelectionConditions {
    /** Of one condition on one value: what a page of an answer may take ends between values, and drops none. */
    private static final Duration MOST = Duration.ofSeconds(2);

    private final TreeValues values;
    private final Evals evals;
    private final IdentityHashMap<Expr, Eval> compiled = new IdentityHashMap<>();
    private SelectionLevel.@Nullable Candidate asked;

    SelectionConditions(TreeValues values) {
        this.values = values;
        this.evals = new Evals((name, type) -> switch (name) {
            case "_key" -> new KeyEval();
            case "null" -> new NullEval();
            default -> NameEvals.BY_TEXT.find(name, type);
        });
    }

    /**
     * Whether a condition holds: where it is true, or has another value than false and null.
     *
     * @throws dev.hexplain.ksy.eval.EvalException where it has no value
     */
    boolean holds(Expr condition, SelectionLevel.Candidate candidate) {
        asked = candidate;
        return isTrue(value(condition, candidate.part().value(), candidate.index()));
    }

    /** Whether it holds for the outermost value, which is under no key. */
    boolean holdsForRoot(Expr condition) {
        asked = null;
        return isTrue(value(condition, values.root(), 0));
    }

    private static boolean isTrue(@Nullable Object value) {
        return value instanceof Boolean isTrue ? isTrue : value != null;
    }

    /** The value of an expression on a value. */
    @Nullable Object value(Expr expression, LogicalValue on, long index) {
        return RequestDeadline.<@Nullable Object, RuntimeException>within(MOST, () -> {
            NativeValues natives = new NativeValues(values, new QueryContext());
            ValueScope scope = new ValueScope(new ValueStruct(natives, on), natives.of(on), index);
            return compiled.computeIfAbsent(
                            expression,
                            absent -> evals.compile(absent, scope.self().type()))
                    .value(scope);
        });
    }

    /** {@code _key}: the key or the name under which the value stands, of an element its number. */
    private final class KeyEval extends Eval {
        @Override
        public @Nullable Object value(Scope scope) {
            SelectionLevel.Candidate candidate = asked;
            if (candidate == null) {
                return null;
            }
            SelectionLevel.Part part = candidate.part();
            LogicalValue key = part.key();
            return key != null
                    ? new NativeValues(values, new QueryContext()).of(key)
                    : part.name() != null ? part.name() : (Object) candidate.index();
        }
    }

    /** The language of descriptors has no word for it. */
    private static final class NullEval extends Eval {
        @Override
        public @Nullable Object value(Scope scope) {
            return null;
        }
    }
}
