package dev.hexplain.inspect.trees;

import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.DescriptorDecoder;
import dev.hexplain.inspect.view.DiagnosticView;
import dev.hexplain.inspect.view.QueryView;
import dev.hexplain.inspect.view.SelectionView;
import dev.hexplain.inspect.view.ValueView;
import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.ksy.expr.Selection;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.query.QueryAnswer;
import dev.hexplain.ksy.query.TreeQuery;
import dev.hexplain.ksy.query.ValueQuery;
import dev.hexplain.ksy.query.ValueSelection;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import dev.hexplain.values.WalkRemarks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates expressions on trees: on the fields of a descriptor, and on the values of any other format. Selections are of
 * values in every format.
 */
record TreeQueries(FieldTree tree, Decoder decoder, FieldViews views, Unread unread) {
    /**
     * A value, or some of the values that a selection selects.
     *
     * @param after where to go on in a selection, as the answer before says; empty for its beginning
     * @param limit how many values of a selection at most
     */
    QueryView ask(String expression, FieldId from, String after, int limit) {
        return answered(
                expression,
                () -> Selection.parse(expression)
                        .map(selection -> QueryView.of(selected(selection, after, limit)))
                        .orElseGet(() -> view(answer(expression, from))));
    }

    /**
     * Prints a value, or all values that a selection selects; where it selects none, gives a reason if there is one.
     *
     * @param remarks for what a selection did not look at
     */
    Optional<String> print(String expression, QueryPrinter printer, WalkRemarks remarks) {
        return answered(expression, () -> {
            Optional<Selection> selection = Selection.parse(expression);
            if (selection.isEmpty()) {
                QueryAnswer answer = answer(expression, FieldId.ROOT);
                printer.print(answer, view(answer));
                return Optional.empty();
            }
            unread.tellValues(remarks);
            ValueSelection values = new ValueSelection(printer.values(), selection.get(), _ -> true, remarks);
            return printer.print(values) > 0
                    ? Optional.empty()
                    : Optional.of(values.problem()).filter(text -> !text.isEmpty());
        });
    }

    private SelectionView selected(Selection selection, String after, int limit) {
        WalkRemarks remarks = new WalkRemarks("searched");
        unread.tellValues(remarks);
        ValueSelection values = new ValueSelection(new TreeValues(tree), selection, _ -> true, remarks);
        if (!after.isEmpty() && !values.goTo(after)) {
            String message =
                    "`%s` is no place in this selection: ask with the `next` of its last answer.".formatted(after);
            throw Refusal.unusable(message, List.of(DiagnosticView.ofMember("after", message)));
        }
        LogicalValueViews rows = new LogicalValueViews(tree, views);
        List<SelectionView.Selected> items = new ArrayList<>();
        for (ValueSelection.Found found = values.next(); found != null; found = values.next()) {
            items.add(new SelectionView.Selected(found.path(), rows.of(found.value(), found.path())));
            if (items.size() == limit) {
                break;
            }
        }
        String next = values.isOver() ? null : values.position();
        boolean isNone = items.isEmpty() && after.isEmpty();
        return new SelectionView(
                items,
                next,
                isNone && !values.problem().isEmpty() ? values.problem() : null,
                remarks.areComplete(),
                remarks.sentences());
    }

    private static <T> T answered(String expression, Supplier<T> answer) {
        try {
            return answer.get();
        } catch (ExpressionSyntaxException misspelled) {
            String expected = misspelled.expected().isEmpty() ? "" : "; expected " + misspelled.expected();
            int end = Math.min(misspelled.at() + 1, expression.length());
            throw refusal(misspelled.getMessage() + expected, misspelled.at(), Math.max(end, misspelled.at() + 1));
        } catch (EvalException hasNoValue) {
            throw refusal(String.valueOf(hasNoValue.getMessage()), 0, expression.length());
        }
    }

    private QueryAnswer answer(String expression, FieldId from) {
        if (decoder instanceof DescriptorDecoder described) {
            Descriptor descriptor = described.checked().usable().orElseThrow();
            return new TreeQuery(tree, descriptor.top()).ask(expression, from);
        }
        return new ValueQuery(tree).ask(expression, from);
    }

    private static Refusal refusal(String message, int from, int to) {
        return Refusal.unusable(
                "The expression has no value: " + message,
                List.of(new DiagnosticView("error", 1, from + 1, to + 1, "expression", message)));
    }

    private QueryView view(QueryAnswer answer) {
        Optional<Field> field = answer.field().flatMap(tree::field);
        return new QueryView(
                answer.type(),
                new ValueView(answer.text(), answer.value() instanceof EnumValue named ? symbol(named) : null, null),
                count(answer.value()),
                field.map(views::of).orElse(null),
                field.map(this::path).orElse(null),
                null);
    }

    /** Of a descriptor's fields, or of the value. */
    private String path(Field field) {
        return decoder instanceof DescriptorDecoder
                ? Paths.of(tree.lineage(field.id(), Paths.MAX_NAMES))
                : ValuePath.of(new TreeValues(tree).around(field));
    }

    private static @Nullable String symbol(EnumValue named) {
        var member = named.enumeration().members().get(named.value());
        return member == null ? null : member.id();
    }

    private static @Nullable Long count(@Nullable Object value) {
        return switch (value) {
            case List<?> list -> (long) list.size();
            case byte[] bytes -> (long) bytes.length;
            case String text -> (long) text.codePointCount(0, text.length());
            case null, default -> null;
        };
    }
}
