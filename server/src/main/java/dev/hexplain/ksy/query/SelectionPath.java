package dev.hexplain.ksy.query;

import dev.hexplain.tree.Paths;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A path that shares its beginning with others: written out only where something was found. */
record SelectionPath(@Nullable SelectionPath before, String step) {
    static final SelectionPath ROOT = new SelectionPath(null, "");

    SelectionPath to(String next) {
        return new SelectionPath(this, next);
    }

    @Override
    public String toString() {
        return Paths.innermost(Stream.iterate(this, Objects::nonNull, at -> at.before)
                .map(SelectionPath::step)
                .iterator());
    }
}
