package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.StructValue;
import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.ExpressionParser;
import dev.hexplain.ksy.model.TypeSpec;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates expressions on the fields of a tree that a descriptor made. Safe for many threads; each query reads
 * independently.
 */
public final class TreeQuery {
    /** Maximum depth of the field that a query starts from. */
    private static final int MAX_LINEAGE = 10_000;

    private final FieldTree tree;
    private final TypeSpec top;
    private final Function<String, Optional<TypeSpec>> opaque;
    private final CompiledExpressions compiled = new CompiledExpressions();

    /** Queries on a tree, by the top type of its descriptor. */
    public TreeQuery(FieldTree tree, TypeSpec top) {
        this(tree, top, name -> Optional.empty());
    }

    /** The same, with the descriptor's opaque types by name. */
    public TreeQuery(FieldTree tree, TypeSpec top, Function<String, Optional<TypeSpec>> opaque) {
        this.tree = tree;
        this.top = top;
        this.opaque = opaque;
    }

    private QueryRun asking() {
        return new QueryRun(tree, compiled, opaque);
    }

    /** The root object, for one query. */
    public StructValue root() {
        return TreeStruct.top(asking(), tree.root(), top);
    }

    /**
     * The value of an expression on the root object.
     *
     * @throws dev.hexplain.ksy.expr.ExpressionSyntaxException where it is malformed
     * @throws EvalException where it has no value
     */
    public QueryAnswer ask(String expression) {
        return ask(expression, FieldId.ROOT);
    }

    /**
     * The value of an expression on a field's object or the nearest object around it; {@code _} is the field itself.
     */
    public QueryAnswer ask(String expression, FieldId from) {
        Expr parsed = ExpressionParser.parse(expression);
        QueryRun asking = asking();
        Step step = walk(asking, from);
        TreeScope scope = new TreeScope(step.object(), step.value(), 0);
        Object value = asking.value(parsed, scope);
        return new QueryAnswer(
                value,
                QueryAnswer.type(value),
                LocatedValue.field(asking, parsed, scope).map(Field::id),
                Optional.empty());
    }

    /**
     * The value of a field that is calculated; empty where it has none, or does not belong to a descriptor's object.
     *
     * @throws EvalException where its expression has no value
     */
    public Optional<Object> calculated(FieldId field) {
        return Optional.ofNullable(walk(asking(), field).value());
    }

    /**
     * The text of an object's field, by its type's {@code to-string}, or else its {@link
     * dev.hexplain.ksy.model.Representation}; empty where it has neither.
     *
     * @throws EvalException where its expression has no value
     */
    public Optional<String> text(FieldId field) {
        QueryRun asking = asking();
        return walk(asking, field).value() instanceof TreeStruct object
                ? object.type()
                        .toText()
                        .map(text -> String.valueOf(asking.value(text, new TreeScope(object, null, 0))))
                        .or(() -> object.type().representation().map(text -> RepresentationText.of(object, text)))
                : Optional.empty();
    }

    /** A field on the way from the top: its object or the nearest one around it, and its value. */
    private record Step(TreeStruct object, @Nullable Object value) {}

    private Step walk(QueryRun asking, FieldId to) {
        List<Field> lineage = tree.lineage(to, MAX_LINEAGE);
        if (lineage.isEmpty() || !lineage.getFirst().id().equals(FieldId.ROOT)) {
            throw new EvalException(EvalException.Kind.UNKNOWN_NAME, "expected a field of the tree, found " + to);
        }
        TreeStruct object = TreeStruct.top(asking, tree.root(), top);
        Object value = object;
        for (Field field : lineage.subList(1, lineage.size())) {
            value = switch (value) {
                case TreeStruct struct -> struct.valueOf(field);
                case TreeList list -> list.valueOf(field);
                // The output of a process is a substream of its input's field, and is its value.
                case null, default -> value;
            };
            object = value instanceof TreeStruct struct ? struct : object;
        }
        return new Step(object, value);
    }
}
