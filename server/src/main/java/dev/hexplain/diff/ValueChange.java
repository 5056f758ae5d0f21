package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;
import java.util.Optional;

/**
 * A difference between what two trees say.
 *
 * @param before empty where it was added
 * @param after empty where it was removed
 */
public record ValueChange(Kind kind, DiffLocation place, Optional<LogicalValue> before, Optional<LogicalValue> after) {
    /** What happened to it. */
    public enum Kind {
        /** It says something else. */
        CHANGED,
        /** It has another type; what it says may be the same. */
        TYPE_CHANGED,
        ADDED,
        REMOVED,
        /** It is the same at another place of its list. */
        MOVED
    }

    /** The path of the value in the first tree; in the second one where it is only there. */
    public String path() {
        return kind == Kind.ADDED ? place.newPath() : place.path();
    }

    /** Its path in the second tree, where it stands elsewhere there; otherwise as {@link #path}. */
    public String newPath() {
        return kind == Kind.REMOVED ? place.path() : place.newPath();
    }

    static ValueChange added(DiffLocation place, LogicalValue after) {
        return new ValueChange(Kind.ADDED, place, Optional.empty(), Optional.of(after));
    }

    static ValueChange removed(DiffLocation place, LogicalValue before) {
        return new ValueChange(Kind.REMOVED, place, Optional.of(before), Optional.empty());
    }
}
