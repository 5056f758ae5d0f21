package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Issue;
import dev.hexplain.tree.Role;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Tells the values of which bytes or a limit leave out a part: the innermost ones around the places where reading broke
 * off. Safe for many threads, without a lock: what two of them find is the same.
 */
final class CutValues {
    /** Places that are known: in a damaged source, there may be one every few bytes. */
    private static final int MOST = 1 << 10;
    /** Values in values whose paths are listed. */
    private static final int DEEPEST_PATH = 1 << 12;

    private final TreeValues values;
    private final FieldTree tree;
    private volatile @Nullable List<Place> known;

    CutValues(TreeValues values) {
        this.values = values;
        this.tree = values.tree();
    }

    /**
     * Where reading broke off.
     *
     * @param field the innermost one there
     */
    private record Place(Field field, Issue issue) {
        /** Whether a value is no more than what was read of a part, of which a name is there at most. */
        boolean isBegun(LogicalValue value) {
            return value instanceof LogicalValue.Opaque
                    && value.field().end() == issue.offset()
                    && value.field().source() == field.source()
                    && field.end() == issue.offset();
        }
    }

    boolean areNone() {
        return places().isEmpty();
    }

    void tell(WalkRemarks remarks) {
        places().forEach(place -> remarks.endAt(() -> path(place.field), reason(place.issue)));
    }

    Optional<CutValue> of(LogicalValue value) {
        Field field = value.field();
        List<Place> places = places();
        for (int i = firstFrom(places, field.offset());
                i < places.size() && places.get(i).field.offset() <= field.end();
                i++) {
            if (isCut(value, places.get(i))) {
                return Optional.of(cut(field, places.get(i).issue));
            }
        }
        return value instanceof LogicalValue.Opaque
                ? places.stream()
                        .filter(place -> place.isBegun(value))
                        .findFirst()
                        .map(place -> cut(field, place.issue))
                : Optional.empty();
    }

    /** Whether a value holds a place, and none of its parts does. */
    private boolean isCut(LogicalValue value, Place place) {
        return ValuePath.holds(value, place.field)
                && !isInside(value.field(), place.field)
                && (value.field().equals(place.field)
                        || ValuePath.inner(value, place.field).isEmpty())
                && isPart(value, place.issue)
                && last(value).filter(place::isBegun).isEmpty();
    }

    /** Whether a field of the same extent was opened in the other, and so closed before reading broke off. */
    private static boolean isInside(Field field, Field open) {
        boolean sameExtent = field.offset() == open.offset() && field.end() == open.end();
        boolean later = field.id().row() > open.id().row()
                || (field.id().row() == open.id().row()
                        && field.id().ordinal() > open.id().ordinal());
        return sameExtent && later;
    }

    /** What follows a whole value and is no value itself says nothing about that value. */
    private boolean isPart(LogicalValue value, Issue issue) {
        return issue.cut()
                || value instanceof LogicalValue.Sequence
                || !value.field().equals(tree.root())
                || !tree.openAt(issue).equals(tree.root());
    }

    private static Optional<LogicalValue> last(LogicalValue value) {
        long last = Math.max(0, ValueWalk.parts(value) - 1);
        return switch (value) {
            case LogicalValue.Sequence list ->
                list.elements().page(last, 1).stream().findFirst();
            case LogicalValue.Mapping map ->
                map.entries().page(last, 1).stream().findFirst().map(LogicalValue.Entry::value);
            case LogicalValue.Structure object ->
                object.members().page(last, 1).stream().findFirst().map(LogicalValue.Named::value);
            case LogicalValue.Scalar _, LogicalValue.Opaque _, LogicalValue.Reference _ -> Optional.empty();
        };
    }

    private CutValue cut(Field field, Issue issue) {
        return new CutValue(path(field), issue.offset(), reason(issue));
    }

    private static String reason(Issue issue) {
        return issue.message() + " at byte " + issue.offset();
    }

    /** Empty where it would be too long to be read. */
    String path(Field field) {
        return tree.facts().maxDepth() > DEEPEST_PATH ? "" : values.pathTo(field);
    }

    private static int firstFrom(List<Place> places, long offset) {
        int low = 0;
        int high = places.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (places.get(middle).field.offset() < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private List<Place> places() {
        List<Place> found = known;
        if (found == null) {
            found = tree.facts().issues().stream()
                    .filter(Issue::brokeOff)
                    .limit(MOST)
                    .map(issue -> new Place(brokenOff(tree, issue), issue))
                    .sorted(Comparator.comparingLong(place -> place.field.offset()))
                    .toList();
            known = found;
        }
        return found;
    }

    /** The innermost field where reading broke off: what was not understood of a part of the one that was open, if there is such. */
    private static Field brokenOff(FieldTree tree, Issue issue) {
        Field open = tree.openAt(issue);
        return LongStream.of(issue.offset(), open.end() - 1)
                .mapToObj(offset -> tree.at(open.source(), offset))
                .flatMap(Optional::stream)
                .filter(found ->
                        found.role() == Role.UNPARSED && found.offset() >= open.offset() && found.end() <= open.end())
                .findFirst()
                .orElse(open);
    }
}
