package dev.hexplain.diff;

import dev.hexplain.values.ValuePath;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Where a value stands in both trees: the steps to it, of which a list may have others in the second one.
 *
 * @param outer null for the whole value
 */
public record DiffPlace(@Nullable DiffPlace outer, String step, String newStep, int depth) {
    static final DiffPlace WHOLE = new DiffPlace(null, "", "", 0);

    /** Steps in a path that is written whole. */
    private static final int MOST_STEPS = 1 << 12;

    /** Innermost steps that are written of a longer one: there may be one for each difference. */
    private static final int STEPS_SHOWN = 200;

    private static final String ELISION = "…";

    DiffPlace then(String inner) {
        return then(inner, inner);
    }

    DiffPlace then(String inner, String newInner) {
        return new DiffPlace(this, inner, newInner, depth + 1);
    }

    /** The outermost steps of a very long one are elided. */
    public String path() {
        return path(false);
    }

    public String newPath() {
        return path(true);
    }

    private String path(boolean isNew) {
        boolean whole = depth <= MOST_STEPS;
        Deque<String> steps = new ArrayDeque<>();
        for (DiffPlace at = this; at != null && (whole || steps.size() < STEPS_SHOWN); at = at.outer) {
            steps.push(isNew ? at.newStep : at.step);
        }
        StringBuilder path = new StringBuilder(whole ? "" : ELISION);
        steps.forEach(each -> ValuePath.append(path, each));
        return path.toString();
    }
}
