package dev.hexplain.tree;

import dev.hexplain.bytes.Source;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A finished tree, for reading: fields by id, by path, by offset and by page; safe for many threads. Nothing it answers
 * grows with the source, and its heap use does not either.
 */
public final class FieldTree implements AutoCloseable {
    private static final int SHAPES_KEPT = 1024;
    private static final int TAILS_KEPT = 64;
    private static final int SHORT_TAIL = 1024;

    private final Source source;
    private final TreeStorage storage;
    private final Tables tables;
    private final Shapes shapes;
    private final Facts facts;
    private final Expansion expansion;
    private final Handles handles;
    private final ValueReader values;
    private @Nullable References references;
    private @Nullable References instances;
    private final Map<Integer, Shape> cooked = recentlyUsed(SHAPES_KEPT);
    private final Map<Integer, Siblings> tails = recentlyUsed(TAILS_KEPT);

    record Tables(RowTable rows, HandleTable handles, RecipeTable recipes) {}

    FieldTree(Source source, TreeStorage storage, Tables tables, Shapes shapes, Facts facts) {
        this.source = source;
        this.storage = storage;
        this.tables = tables;
        this.shapes = shapes;
        this.facts = facts;
        this.expansion = new Expansion(source.segment(), tables.rows(), this::shape);
        this.handles = new Handles(this, tables.handles(), facts.handleBase());
        this.values = new ValueReader(source.segment());
    }

    /** Opens a tree that was written to storage before, over the same source. */
    public static FieldTree open(Source source, TreeStorage storage, Shapes shapes, Facts facts) {
        Tables tables = new Tables(
                new RowTable(storage, source.length()),
                new HandleTable(storage, source.length()),
                new RecipeTable(storage));
        tables.rows().open();
        tables.handles().open();
        tables.recipes().open();
        return new FieldTree(source, storage, tables, shapes, facts);
    }

    public Source source() {
        return source;
    }

    public Facts facts() {
        return facts;
    }

    public Handles handles() {
        return handles;
    }

    /** Who refers to each handle; found by one walk over the tree when first asked for. */
    public References references() {
        synchronized (handles) {
            if (references == null) {
                references = References.of(this, expansion, storage);
            }
            return references;
        }
    }

    /** By which fields objects name their class; found like {@link #references}. */
    public References instances() {
        synchronized (handles) {
            if (instances == null) {
                instances = References.ofInstances(this, expansion, storage);
            }
            return instances;
        }
    }

    /** Rows stored: the fields that are not computed. */
    public int rowCount() {
        return tables.rows().count();
    }

    public Field root() {
        return rootPlace().toField();
    }

    /** The field with an id. */
    public Optional<Field> field(FieldId id) {
        return Optional.ofNullable(place(id)).map(Place::toField);
    }

    /** The field that a field stands in; empty for the root. */
    public Optional<Field> parent(FieldId id) {
        return Optional.ofNullable(parentPlace(id)).map(Place::toField);
    }

    public long childCount(Field field) {
        return field.shape().isLeaf() ? 0 : childCount(toPlace(field));
    }

    /** How many of its children stand in slots; they come first. */
    public long slotChildCount(Field field) {
        if (field.shape().isLeaf()) {
            return 0;
        }
        Children walk = expansion.children(toPlace(field));
        while (walk.nextSlot() != null) {
            // Slots are few; their number is known once they are passed.
        }
        return walk.index();
    }

    /**
     * A page of children.
     *
     * @param from number of the first
     * @param limit how many at most
     */
    public List<Field> children(Field field, long from, int limit) {
        List<Field> page = new ArrayList<>();
        if (field.shape().isLeaf()) {
            return page;
        }
        Place of = toPlace(field);
        Children walk = expansion.children(of);
        Place child = walk.nextSlot();
        while (child != null && page.size() < limit) {
            if (child.index() >= from) {
                page.add(child.toField());
            }
            child = walk.nextSlot();
        }
        if (child == null && of.isRow()) {
            Tailed tail = new Tailed(of, walk);
            for (long number = Math.max(0, from - walk.index()); page.size() < limit && number < tail.count(); ) {
                page.add(tail.child(number++).toField());
            }
        }
        return page;
    }

    /** The innermost field that holds a byte. */
    public Optional<Field> at(long offset) {
        if (offset < 0 || offset >= source.length() || tables.rows().count() == 0) {
            return Optional.empty();
        }
        Place place = place(FieldId.ofRow(rowHolding(offset)));
        while (place != null && !place.shape().isLeaf()) {
            Place child = childHolding(place, offset);
            if (child == null) {
                break;
            }
            place = child;
        }
        return Optional.ofNullable(place).map(Place::toField);
    }

    /** The outermost field that starts at an offset and has a mark: what defines a handle there, say. */
    public Optional<Field> startingAt(long offset, Mark mark) {
        Optional<Field> field = at(offset);
        Optional<Field> found = Optional.empty();
        while (field.isPresent() && field.get().offset() == offset) {
            if (field.get().shape().has(mark)) {
                found = field;
            }
            field = parent(field.get().id());
        }
        return found;
    }

    /** The field that an issue is about; the last one where it is about the end of the source. */
    public Optional<Field> fieldOf(Issue issue) {
        Optional<Field> innermost = at(Math.min(issue.offset(), source.length() - 1));
        Optional<Field> field = innermost;
        while (field.isPresent() && field.get().offset() == issue.offset()) {
            if (field.get().shape().production().equals(issue.about())) {
                return field;
            }
            field = parent(field.get().id());
        }
        return innermost;
    }

    /**
     * The outermost stored field with a fixed shape that starts at an offset and has a mark. It has no name of its own
     * yet: unlike {@link #startingAt}, this looks at no recipe, so it can be asked while one is being cooked.
     */
    public Optional<Field> storedAt(long offset, Mark mark) {
        RowTable rows = tables.rows();
        Optional<Field> found = Optional.empty();
        int row = rows.count() == 0 ? -1 : rows.lastStartingAtOrBefore(offset);
        for (; row >= 0 && rows.offset(row) == offset; row = rows.parent(row)) {
            if (rows.shape(row) >= 0 && shape(rows.shape(row)).has(mark)) {
                found = Optional.of(rowPlace(row).toField());
            }
        }
        return found;
    }

    /** The field at a path, as {@link Paths} writes it. */
    public Optional<Field> find(String path) {
        return Paths.find(this, path);
    }

    public Value value(Field field) {
        return shapes.describe(this, field, values.read(field, ValueReader.SHORT));
    }

    /** The value with texts at greater length. */
    public Value fullValue(Field field) {
        return shapes.describe(this, field, values.read(field, ValueReader.LONG));
    }

    /** What its descriptor says about the field, and about its value where that has a name; may be empty. */
    public String doc(Field field) {
        Enumeration symbols = field.shape().symbols();
        String ofValue = symbols == null ? "" : symbols.docOf(integer(field)).orElse("");
        return Stream.of(field.shape().doc(), ofValue)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    /** Rows around the one that a field is or is computed from; quick, however deep. */
    public long rowDepth(FieldId id) {
        long depth = 0;
        for (int row = tables.rows().parent(id.row());
                row >= 0;
                row = tables.rows().parent(row)) {
            depth++;
        }
        return depth;
    }

    /** The integer in a leaf, where it holds one. */
    public long integer(Field leaf) {
        return leaf.shape().type() instanceof ValueType.Int type
                ? Integers.read(source.segment(), leaf.offset(), type)
                : -1;
    }

    /** The child with a name, for fields with few children. */
    public Optional<Field> child(Field of, String name) {
        if (of.shape().isLeaf()) {
            return Optional.empty();
        }
        Children walk = expansion.children(toPlace(of));
        for (Place child = walk.nextSlot(); child != null; child = walk.nextSlot()) {
            if (child.name().equals(name)) {
                return Optional.of(child.toField());
            }
        }
        return Optional.empty();
    }

    Shape shape(int number) {
        return switch (number) {
            case Shapes.GAP -> Shapes.gap();
            case Shapes.UNPARSED -> Shapes.unparsed();
            default -> number > 0 ? shapes.fixed(number) : cooked(number);
        };
    }

    private Shape cooked(int number) {
        Shape known;
        synchronized (cooked) {
            known = cooked.get(number);
        }
        if (known != null) {
            return known;
        }
        Shape made = shapes.cook(tables.recipes().get(number), this);
        synchronized (cooked) {
            cooked.put(number, made);
        }
        return made;
    }

    /** Where walks begin. */
    Place rootPlace() {
        return expansion.row(0, expansion.shape(0).name(), 0);
    }

    Children childrenOf(Place place) {
        return expansion.children(place);
    }

    private Place toPlace(Field field) {
        if (!field.computed()) {
            return expansion.row(field.id().row(), field.name(), field.index());
        }
        Place found = computedPlace(field.id());
        return found == null ? rootPlace() : found;
    }

    private @Nullable Place place(FieldId id) {
        if (id.row() >= tables.rows().count()) {
            return null;
        }
        if (id.ordinal() != 0) {
            return computedPlace(id);
        }
        return id.row() == 0 ? rootPlace() : rowInParent(id.row(), parentOfRow(id.row()));
    }

    @Nullable Place parentPlace(FieldId id) {
        if (id.ordinal() == 0) {
            return id.row() <= 0 || id.row() >= tables.rows().count() ? null : named(parentOfRow(id.row()));
        }
        Place parent = null;
        for (Place at = rowPlace(id.row()); at != null && at.ordinal() != id.ordinal(); ) {
            parent = at;
            at = childWithOrdinal(at, id.ordinal());
        }
        return parent == null ? null : named(parent);
    }

    /** A row's name and index depend on its parent: finds them where they are not known yet. */
    private @Nullable Place named(Place place) {
        return place.isRow() ? place(place.id()) : place;
    }

    private Place rowPlace(int row) {
        return expansion.row(row, "", -1);
    }

    private @Nullable Place computedPlace(FieldId id) {
        Place at = id.row() < tables.rows().count() ? rowPlace(id.row()) : null;
        while (at != null && at.ordinal() != id.ordinal()) {
            at = childWithOrdinal(at, id.ordinal());
        }
        return at;
    }

    private @Nullable Place childWithOrdinal(Place of, long ordinal) {
        Children walk = expansion.children(of);
        for (Place child = walk.nextSlot(); child != null; child = walk.nextSlot()) {
            if (!child.isRow() && ordinal >= child.ordinal() && ordinal < walk.childOrdinalEnd()) {
                return child;
            }
        }
        if (of.isRow() && of.shape().tail() instanceof Tail.Repeat(String name, Shape element)) {
            long number = (ordinal - walk.tailOrdinal()) / element.fixedCount();
            Tailed tail = new Tailed(of, walk);
            return number >= 0 && number < tail.computed() ? tail.child(number) : null;
        }
        return null;
    }

    /** The field, a row or computed, that a row stands in; its own name and index may be unknown. */
    private Place parentOfRow(int row) {
        Place parent = rowPlace(tables.rows().parent(row));
        for (Place next = parent; next != null; ) {
            parent = next;
            next = computedChildHoldingRow(parent, row);
        }
        return parent;
    }

    private @Nullable Place computedChildHoldingRow(Place of, int row) {
        Children walk = expansion.children(of);
        for (Place child = walk.nextSlot(); child != null; child = walk.nextSlot()) {
            if (!child.isRow() && child.nextRow() <= row && row < walk.childRowEnd()) {
                return child;
            }
        }
        return null;
    }

    private @Nullable Place rowInParent(int row, Place parent) {
        Children walk = expansion.children(parent);
        for (Place child = walk.nextSlot(); child != null; child = walk.nextSlot()) {
            if (child.isRow() && child.row() == row) {
                return child;
            }
        }
        return parent.isRow() ? new Tailed(parent, walk).childWithRow(row) : null;
    }

    private int rowHolding(long offset) {
        RowTable rows = tables.rows();
        int row = rows.lastStartingAtOrBefore(offset);
        while (row > 0 && rows.end(row) <= offset) {
            row = rows.parent(row);
        }
        return row;
    }

    private @Nullable Place childHolding(Place of, long offset) {
        Children walk = expansion.children(of);
        for (Place child = walk.nextSlot(); child != null; child = walk.nextSlot()) {
            if (child.holds(offset)) {
                return child;
            }
        }
        if (of.isRow() && of.shape().tail() instanceof Tail.Repeat(String name, Shape element)) {
            long number = (offset - walk.tailOffset()) / element.fixedSize();
            Tailed tail = new Tailed(of, walk);
            return number < tail.computed() ? tail.child(number) : null;
        }
        return null;
    }

    private long childCount(Place of) {
        Children walk = expansion.children(of);
        while (walk.nextSlot() != null) {
            // Slots are few; their number is known once they are passed.
        }
        return walk.index() + (of.isRow() ? new Tailed(of, walk).count() : 0);
    }

    private Siblings siblings(int parent, int first, int end) {
        if (end - first < SHORT_TAIL) {
            return Siblings.walk(tables.rows(), first, end);
        }
        synchronized (tails) {
            Siblings known = tails.get(parent);
            if (known == null) {
                known = Siblings.walk(tables.rows(), first, end);
                tails.put(parent, known);
            }
            return known;
        }
    }

    private static <K, V> Map<K, V> recentlyUsed(int size) {
        return new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > size;
            }
        };
    }

    @Override
    public void close() {
        storage.close();
    }

    /** The tail of a row by number: computed elements, then rows. */
    private final class Tailed {
        private final Place of;
        private final Children walk;
        private final long computed;
        private final Siblings stored;

        /** Takes a walk that has passed the slots. */
        Tailed(Place of, Children walk) {
            this.of = of;
            this.walk = walk;
            this.computed = of.shape().tail() instanceof Tail.Repeat(String name, Shape element)
                    ? Math.max(0, (walk.repeatEnd() - walk.tailOffset()) / element.fixedSize())
                    : 0;
            this.stored = siblings(of.row(), walk.tailRow(), tables.rows().subtreeEnd(of.row()));
        }

        long computed() {
            return computed;
        }

        long count() {
            return computed + stored.count();
        }

        Place child(long number) {
            return number < computed ? element(number) : row(stored.row(number - computed), number);
        }

        @Nullable Place childWithRow(int row) {
            return stored.count() == 0 ? null : row(row, computed + stored.numberOf(row));
        }

        private Place row(int row, long number) {
            return expansion.row(row, walk.tailName(expansion.shape(row), number), walk.index() + number);
        }

        private Place element(long number) {
            if (!(of.shape().tail() instanceof Tail.Repeat(String name, Shape element))) {
                throw new IllegalStateException("Only a repeated tail has computed elements");
            }
            return new Place(
                    element,
                    name + "[" + number + "]",
                    walk.tailOffset() + number * element.fixedSize(),
                    element.fixedSize(),
                    of.row(),
                    walk.tailOrdinal() + number * element.fixedCount(),
                    walk.tailRow(),
                    walk.index() + number);
        }
    }

    /** Paths hold at most so many names from the field towards the root. */
    List<Field> lineage(FieldId id, int limit) {
        List<Field> upwards = new ArrayList<>();
        for (Optional<Field> at = field(id);
                at.isPresent() && upwards.size() < limit;
                at = parent(at.get().id())) {
            upwards.add(at.get());
        }
        Collections.reverse(upwards);
        return upwards;
    }
}
