package dev.hexplain.inspect.trees;

import dev.hexplain.decode.Decoder;
import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.formats.DescriptorDecoder;
import dev.hexplain.inspect.view.DiagnosticView;
import dev.hexplain.inspect.view.QueryView;
import dev.hexplain.inspect.view.ValueView;
import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.expr.ExpressionSyntaxException;
import dev.hexplain.ksy.model.Descriptor;
import dev.hexplain.ksy.query.QueryAnswer;
import dev.hexplain.ksy.query.TreeQuery;
import dev.hexplain.ksy.query.ValueQuery;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldId;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Paths;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Evaluates expressions on trees: on the fields of a descriptor, and on the values of any other format. */
record TreeQueries(FieldTree tree, Decoder decoder, FieldViews views) {
    QueryView ask(String expression, FieldId from) {
        try {
            return view(answer(expression, from));
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
                List.of(new DiagnosticView("error", 1, from + 1, to + 1, "", message)));
    }

    private QueryView view(QueryAnswer answer) {
        Optional<Field> field = answer.field().flatMap(tree::field);
        return new QueryView(
                answer.type(),
                new ValueView(answer.text(), answer.value() instanceof EnumValue named ? symbol(named) : null, null),
                count(answer.value()),
                field.map(views::of).orElse(null),
                field.map(this::path).orElse(null));
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
