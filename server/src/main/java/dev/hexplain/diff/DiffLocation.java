package dev.hexplain.diff;

import dev.hexplain.tree.Paths;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where a value is in both trees: the steps to it, of which a list may have others in the second one.
 *
 * @param outer null for the whole value
 */
public record DiffLocation(@Nullable DiffLocation outer, String step, String newStep, int depth) {
    static final DiffLocation WHOLE = new DiffLocation(null, "", "", 0);

    DiffLocation then(String inner) {
        return then(inner, inner);
    }

    DiffLocation then(String inner, String newInner) {
        return new DiffLocation(this, inner, newInner, depth + 1);
    }

    /** The outermost steps of a long one are elided: there may be one for each difference. */
    public String path() {
        return path(false);
    }

    public String newPath() {
        return path(true);
    }

    private String path(boolean isNew) {
        return Paths.innermost(Stream.iterate(this, Objects::nonNull, at -> at.outer)
                .map(at -> isNew ? at.newStep : at.step)
                .iterator());
    }
}
