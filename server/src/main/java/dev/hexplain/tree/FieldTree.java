package dev.hexplain.tree;

import dev.hexplain.bytes.Source;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A finished tree, for reading: fields by id, by path, by offset and by page; safe for many threads. Nothing it answers
 * grows with the source, and its heap use does not either.
 */
public final class FieldTree implements AutoCloseable {
    private final Source source;
    private final TreeStorage storage;
    private final Tables tables;
    private final TreeShapes shapes;
    private final TreeStatistics facts;
    private final Substreams substreams;
    private final Expansion expansion;
    private final FieldPositions places;
    private final ChildPositions children;
    private final FieldStarts starts;
    private final Handles handles;
    private final FieldValues values;
    private final Faults faults = new Faults();
    private @Nullable References references;
    private @Nullable References instances;

    FieldTree(Source source, TreeStorage storage, Tables tables, Shapes shapes, TreeStatistics facts) {
        this.source = source;
        this.storage = storage;
        this.tables = tables;
        this.shapes = new TreeShapes(this, tables.rows(), tables.shapeRefs(), shapes, faults);
        this.facts = facts;
        this.substreams = new Substreams(tables, source.segment());
        this.expansion = new Expansion(tables.rows(), substreams, this.shapes);
        this.places = new FieldPositions(tables.rows(), expansion);
        this.children = places.children();
        this.starts = new FieldStarts(this, tables.rows(), substreams, expansion, places);
        this.handles = new Handles(this, tables.handles(), facts.handleBase());
        this.values = new FieldValues(this.shapes, substreams, faults, source.segment());
    }

    /** Opens a tree that was written to storage before, over the same source. */
    public static FieldTree open(Source source, TreeStorage storage, Shapes shapes, TreeStatistics facts) {
        Tables tables = Tables.of(
                storage,
                new RowTable(storage, source.length()),
                new HandleTable(storage, source.length()),
                new ShapeRefTable(storage),
                new SubstreamWriter(storage, source.length()));
        tables.open();
        return new FieldTree(source, storage, tables, shapes, facts);
    }

    /**
     * From now on, an exception in the format's code for a field makes only that field impossible to show, instead of
     * failing the reader.
     */
    public void reportingFaults(FaultListener listener) {
        faults.reportTo(listener);
    }

    /**
     * The result of a call into the format about a field, or {@code otherwise} where that fails and bugs are reported.
     */
    public <T> T answered(Field field, T otherwise, Supplier<T> answer) {
        return faults.answered(field.offset(), otherwise, answer);
    }

    /** The shape table of the format that a field belongs to. */
    public Shapes shapesOf(Field field) {
        return shapes.shapesOf(field);
    }

    /** The step that a field adds to its parent's logical path. */
    public String logicalStep(Field parent, Field field) {
        return shapes.logicalStep(parent, field);
    }

    /**
     * The shape reference with a number, as {@link TreeWriter#shapeRef} returned it: shape references may name each
     * other.
     */
    public Shapes.ShapeRef shapeRef(int number) {
        return tables.shapeRefs().get(number);
    }

    /** How many shape references there are: their numbers are -1, -2, … in the order they were added. */
    public int shapeRefCount() {
        return tables.shapeRefs().count();
    }

    /**
     * A shape of this tree that has no number: made when first needed, and cached.
     *
     * @param key tells shapes of one maker apart
     */
    public Shape shape(long key, ShapeMaker maker) {
        return shapes.shape(key, maker);
    }

    /** Makes a shape that depends on the tree; the same one whenever it is asked. */
    @FunctionalInterface
    public interface ShapeMaker {
        Shape make(FieldTree tree, long key);
    }

    /** The number by which a field refers to a handle. */
    int handleNumber(Field field) {
        return shapes.handleNumber(field);
    }

    /** The dump, or the bytes decoded from its dialect: source 0. */
    public Source source() {
        return source;
    }

    /** How many sources were derived; their numbers start at 1. */
    public int derivedCount() {
        return tables.sources().count();
    }

    /** A derived source, and where it came from. */
    public Optional<DerivedSource> derived(int number) {
        return number < 1 || number > derivedCount()
                ? Optional.empty()
                : Optional.of(tables.sources().get(number));
    }

    /** The root of the fields that tile a source; empty where nothing lies in it. */
    public Optional<Field> rootOf(int inSource) {
        return Optional.ofNullable(places.tilingRoot(inSource)).map(FieldPosition::toField);
    }

    /** The bytes of a source by number. */
    public Optional<Source> source(int number) {
        return number == 0
                ? Optional.of(source)
                : derived(number)
                        .map(made -> new Source.Held(
                                source.name() + " (" + made.layer() + ")", substreams.bytes(made.number())));
    }

    /** The bytes that a field's offset counts in. */
    public Source sourceOf(Field field) {
        return source(field.source()).orElseThrow();
    }

    public TreeStatistics facts() {
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

    /**
     * Who refers to a handle, found without a look at what cannot refer to it.
     *
     * @param look called every few thousand references; may throw
     */
    public Referrers referrers(Handles.Handle handle, Runnable look) {
        Referrers.Counting counting = new Referrers.Counting(handle.ordinal(), look);
        new ReferenceWalk(this, expansion).forEach(handles.scope(handle), counting);
        return counting.found();
    }

    /** The references by which objects name their class descriptor; found like {@link #references}. */
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
        return places.root().toField();
    }

    /** The field with an id. */
    public Optional<Field> field(FieldId id) {
        return Optional.ofNullable(places.place(id)).map(FieldPosition::toField);
    }

    /** The parent of a field; empty for the root. */
    public Optional<Field> parent(FieldId id) {
        return Optional.ofNullable(places.parent(id)).map(FieldPosition::toField);
    }

    /** How many children it has, the roots of its substreams included. */
    public long childCount(Field field) {
        return isBare(field) ? 0 : children.count(places.of(field));
    }

    /** How many of its children are roots of substreams that hang from it; they come last. */
    public long substreamCount(Field field) {
        return field.computed() ? 0 : substreams.ownedBy(field.id().row());
    }

    /** Whether a field is the root of a substream: its bytes are not inside its parent's. */
    public boolean startsSubstream(Field field) {
        return !field.computed() && substreams.isRoot(field.id().row());
    }

    /** Whether a field can have no children: a leaf without substreams. */
    public boolean isBare(Field field) {
        return field.shape().isLeaf() && substreamCount(field) == 0;
    }

    /** How many of its children are in slots; they come first. */
    public long slotChildCount(Field field) {
        return field.shape().isLeaf() ? 0 : children.slotCount(places.of(field));
    }

    /**
     * A page of children.
     *
     * @param from number of the first
     * @param limit how many at most
     */
    public List<Field> children(Field field, long from, int limit) {
        return isBare(field) ? List.of() : fields(children.page(places.of(field), from, limit));
    }

    /**
     * The number of the child that is a row, and is or holds a field; empty where there is none: what holds the field may
     * be computed.
     */
    public OptionalLong indexOfRowHolding(Field field, Field inner) {
        return places.indexOfRowHolding(field.id(), inner.id().row());
    }

    /** The children that are in slots. */
    public List<Field> slotChildren(Field field) {
        return field.shape().isLeaf() ? List.of() : fields(children.slots(places.of(field)));
    }

    private static List<Field> fields(List<FieldPosition> positions) {
        List<Field> fields = new ArrayList<>(positions.size());
        for (FieldPosition position : positions) {
            fields.add(position.toField());
        }
        return fields;
    }

    /** The innermost field that holds a byte of the dump; see {@link #at(int, long)}. */
    public Optional<Field> at(long offset) {
        return at(0, offset);
    }

    /**
     * The innermost field that holds a byte of a source, the last one where bit fields share it: of the tiling, or
     * where that leaves a gap, of the positioned substream around the byte that starts last.
     */
    public Optional<Field> at(int inSource, long offset) {
        return Optional.ofNullable(places.at(inSource, offset)).map(FieldPosition::toField);
    }

    /** The innermost field of the tiling that holds a byte of a source. */
    public Optional<Field> tiledAt(int inSource, long offset) {
        return Optional.ofNullable(places.tiledAt(inSource, offset)).map(FieldPosition::toField);
    }

    /** The innermost field of the positioned substream around a byte of a source that starts last. */
    public Optional<Field> positionedAt(int inSource, long offset) {
        return Optional.ofNullable(places.positionedAt(inSource, offset)).map(FieldPosition::toField);
    }

    /**
     * Where the first positioned field over a source starts after an offset; {@link Long#MAX_VALUE} where none does.
     */
    public long nextPosition(int inSource, long offset) {
        return substreams.nextPosition(inSource, offset);
    }

    /** The outermost field that starts at an offset and has a mark: what defines a handle there, say. */
    public Optional<Field> startingAt(long offset, ShapeMark mark) {
        return starts.marked(offset, mark);
    }

    /**
     * The outermost stored field with a fixed shape that starts at an offset and has a mark. It has no name of its own
     * yet: unlike {@link #startingAt}, this looks at no shape reference, so it can be asked while one is being
     * resolved.
     */
    public Optional<Field> storedAt(long offset, ShapeMark mark) {
        return starts.stored(offset, mark);
    }

    /**
     * The field that an issue is about: its row, or the innermost one with its name at its offset; the last one where
     * it is about the end of the source.
     */
    public Optional<Field> fieldOf(Issue issue) {
        return issue.row() >= 0 ? field(FieldId.ofRow(issue.row())) : starts.of(issue);
    }

    /** The field in which reading broke off with an issue: the rest of it was not read. */
    public Field openAt(Issue issue) {
        return field(FieldId.ofRow(issue.open())).orElseGet(this::root);
    }

    /** The field at a path, as {@link Paths} writes it. */
    public Optional<Field> find(String path) {
        return Paths.find(this, path);
    }

    public Value value(Field field) {
        return values.value(field, ValueReader.SHORT);
    }

    /** The value with texts at greater length. */
    public Value fullValue(Field field) {
        return values.value(field, ValueReader.LONG);
    }

    /** The descriptor's documentation of the field, and of its value where that has a name; may be empty. */
    public String doc(Field field) {
        return values.doc(field);
    }

    /** The integer in a leaf, where it holds one; -1 where it does not. */
    public long integer(Field leaf) {
        return values.integer(leaf);
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

    /** The child with a name, in a slot, a row under its own name, or a substream; for fields with few children. */
    public Optional<Field> child(Field of, String name) {
        return isBare(of)
                ? Optional.empty()
                : Optional.ofNullable(children.named(places.of(of), name)).map(FieldPosition::toField);
    }

    /** The field's first substream whose name matches. */
    Optional<Field> substreamChild(Field of, Predicate<String> wanted) {
        return Optional.ofNullable(children.substream(places.of(of), wanted)).map(FieldPosition::toField);
    }

    /** The positions of fields, from which walks begin. */
    FieldPositions places() {
        return places;
    }

    @Override
    public void close() {
        storage.close();
    }

    /** The field and the fields around it, outermost first: at most {@code limit} of them. */
    public List<Field> lineage(FieldId id, int limit) {
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
