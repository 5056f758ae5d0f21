package dev.hexplain.inspect.search;

import dev.hexplain.inspect.view.HitsView;
import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.ksy.expr.Selection;
import dev.hexplain.ksy.query.ValueSelection;
import dev.hexplain.search.KnuthMorrisPratt;
import dev.hexplain.search.SearchKind;
import dev.hexplain.search.SearchRequest;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValueSummary;
import dev.hexplain.values.WalkRemarks;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Values of a type, and those that a condition or a selection selects. */
final class ValueHits implements TreeSearch.Hits {
    private static final int LONGEST = 200;
    private static final String CONDITION = "..[?";

    private final ValueSelection selection;
    private final TreeValues values;
    private ValueSelection.@Nullable Found selected;

    ValueHits(FieldTree tree, SearchRequest request, String after, WalkRemarks remarks) {
        this.values = new TreeValues(tree);
        this.selection = request.kind() == SearchKind.TYPE
                ? new ValueSelection(values, everything(), isOfType(request), remarks)
                : new ValueSelection(values, selection(request.words()), _ -> true, remarks);
        if (after.isEmpty()) {
            condition(request).ifPresent(selection::beginWithRoot);
        } else if (!selection.goTo(after)) {
            throw TreeSearch.noPlace(after);
        }
    }

    /** What is asked of every value. */
    private static Optional<Expr> condition(SearchRequest request) {
        return request.kind() == SearchKind.VALUE
                        && Selection.parse(request.words()).isEmpty()
                        && condition(request.words()).steps().getLast() instanceof Selection.Where(Expr condition)
                ? Optional.of(condition)
                : Optional.empty();
    }

    private static Selection everything() {
        return new Selection(List.of(new Selection.Anywhere()));
    }

    private static Predicate<LogicalValue> isOfType(SearchRequest request) {
        KnuthMorrisPratt wanted = new KnuthMorrisPratt(request.words(), request.ignoresCase());
        return value -> wanted.isIn(value.type()) && !(value instanceof LogicalValue.Reference);
    }

    /** A selection as it is written; what is none is a condition for all values. */
    private static Selection selection(String text) {
        return Selection.parse(text).orElseGet(() -> condition(text));
    }

    /** Errors in a condition have positions in its own characters. */
    private static Selection condition(String text) {
        try {
            return Selection.parse(CONDITION + text + "]").orElseThrow();
        } catch (ExpressionSyntaxException misspelled) {
            throw new ExpressionSyntaxException(
                    String.valueOf(misspelled.getMessage()),
                    Math.clamp(misspelled.at() - CONDITION.length(), 0, text.length()),
                    misspelled.expected());
        }
    }

    @Override
    public boolean next() {
        selected = selection.next();
        return selected != null;
    }

    @Override
    public HitsView.Hit view() {
        ValueSelection.Found found = Objects.requireNonNull(selected);
        LogicalValue value = found.value();
        LogicalValue said = value instanceof LogicalValue.Reference reference ? values.of(reference) : value;
        Field field = value.field();
        return new HitsView.Hit(
                field.source(),
                field.offset(),
                field.length(),
                said.type(),
                field.id().toString(),
                found.path(),
                "",
                text(said),
                "",
                "");
    }

    private static String text(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar scalar -> scalar.text().first(LONGEST);
            case LogicalValue.Opaque opaque -> opaque.text().first(LONGEST);
            case LogicalValue.Sequence _, LogicalValue.Mapping _, LogicalValue.Structure _, LogicalValue.Reference _ ->
                ValueSummary.of(value, LONGEST);
        };
    }

    @Override
    public boolean isOver() {
        return selection.isOver();
    }

    @Override
    public String position() {
        return selection.position();
    }

    @Override
    public String problem() {
        return selection.problem();
    }
}
