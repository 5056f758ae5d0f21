package dev.hexplain.tree;

import dev.hexplain.bytes.Source;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A finished tree, for reading: fields by id, by path, by offset and by page; safe for many threads. Nothing it answers
 * grows with the source, and its heap use does not either.
 */
public final class FieldTree implements AutoCloseable {
    private final Source source;
    private final TreeStorage storage;
    private final Tables tables;
    private final Shapes shapes;
    private final Facts facts;
    private final CookedShapes cookedShapes;
    private final Expansion expansion;
    private final Places places;
    private final Handles handles;
    private final ValueReader values;
    private @Nullable References references;
    private @Nullable References instances;

    record Tables(RowTable rows, HandleTable handles, RecipeTable recipes) {}

    FieldTree(Source source, TreeStorage storage, Tables tables, Shapes shapes, Facts facts) {
        this.source = source;
        this.storage = storage;
        this.tables = tables;
        this.shapes = shapes;
        this.facts = facts;
        this.cookedShapes = new CookedShapes(shapes, tables.recipes(), recipe -> shapes.cook(recipe, this));
        this.expansion = new Expansion(source.segment(), tables.rows(), cookedShapes::shape);
        this.places = new Places(tables.rows(), expansion);
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
        return places.root().toField();
    }

    /** The field with an id. */
    public Optional<Field> field(FieldId id) {
        return Optional.ofNullable(places.place(id)).map(Place::toField);
    }

    /** The field that a field stands in; empty for the root. */
    public Optional<Field> parent(FieldId id) {
        return Optional.ofNullable(places.parent(id)).map(Place::toField);
    }

    public long childCount(Field field) {
        return field.shape().isLeaf() ? 0 : places.childCount(places.of(field));
    }

    /** How many of its children stand in slots; they come first. */
    public long slotChildCount(Field field) {
        return field.shape().isLeaf() ? 0 : places.slotChildCount(places.of(field));
    }

    /**
     * A page of children.
     *
     * @param from number of the first
     * @param limit how many at most
     */
    public List<Field> children(Field field, long from, int limit) {
        return field.shape().isLeaf()
                ? List.of()
                : places.page(places.of(field), from, limit).stream()
                        .map(Place::toField)
                        .toList();
    }

    /** The innermost field that holds a byte. */
    public Optional<Field> at(long offset) {
        boolean inside =
                offset >= 0 && offset < source.length() && tables.rows().count() > 0;
        return inside ? Optional.ofNullable(places.at(offset)).map(Place::toField) : Optional.empty();
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
            if (rows.shape(row) >= 0 && expansion.shape(row).has(mark)) {
                found = Optional.of(places.row(row).toField());
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
        Children walk = places.children(places.of(of));
        for (Place child = walk.nextSlot(); child != null; child = walk.nextSlot()) {
            if (child.name().equals(name)) {
                return Optional.of(child.toField());
            }
        }
        return Optional.empty();
    }

    /** Where walks begin. */
    Places places() {
        return places;
    }

    @Override
    public void close() {
        storage.close();
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
