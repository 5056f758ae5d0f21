package dev.hexplain.inspect.trees;

import dev.hexplain.inspect.print.ValuesPrinter;
import dev.hexplain.inspect.view.QueryView;
import dev.hexplain.inspect.view.ViewJson;
import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.query.QueryAnswer;
import dev.hexplain.ksy.query.ValueSelection;
import dev.hexplain.values.CutValue;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Prints answers to a query, each on a line as soon as it is known. */
final class QueryPrinter {
    private static final int LINES_BETWEEN_CHECKS = 1 << 8;

    private final TreeValues values;
    private final QueryForm form;
    private final PrintWriter out;
    private final ValuesPrinter parts;

    QueryPrinter(TreeValues values, QueryForm form, PrintWriter out) {
        this.values = values;
        this.form = form;
        this.out = out;
        this.parts = new ValuesPrinter(values, out, false);
    }

    List<CutValue> cut() {
        return parts.cut();
    }

    TreeValues values() {
        return values;
    }

    /**
     * Stops where the other end of the output does not listen any more.
     *
     * @return how many were printed
     */
    long print(ValueSelection selection) {
        long lines = 0;
        for (ValueSelection.Found found = selection.next(); found != null; found = selection.next()) {
            switch (form) {
                case LINES -> {
                    QueryAnswer answer = selection.answer(found);
                    line(answer.type(), found.path(), answer.text());
                }
                case VALUES -> value(found.value());
            }
            if (++lines % LINES_BETWEEN_CHECKS == 0 && out.checkError()) {
                return lines;
            }
        }
        return lines;
    }

    void print(QueryAnswer answer, QueryView view) {
        switch (form) {
            case LINES -> line(view.type(), view.path(), view.value().actual());
            case VALUES -> said(answer).ifPresentOrElse(this::value, () -> out.println(calculated(answer.value())));
        }
    }

    private void line(String type, @Nullable String path, @Nullable String value) {
        out.printf("%s\t%s\t%s\n", type, Objects.requireNonNullElse(path, ""), Objects.requireNonNullElse(value, ""));
    }

    private Optional<LogicalValue> said(QueryAnswer answer) {
        return answer.said()
                .or(() -> answer.field().flatMap(values.tree()::field).map(values::of));
    }

    /** What a reference refers to is printed in its place. */
    private void value(LogicalValue value) {
        parts.print(value instanceof LogicalValue.Reference reference ? values.of(reference) : value);
    }

    private String calculated(@Nullable Object value) {
        return ViewJson.line(value instanceof EnumValue named ? (Object) named.value() : value);
    }
}
