package dev.hexplain.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Visits every field of a tree in pre-order, computed ones included. The heap it needs grows neither with the tree's
 * size nor with its depth: of the fields that are open, only the innermost {@value #OPEN_KEPT} are kept, the others are
 * found again when the walk comes back to them.
 *
 * <pre>{@code
 * Walk walk = new Walk(tree);
 * while (walk.next()) {
 *     print(walk.depth(), walk.field());
 * }
 * }</pre>
 */
public final class Walk {
    private static final int OPEN_KEPT = 4096;
    private static final int NAMES_OF_ELIDED = 16;

    private final FieldPositions places;
    private final Deque<Open> open = new ArrayDeque<>();
    private final StringBuilder path = new StringBuilder();
    private final int[] pathLengths = new int[Paths.MAX_NAMES + 1];
    private @Nullable FieldPosition at;
    private boolean stayOut;
    private int depth;

    private record Open(FieldPosition place, Children children) {}

    public Walk(FieldTree tree) {
        this.places = tree.places();
    }

    /**
     * A walk that is at a field, as if it had come there from the root.
     *
     * @throws IllegalArgumentException where the tree has no such field
     */
    public static Walk at(FieldTree tree, FieldId id) {
        Walk walk = new Walk(tree);
        walk.stand(walk.placeOf(id));
        return walk;
    }

    /**
     * A walk through what is in a field, which is its root: it needs nothing of what is around that.
     *
     * @throws IllegalArgumentException where the tree has no such field
     */
    public static Walk inside(FieldTree tree, FieldId id) {
        Walk walk = new Walk(tree);
        walk.at = walk.placeOf(id);
        return walk;
    }

    private FieldPosition placeOf(FieldId id) {
        FieldPosition place = places.place(id);
        if (place == null) {
            throw new IllegalArgumentException("There is no field " + id);
        }
        return place;
    }

    /** Of the fields around it, however many, only those whose names are in its path are kept. */
    private void stand(FieldPosition place) {
        Deque<FieldPosition> outermost = new ArrayDeque<>();
        FieldPosition inner = place;
        int ancestors = 0;
        for (FieldPosition outer = places.parent(inner.id()); outer != null; outer = places.parent(inner.id())) {
            if (ancestors < NAMES_OF_ELIDED) {
                open.addFirst(around(inner));
            }
            outermost.addFirst(outer);
            if (outermost.size() > Paths.MAX_NAMES + 1) {
                outermost.removeLast();
            }
            ancestors++;
            inner = outer;
        }
        for (FieldPosition outer : outermost) {
            name(outer);
            depth++;
        }
        depth = ancestors;
        at = place;
    }

    /** Moves to the next field; false after the last. */
    public boolean next() {
        if (at == null) {
            at = places.root();
            return true;
        }
        if (!stayOut && !places.children().isBare(at)) {
            enter(at);
        }
        stayOut = false;
        while (depth > 0) {
            FieldPosition child = open.getLast().children.next();
            if (child != null) {
                at = child;
                return true;
            }
            leave();
        }
        return false;
    }

    private void enter(FieldPosition place) {
        name(place);
        depth++;
        open.addLast(new Open(place, places.children().walk(place)));
        if (open.size() > OPEN_KEPT) {
            open.removeFirst();
        }
    }

    /** Adds the name of a field that is entered to the path. */
    private void name(FieldPosition place) {
        if (depth <= Paths.MAX_NAMES) {
            pathLengths[depth] = path.length();
            if (path.length() <= Paths.MAX_LENGTH) {
                Paths.append(path, depth == 0 ? "" : place.name());
            }
        }
    }

    private void leave() {
        FieldPosition left = open.removeLast().place;
        depth--;
        if (depth <= Paths.MAX_NAMES) {
            path.setLength(pathLengths[depth]);
        }
        if (open.isEmpty() && depth > 0) {
            open.addLast(around(left));
        }
    }

    /** The field around one, its children passed up to that one. */
    private Open around(FieldPosition inner) {
        FieldPosition parent = places.parent(inner.id());
        if (parent == null) {
            throw new IllegalStateException("Field " + inner.id() + " stands in no other");
        }
        Children children = places.children().walk(parent);
        children.seekAfter(inner);
        return new Open(parent, children);
    }

    /** Skips the descendants of the current field. */
    public void skipChildren() {
        stayOut = true;
    }

    /** Skips the descendants of the current field, and siblings after it. */
    public void skipSiblings(long count) {
        skipChildren();
        if (depth > 0) {
            open.getLast().children.skip(count);
        }
    }

    /** Skips the elements after the current field, where it is an element of an array of leaves. */
    public void skipElements() {
        FieldPosition element = current();
        FieldPosition array = depth == 0 ? element : open.getLast().place;
        boolean isElement = element.shape().isLeaf() && array.shape().tail().repeats(element.shape());
        if (isElement && element.length() > 0) {
            long left = (array.offset() + array.length() - element.offset()) / element.length() - 1;
            skipSiblings(Math.max(0, left));
        }
    }

    public Field field() {
        return current().toField();
    }

    /**
     * The field around the current one, or further out.
     *
     * @param levels 1 for the parent
     */
    public Optional<Field> around(int levels) {
        if (levels > depth) {
            return Optional.empty();
        }
        int left = levels;
        Iterator<Open> outwards = open.descendingIterator();
        FieldPosition place = current();
        while (left > 0 && outwards.hasNext()) {
            place = outwards.next().place;
            left--;
        }
        for (; left > 0 && place != null; left--) {
            place = places.parent(place.id());
        }
        return Optional.ofNullable(place).map(FieldPosition::toField);
    }

    /** The name of the current field. */
    public String name() {
        return current().name();
    }

    /** The depth of the current field: 0 at the root. */
    public int depth() {
        return depth;
    }

    /** Whether the current field has no children. */
    public boolean atLeaf() {
        FieldPosition place = current();
        return places.children().isBare(place) || places.children().walk(place).next() == null;
    }

    /**
     * The path of the field the walk is at, as {@link Paths#of} writes it, except that one that is too deep or too long to
     * be written whole keeps its innermost {@value #NAMES_OF_ELIDED} names at most.
     */
    public String path() {
        String name = depth == 0 ? "" : current().name();
        if (depth >= Paths.MAX_NAMES || path.length() + name.length() > Paths.MAX_LENGTH) {
            return elided(name);
        }
        StringBuilder text = new StringBuilder(path);
        Paths.append(text, name);
        return text.toString();
    }

    private String elided(String name) {
        List<String> names = new ArrayList<>(List.of(name));
        Iterator<Open> inner = open.descendingIterator();
        int around = Math.min(NAMES_OF_ELIDED, depth - 1);
        while (names.size() <= around && inner.hasNext()) {
            names.add(inner.next().place.name());
        }
        return Paths.innermost(names.iterator(), Paths.MAX_LENGTH, names.size() == depth);
    }

    private FieldPosition current() {
        if (at == null) {
            throw new IllegalStateException("The walk has not begun");
        }
        return at;
    }
}
