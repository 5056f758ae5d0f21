package dev.hexplain.diff;

import dev.hexplain.values.LogicalValue;
import java.util.Optional;

/**
 * A difference between what two trees say.
 *
 * @param path of the value in the first tree; in the second one where it is only there
 * @param before empty where it was added
 * @param after empty where it was removed
 * @param newPath in the second tree, where it stands elsewhere there; otherwise as {@code path}
 */
public record ValueChange(
        Kind kind, String path, Optional<LogicalValue> before, Optional<LogicalValue> after, String newPath) {
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

    static ValueChange changed(Kind kind, String path, LogicalValue before, LogicalValue after) {
        return new ValueChange(kind, path, Optional.of(before), Optional.of(after), path);
    }

    static ValueChange added(String path, LogicalValue after) {
        return new ValueChange(Kind.ADDED, path, Optional.empty(), Optional.of(after), path);
    }

    static ValueChange removed(String path, LogicalValue before) {
        return new ValueChange(Kind.REMOVED, path, Optional.of(before), Optional.empty(), path);
    }

    static ValueChange moved(String path, LogicalValue before, String newPath, LogicalValue after) {
        return new ValueChange(Kind.MOVED, path, Optional.of(before), Optional.of(after), newPath);
    }
}
