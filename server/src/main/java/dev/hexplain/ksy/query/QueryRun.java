package dev.hexplain.ksy.query;

import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.Expr.TypeName;
import dev.hexplain.ksy.model.Expression;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.tree.FieldTree;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The state of one query on the fields of a descriptor: compiled expressions and limits. */
final class QueryRun extends QueryContext {
    private final FieldTree tree;
    private final CompiledExpressions compiled;
    private final Function<String, Optional<TypeSpec>> opaque;

    QueryRun(FieldTree tree, CompiledExpressions compiled, Function<String, Optional<TypeSpec>> opaque) {
        this.tree = tree;
        this.compiled = compiled;
        this.opaque = opaque;
    }

    /** An opaque type of the descriptor. */
    Optional<TypeSpec> opaque(TypeName name) {
        return opaque.apply(name.toString());
    }

    FieldTree tree() {
        return tree;
    }

    /** The value of a queried expression. */
    @Nullable Object value(Expr tree, TreeScope scope) {
        return compiled.evals.compile(tree, scope.self().type()).value(scope);
    }

    /** The value of an expression of the descriptor. */
    @Nullable Object value(Expression expression, TreeScope scope) {
        return compiled.of(expression, scope.self().type()).value(scope);
    }

    boolean isTrue(Expression expression, TreeScope scope) {
        return compiled.of(expression, scope.self().type()).isTrue(scope);
    }
}
