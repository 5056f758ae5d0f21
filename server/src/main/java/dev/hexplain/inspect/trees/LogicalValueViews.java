package dev.hexplain.inspect.trees;

import dev.hexplain.inspect.common.Refusal;
import dev.hexplain.inspect.print.ValuesPrinter;
import dev.hexplain.inspect.view.FieldView;
import dev.hexplain.inspect.view.LogicalValueDetailView;
import dev.hexplain.inspect.view.LogicalValueTextView;
import dev.hexplain.inspect.view.LogicalValueView;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import dev.hexplain.values.ScalarText;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import dev.hexplain.values.ValueSummary;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Renders the values of one tree for the API. */
final class LogicalValueViews {
    private static final int SHORT = 200;
    private static final int LONG = 4000;
    private static final int SUMMARY = 80;

    private final FieldTree tree;
    private final FieldViews fields;
    private final TreeValues values;

    LogicalValueViews(FieldTree tree, FieldViews fields) {
        this.tree = tree;
        this.fields = fields;
        this.values = new TreeValues(tree);
    }

    LogicalValueView root() {
        return view(values.root(), "", "", "", -1, SHORT);
    }

    /** A value that stands by itself, by its path. */
    LogicalValueView of(LogicalValue value, String path) {
        return view(value, "", path, "", -1, SHORT);
    }

    /** A page of the parts of a field's value, or of that member of it which the field holds as well. */
    Page<LogicalValueView> parts(Field field, String within, long from, int limit) {
        LogicalValue of = value(field, within);
        return switch (of) {
            case LogicalValue.Sequence sequence ->
                page(
                        sequence.elements(),
                        from,
                        limit,
                        (element, index) ->
                                view(element, "", Long.toString(index), ValuePath.element(index), index, SHORT));
            case LogicalValue.Mapping map ->
                page(
                        map.entries(),
                        from,
                        limit,
                        (entry, index) -> view(
                                entry.value(),
                                "",
                                ValuePath.keyText(entry.key()),
                                ValuePath.key(entry.key()),
                                index,
                                SHORT));
            case LogicalValue.Structure structure ->
                page(
                        structure.members(),
                        from,
                        limit,
                        (member, index) -> view(
                                member.value(),
                                member.value().field().equals(of.field()) ? member.name() : "",
                                member.name(),
                                ValuePath.member(member.name()),
                                index,
                                SHORT));
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ ->
                new Page<>(from, 0, List.of());
        };
    }

    private interface Part<T> {
        LogicalValueView view(T part, long index);
    }

    private static <T> Page<LogicalValueView> page(Paged<T> parts, long from, int limit, Part<T> part) {
        List<LogicalValueView> items = new ArrayList<>();
        for (T each : parts.page(from, limit)) {
            items.add(part.view(each, from + items.size()));
        }
        return new Page<>(from, parts.count(), items);
    }

    private LogicalValue value(Field field, String within) {
        LogicalValue value = values.of(field);
        if (within.isEmpty()) {
            return value;
        }
        return value instanceof LogicalValue.Structure structure ? memberOf(structure, within) : unknown(field, within);
    }

    private static LogicalValue memberOf(LogicalValue.Structure structure, String name) {
        return structure.members().page(0, SHORT).stream()
                .filter(member -> member.name().equals(name))
                .map(LogicalValue.Named::value)
                .findFirst()
                .orElseGet(() -> unknown(structure.field(), name));
    }

    private static LogicalValue unknown(Field field, String within) {
        throw Refusal.notFound(
                "The value of field `%s` has no member `%s`. Ask without `within`.".formatted(field.id(), within));
    }

    /** The value of a field, or that member of it which the field holds as well. */
    LogicalValueDetailView detail(Field field, String within) {
        List<ValuePath.Step> around = values.around(field);
        int own = 0;
        while (own < around.size() - 1 && !around.get(own).value().field().equals(field)) {
            own++;
        }
        return detail(around.subList(0, own + 1), within);
    }

    /** The innermost value around a field. */
    LogicalValueDetailView innermost(Field field) {
        return detail(values.around(field), "");
    }

    LogicalValueDetailView byPath(String path) {
        LogicalValue found = values.find(path)
                .orElseThrow(
                        () -> Refusal.notFound(
                                "No value has the path `%s`.".formatted(path)
                                        + " Paths look like `orders[0].price`; a key that is no name is quoted: `attributes[\"a b\"]`."));
        return detail(found.field(), "");
    }

    private LogicalValueDetailView detail(List<ValuePath.Step> steps, String within) {
        List<LogicalValueView> views = new ArrayList<>();
        Field outer = null;
        for (ValuePath.Step step : steps) {
            String member = step.value().field().equals(outer) ? step.step() : "";
            views.add(view(step.value(), member, step.step(), step.step(), step.index(), LONG));
            outer = step.value().field();
        }
        LogicalValue last = value(steps.getLast().value().field(), within);
        if (!within.isEmpty()) {
            views.add(view(last, within, within, within, 0, LONG));
        }
        StringBuilder path = new StringBuilder(ValuePath.of(steps));
        ValuePath.append(path, within);
        return new LogicalValueDetailView(
                path.toString(), views.getLast(), views.subList(0, views.size() - 1), ranges(last), raw(last));
    }

    private List<LogicalValueDetailView.Range> ranges(LogicalValue value) {
        List<LogicalValueDetailView.Range> ranges = new ArrayList<>();
        ranges.add(range(value.field(), "own", ""));
        for (Field describing : values.describing(value)) {
            ranges.add(range(describing, "descriptor", tree.value(describing).description()));
        }
        referred(value).ifPresent(target -> ranges.add(range(target, "referred", ValuePath.of(values.around(target)))));
        return ranges;
    }

    private static LogicalValueDetailView.Range range(Field field, String is, String name) {
        return new LogicalValueDetailView.Range(
                field.id().toString(), is, FieldViews.said(name), field.offset(), field.length(), field.source());
    }

    /** The field that holds what a value says, where its own field only refers to that. */
    private Optional<Field> referred(LogicalValue value) {
        return target(value).or(() -> tree.handles().referredToBy(value.field()).flatMap(tree.handles()::definition));
    }

    private List<FieldView> raw(LogicalValue value) {
        if (!(value instanceof LogicalValue.Scalar scalar)) {
            return List.of();
        }
        Field holder = referred(scalar).orElse(scalar.field());
        return RawFields.of(values, scalar, holder).stream().map(fields::of).toList();
    }

    /** A part of the text of a scalar, or of bytes that nobody knows the meaning of. */
    LogicalValueTextView text(Field field, String within, long from, int limit) {
        LogicalValue value = value(field, within);
        ScalarText text = text(target(value).map(values::of).orElse(value));
        if (text == null) {
            throw Refusal.notFound(
                    "The value of field `%s` is a %s: only scalars and opaque bytes have a text. Ask for its parts."
                            .formatted(field.id(), kind(value)));
        }
        ScalarText.Piece piece = text.piece(from, limit);
        return new LogicalValueTextView(
                from,
                text.size(),
                piece.text(),
                piece.next().isPresent() ? piece.next().getAsLong() : null);
    }

    /** Writes a value as JSON. */
    void print(Field field, String within, PrintWriter out) {
        LogicalValue value = value(field, within);
        new ValuesPrinter(values, out, false)
                .print(target(value).map(values::of).orElse(value));
    }

    private LogicalValueView view(LogicalValue value, String within, String name, String step, long index, int limit) {
        Field field = value.field();
        Optional<Field> target = target(value);
        LogicalValue said = target.map(values::of).orElse(value);
        ScalarText text = text(said);
        return new LogicalValueView(
                field.id().toString(),
                FieldViews.said(within),
                index,
                name,
                step,
                kind(value),
                FieldViews.said(said.type()),
                value instanceof LogicalValue.Scalar scalar
                        ? scalar.kind().name().toLowerCase(Locale.ROOT)
                        : null,
                text == null ? ValueSummary.of(said, SUMMARY) : text.first(limit),
                (text != null && text.isLongerThan(limit)) ? true : null,
                count(value),
                problem(value),
                tree.handles().definedBy(field).map(FieldViews::handle).orElse(null),
                target.flatMap(tree.handles()::definedBy)
                        .map(FieldViews::handle)
                        .orElse(null),
                target.map(referred -> referred.id().toString()).orElse(null),
                field.offset(),
                field.length(),
                field.source());
    }

    private @Nullable String problem(LogicalValue value) {
        String known = value instanceof LogicalValue.Structure structure ? structure.problem() : "";
        return values.cut(value).map(cut -> "Cut: " + cut.reason()).orElseGet(() -> FieldViews.said(known));
    }

    private static Optional<Field> target(LogicalValue value) {
        return value instanceof LogicalValue.Reference reference ? Optional.of(reference.target()) : Optional.empty();
    }

    private static @Nullable ScalarText text(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar scalar -> scalar.text();
            case LogicalValue.Opaque opaque -> opaque.text();
            default -> null;
        };
    }

    private static String kind(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Scalar _ -> "scalar";
            case LogicalValue.Sequence _ -> "sequence";
            case LogicalValue.Mapping _ -> "map";
            case LogicalValue.Structure _ -> "structure";
            case LogicalValue.Reference _ -> "reference";
            case LogicalValue.Opaque _ -> "opaque";
        };
    }

    private static @Nullable Long count(LogicalValue value) {
        return switch (value) {
            case LogicalValue.Sequence sequence -> sequence.elements().count();
            case LogicalValue.Mapping map -> map.entries().count();
            case LogicalValue.Structure structure -> structure.members().count();
            default -> null;
        };
    }
}
