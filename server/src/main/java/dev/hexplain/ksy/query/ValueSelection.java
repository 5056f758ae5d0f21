package dev.hexplain.ksy.query;

import dev.hexplain.ksy.eval.EvalException;
import dev.hexplain.ksy.eval.EvalException.Kind;
import dev.hexplain.ksy.expr.Expr;
import dev.hexplain.ksy.expr.Selection;
import dev.hexplain.ksy.query.SelectionLevel.Candidate;
import dev.hexplain.tree.RequestDeadline;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.TreeValues;
import dev.hexplain.values.ValuePath;
import dev.hexplain.values.WalkRemarks;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The values that a selection selects, one after the other, in the order of values: its heap grows with the depth of
 * values, not with their number. Where it stands is a text, from which another one goes on. Not for several threads.
 *
 * <p>A name that a value does not have selects nothing, nor does a condition that has no value; {@link #problem} tells
 * the first such reason. References are followed by each step but {@code ..}.
 */
public final class ValueSelection {
    /** Characters of a position, which a request carries. */
    private static final int LONGEST_POSITION = 4_000;

    private static final Pattern POSITION = Pattern.compile("\\d{1,18}(\\.\\d{1,18})*+");

    private final TreeValues values;
    private final Selection selection;
    private final SelectionConditions conditions;
    private final Predicate<LogicalValue> wanted;
    private final WalkRemarks remarks;
    private final Deque<SelectionLevel> open = new ArrayDeque<>();
    private @Nullable Found found;
    private String problem = "";

    /** A selected value and its path, as {@link ValuePath} writes it. */
    public record Found(String path, LogicalValue value) {}

    /** The values of a tree that a selection selects. */
    public ValueSelection(TreeValues values, Selection selection) {
        this(values, selection, _ -> true, new WalkRemarks("searched"));
    }

    /**
     * Those of them that are wanted.
     *
     * @param remarks for the values in which nothing was looked for
     */
    public ValueSelection(TreeValues values, Selection selection, Predicate<LogicalValue> wanted, WalkRemarks remarks) {
        this.values = values;
        this.selection = selection;
        this.conditions = new SelectionConditions(values);
        this.wanted = wanted;
        this.remarks = remarks;
        try {
            leadOn(SelectionPath.ROOT, values.root(), 0);
        } catch (EvalException hasNoValue) {
            missed(hasNoValue);
        }
    }

    /** Selects the outermost value before all others where a condition holds for it: it is no part of another one. */
    public void beginWithRoot(Expr condition) {
        try {
            found = conditions.holdsForRoot(condition) ? new Found("", values.root()) : null;
        } catch (EvalException hasNoValue) {
            missed(hasNoValue);
        }
    }

    /**
     * The next value; null at the end, and where the request's deadline is over: {@link #isOver} tells.
     *
     * @throws EvalException where a condition takes too long
     */
    public @Nullable Found next() {
        while (found == null && !open.isEmpty() && !RequestDeadline.isOver()) {
            visitNext(open.element());
        }
        Found next = found;
        found = null;
        return next;
    }

    /**
     * A selected value as the answer to a query.
     *
     * @throws EvalException where it is too long for one
     */
    public QueryAnswer answer(Found selected) {
        return QueryAnswer.of(new NativeValues(values, new QueryContext()), selected.value());
    }

    /** Whether nothing is left. */
    public boolean isOver() {
        return open.isEmpty();
    }

    /** Why the first value that could not be selected was not; empty for none. */
    public String problem() {
        return problem;
    }

    /** Where it stands, behind the last value; too deep in others for that, behind what stands there, which is said. */
    public String position() {
        StringBuilder text = new StringBuilder();
        for (SelectionLevel level : open.reversed()) {
            String number = Long.toString(level.position());
            if (text.length() + 1 + number.length() > LONGEST_POSITION) {
                remarks.endAt(level.path()::toString, "the next page cannot begin inside so many other values");
                break;
            }
            text.append(text.isEmpty() ? "" : ".").append(number);
        }
        return text.toString();
    }

    /** Goes to a {@link #position} of the same selection; false where it is none. */
    public boolean goTo(String position) {
        if (!POSITION.matcher(position).matches()) {
            return false;
        }
        String[] levels = position.split("\\.", -1);
        for (int i = 0; i < levels.length; i++) {
            if (open.size() != i + 1) {
                return false;
            }
            SelectionLevel level = open.element();
            boolean isLast = i == levels.length - 1;
            level.goTo(Math.max(0, Long.parseLong(levels[i]) - (isLast ? 0 : 1)));
            Candidate inside = isLast ? null : level.next();
            if (inside != null) {
                goInto(inside);
            }
        }
        found = null;
        return true;
    }

    /** A condition that held before is not asked again. */
    private void goInto(Candidate candidate) {
        try {
            leadOn(candidate);
        } catch (EvalException hasNoValue) {
            missed(hasNoValue);
        }
    }

    private void visitNext(SelectionLevel level) {
        Candidate candidate = level.next();
        if (candidate == null) {
            open.pop();
            return;
        }
        try {
            boolean isSelected = !(selection.steps().get(level.step()) instanceof Selection.Where(var condition))
                    || conditions.holds(condition, candidate);
            if (isSelected) {
                leadOn(candidate);
            }
        } catch (EvalException hasNoValue) {
            missed(hasNoValue);
        }
    }

    private void leadOn(Candidate candidate) {
        boolean isAnywhere = candidate.step() < selection.steps().size()
                && selection.steps().get(candidate.step()) instanceof Selection.Anywhere;
        if (!isAnywhere || isHere(candidate)) {
            leadOn(candidate.path(), candidate.part().value(), candidate.step());
        }
    }

    /** What stands anywhere is found where it stands, and not again where it is referred to. */
    private boolean isHere(Candidate candidate) {
        if (!(candidate.part().value() instanceof LogicalValue.Reference reference)) {
            return true;
        }
        if (!reference.leftOut().isEmpty()) {
            remarks.endAt(candidate.path()::toString, reference.leftOut());
            return false;
        }
        return !(values.shown(reference) instanceof LogicalValue.Reference);
    }

    /** By the steps that lead to one value, up to the next one that leads to many. */
    private void leadOn(SelectionPath path, LogicalValue value, int number) {
        if (number == selection.steps().size()) {
            found = wanted.test(value) ? new Found(path.toString(), value) : null;
            return;
        }
        LogicalValue at = value instanceof LogicalValue.Reference reference ? referred(reference) : value;
        switch (selection.steps().get(number)) {
            case Selection.Anywhere _ -> open.push(SelectionLevel.anywhere(path, at, number));
            case Selection.Every _, Selection.Where _ -> open.push(SelectionLevel.parts(path, at, number));
            case Selection.Named(String name) -> leadOn(path, at, name, number + 1);
            case Selection.At(var key) -> {
                switch (conditions.value(key, at, 0)) {
                    case String name -> leadOn(path, at, name, number + 1);
                    case Long index -> leadOn(path, at, index, number + 1);
                    case null, default ->
                        throw new EvalException(Kind.WRONG_TYPE, "expected the number of an element or a text in '[]'");
                }
            }
        }
    }

    private LogicalValue referred(LogicalValue.Reference reference) {
        LogicalValue shown = values.shown(reference);
        return shown instanceof LogicalValue.Reference ? values.of(reference) : shown;
    }

    private void leadOn(SelectionPath path, LogicalValue of, String name, int next) {
        LogicalValue part = new ValueStruct(new NativeValues(values, new QueryContext()), of).known(name);
        leadOn(path.to(ValuePath.member(name)), part, next);
    }

    private void leadOn(SelectionPath path, LogicalValue of, long index, int next) {
        if (!(of instanceof LogicalValue.Sequence sequence)) {
            throw new EvalException(Kind.WRONG_TYPE, "expected elements to take number " + index + " of");
        }
        long count = sequence.elements().count();
        long at = index < 0 ? count + index : index;
        if (at < 0 || at >= count) {
            throw new EvalException(
                    Kind.OUT_OF_BOUNDS, "expected the number of one of " + count + " elements, found " + index);
        }
        leadOn(path.to(ValuePath.element(at)), sequence.elements().page(at, 1).getFirst(), next);
    }

    private void missed(EvalException reason) {
        if (reason.kind() == Kind.LIMIT) {
            throw reason;
        }
        problem = problem.isEmpty() ? String.valueOf(reason.getMessage()) : problem;
    }
}
