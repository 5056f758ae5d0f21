package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.Evals;
import dev.hexplain.ksy.eval.NameEvals;
import dev.hexplain.ksy.eval.ValueConversions;
import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.ExpressionParser;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates paths and expressions on the values of a tree of any format. A path ({@link ValuePath}) is a value as it
 * stands, a number with all its digits; so is a path of fields. Anything else is an expression of the descriptor
 * language, in which members and keys are names, keys that are no names are indices ({@code attributes["a b"]}), and
 * {@code _} is the value asked about.
 *
 * <p>Safe for many threads; each query reads independently.
 */
public final class ValueQuery {
    private final TreeValues values;

    public ValueQuery(FieldTree tree) {
        this.values = new TreeValues(tree);
    }

    /**
     * The value of a path or an expression, from the value around a field.
     *
     * @throws dev.hexplain.ksy.expr.ExpressionSyntaxException where it is malformed
     * @throws dev.hexplain.ksy.eval.EvalException where it has no value
     */
    public QueryAnswer ask(String expression, FieldId from) {
        NativeValues natives = new NativeValues(values, new QueryContext());
        Optional<LogicalValue> atPath =
                values.find(expression).or(() -> values.tree().find(expression).map(values::of));
        return atPath.map(value -> QueryAnswer.of(natives, value))
                .orElseGet(() -> evaluated(natives, expression, from));
    }

    private QueryAnswer evaluated(NativeValues natives, String expression, FieldId from) {
        Expr parsed = ExpressionParser.parseOnValues(expression);
        LogicalValue around = around(from);
        ValueScope scope = ValueScope.of(natives, around);
        Object value = new Evals(NameEvals.BY_TEXT)
                .compile(parsed, scope.self().type())
                .value(scope);
        Optional<LogicalValue> said = value(parsed, scope);
        return new QueryAnswer(
                value, QueryAnswer.type(value), said.map(LogicalValue::field).map(Field::id), said);
    }

    /** The innermost value with parts that holds a field. */
    private LogicalValue around(FieldId from) {
        List<ValuePath.Step> steps =
                values.tree().field(from).map(values::around).orElse(List.of());
        return steps.reversed().stream()
                .map(ValuePath.Step::value)
                .filter(value -> !(value instanceof LogicalValue.Scalar || value instanceof LogicalValue.Opaque))
                .findFirst()
                .orElseGet(values::root);
    }

    /** The value of the tree that an expression selects; empty where the value is calculated. */
    private static Optional<LogicalValue> value(Expr expression, ValueScope scope) {
        return switch (expression) {
            case Expr.Name name
            when name.id().equals("_") -> Optional.of(scope.self().value());
            case Expr.Name name -> scope.self().part(name.id());
            case Expr.Member member ->
                evaluated(member.of(), scope) instanceof ValueStruct struct
                        ? struct.part(member.name())
                        : Optional.empty();
            case Expr.Index index -> element(index, scope);
            default -> Optional.empty();
        };
    }

    private static Optional<LogicalValue> element(Expr.Index index, ValueScope scope) {
        Object key = evaluated(index.index(), scope);
        return switch (evaluated(index.of(), scope)) {
            case ValueList list -> Optional.of(list.element((int) ValueConversions.integer(key)));
            case ValueStruct struct -> struct.part(ValueConversions.text(key));
            case null, default -> Optional.empty();
        };
    }

    private static @Nullable Object evaluated(Expr expression, ValueScope scope) {
        return new Evals(NameEvals.BY_TEXT)
                .compile(expression, scope.self().type())
                .value(scope);
    }
}
