package dev.hexplain.tree;

import dev.hexplain.bytes.Source;
import java.util.Optional;

/** Finds the fields that start at an offset, of which several may be nested in one another. */
final class FieldStarts {
    private final FieldTree tree;
    private final RowTable rows;
    private final Substreams substreams;
    private final Expansion expansion;
    private final FieldPositions places;

    FieldStarts(FieldTree tree, RowTable rows, Substreams substreams, Expansion expansion, FieldPositions places) {
        this.tree = tree;
        this.rows = rows;
        this.substreams = substreams;
        this.expansion = expansion;
        this.places = places;
    }

    /** The outermost with a mark. */
    Optional<Field> marked(long offset, ShapeMark mark) {
        Optional<Field> field = tree.tiledAt(0, offset);
        Optional<Field> found = Optional.empty();
        while (field.isPresent() && field.get().offset() == offset) {
            if (field.get().shape().has(mark)) {
                found = field;
            }
            field = tree.parent(field.get().id());
        }
        return found;
    }

    /** The outermost stored one with a fixed shape and a mark; looks at no shape reference. */
    Optional<Field> stored(long offset, ShapeMark mark) {
        Optional<Field> found = Optional.empty();
        Substreams.Rows tiling = substreams.tiling(0);
        int row = tiling == null ? -1 : rows.lastStartingAtOrBefore(offset, tiling);
        for (; row >= 0 && rows.offset(row) == offset; row = rows.parent(row)) {
            if (rows.shape(row) >= 0 && expansion.shape(row).has(mark)) {
                found = Optional.of(places.row(row).toField());
            }
        }
        return found;
    }

    /** The innermost one that an issue names; the innermost field where none has that name. */
    Optional<Field> of(Issue issue) {
        long length = tree.source(issue.source()).map(Source::length).orElse(0L);
        Optional<Field> innermost = tree.at(issue.source(), Math.min(issue.offset(), length - 1));
        Optional<Field> field = innermost;
        while (field.isPresent() && field.get().offset() == issue.offset()) {
            if (field.get().shape().production().equals(issue.about())) {
                return field;
            }
            field = tree.parent(field.get().id());
        }
        return innermost;
    }
}
