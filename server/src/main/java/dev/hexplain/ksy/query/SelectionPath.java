package dev.hexplain.ksy.query;

import dev.hexplain.values.ValuePath;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** A path that shares its beginning with others: written out only where something was found. */
record SelectionPath(@Nullable SelectionPath before, String step) {
    static final SelectionPath ROOT = new SelectionPath(null, "");

    SelectionPath to(String next) {
        return new SelectionPath(this, next);
    }

    @Override
    public String toString() {
        Deque<String> steps = new ArrayDeque<>();
        for (SelectionPath at = this; at != null; at = at.before) {
            steps.push(at.step);
        }
        StringBuilder path = new StringBuilder();
        steps.forEach(each -> ValuePath.append(path, each));
        return path.toString();
    }
}
