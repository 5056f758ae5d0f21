package dev.hexplain.diff;

import dev.hexplain.values.ValuePath;
import org.jspecify.annotations.Nullable;

/**
 * Where a value stands in both trees: the steps to it, of which a list may have others in the second one.
 *
 * @param outer null for the whole value
 */
record DiffPlace(@Nullable DiffPlace outer, String step, String newStep) {
    static final DiffPlace WHOLE = new DiffPlace(null, "", "");

    DiffPlace then(String inner) {
        return new DiffPlace(this, inner, inner);
    }

    DiffPlace then(String inner, String newInner) {
        return new DiffPlace(this, inner, newInner);
    }

    String path() {
        StringBuilder path = new StringBuilder();
        append(path, false);
        return path.toString();
    }

    String newPath() {
        StringBuilder path = new StringBuilder();
        append(path, true);
        return path.toString();
    }

    private void append(StringBuilder path, boolean isNew) {
        if (outer != null) {
            outer.append(path, isNew);
        }
        ValuePath.append(path, isNew ? newStep : step);
    }
}
