package dev.hexplain.values;

import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The values of a tree: of a field, at a path, around a byte. Safe for many threads. */
public final class TreeValues {
    /** Values that others are read through: a wrapper around a wrapper, say, or hostile ones around themselves. */
    private static final int MOST_INNER = 64;

    private final FieldTree tree;
    private final int inner;
    /** What formats keep to read other values by: the classes of a stream, say. */
    private final Map<Class<?>, Object> kept;

    public TreeValues(FieldTree tree) {
        this(tree, 0, new ConcurrentHashMap<>());
    }

    private TreeValues(FieldTree tree, int inner, Map<Class<?>, Object> kept) {
        this.tree = tree;
        this.inner = inner;
        this.kept = kept;
    }

    /** For a value that is read in order to read this one: there is a bound to these. */
    public TreeValues inside() {
        return new TreeValues(tree, inner + 1, kept);
    }

    /** For values that are read when they are looked at. */
    public TreeValues later() {
        return inner == 0 ? this : new TreeValues(tree, 0, kept);
    }

    public FieldTree tree() {
        return tree;
    }

    /** What a format keeps about the tree, made when it is first asked for: one of a class. */
    public <T> T kept(Class<T> type, Function<FieldTree, T> maker) {
        return type.cast(kept.computeIfAbsent(type, _ -> maker.apply(tree)));
    }

    /** The value of the whole tree. */
    public LogicalValue root() {
        return of(tree.root());
    }

    /** The value that a field holds: as its format gives it, otherwise as its tree says. */
    public LogicalValue of(Field field) {
        return kept(ReadValues.class, _ -> new ReadValues())
                .of(field, () -> tree.answered(field, LeafValues.opaque(tree, field), () -> read(field)));
    }

    private LogicalValue read(Field field) {
        if (inner > MOST_INNER) {
            return ReadValues.leftOut(field);
        }
        Optional<LogicalValue> known =
                tree.shapesOf(field) instanceof ValueShapes format ? format.value(this, field) : Optional.empty();
        return known.orElseGet(() -> new DefaultValues(this).of(field));
    }

    /** Whether the format says what its fields mean: otherwise values are what the tree says. */
    public boolean hasMeaning() {
        return tree.shapesOf(tree.root()) instanceof ValueShapes format && format.hasMeaning();
    }

    /** Whether an object is a throwable, with the members of one ({@link ValueShapes#isThrowable}). */
    public boolean isThrowable(LogicalValue.Structure object) {
        Field field = object.field();
        return object.problem().isEmpty()
                && tree.shapesOf(field) instanceof ValueShapes format
                && tree.answered(field, false, () -> format.isThrowable(this, field));
    }

    /** The type of an object, which a value that stands for another does not have ({@link ValueShapes#ownType}). */
    String ownType(Field object) {
        return tree.shapesOf(object) instanceof ValueShapes format ? format.ownType(object) : "";
    }

    /** Fields elsewhere that say what a value is: the class descriptors of an object, say. */
    public List<Field> describing(LogicalValue value) {
        Field field = value.field();
        return tree.shapesOf(field) instanceof ValueShapes format
                ? tree.answered(field, List.of(), () -> format.describing(this, field))
                : List.of();
    }

    /**
     * Tells the parts of a value at once, if they can be ({@link Paged#tell}) and the tree has all bytes: what a limit left
     * out has no fields, and is not listed either.
     */
    public boolean tellParts(LogicalValue value, ValueSink sink) {
        return hasAll() && tree.answered(value.field(), false, () -> ValueWalk.tellParts(value, sink));
    }

    /** Tells some parts of a value, and says how many ({@link Paged#tell(long, int, ValueSink)}). */
    public int tellParts(LogicalValue value, long from, int limit, ValueSink sink) {
        return hasAll() ? tree.answered(value.field(), 0, () -> ValueWalk.tellParts(value, from, limit, sink)) : 0;
    }

    private boolean hasAll() {
        return tree.facts().covered() == tree.source().length() && cutValues().areNone();
    }

    /** What is said of a value of which a part is left out, or all of it; empty where it is whole. */
    public Optional<CutValue> cut(LogicalValue value) {
        return value instanceof LogicalValue.Reference reference
                        && !reference.leftOut().isEmpty()
                ? Optional.of(cut(value, reference.leftOut()))
                : cutValues().of(value);
    }

    /** The same of a value of which a part is left out for a reason. */
    public CutValue cut(LogicalValue value, String reason) {
        return new CutValue(cutValues().path(value.field()), value.field().offset(), reason);
    }

    /** Tells the values of which bytes or a limit left out a part. */
    public void tellLeftOut(WalkRemarks remarks) {
        cutValues().tell(remarks);
    }

    private CutValues cutValues() {
        return kept(CutValues.class, _ -> new CutValues(later()));
    }

    /** The value that a reference refers to. */
    public LogicalValue of(LogicalValue.Reference reference) {
        return of(reference.target());
    }

    /** The value at a path, as {@link ValuePath} writes it. */
    public Optional<LogicalValue> find(String path) {
        List<ValuePath.Step> steps = follow(path);
        return steps.isEmpty() ? Optional.empty() : Optional.of(steps.getLast().value());
    }

    /** The values on the way to the one at a path, the whole value first; none where the path leads nowhere. */
    public List<ValuePath.Step> follow(String path) {
        return ValuePath.follow(this, path);
    }

    /** The values around a field, outermost first, each with the step that leads to it: the whole value first. */
    public List<ValuePath.Step> around(Field field) {
        return addresses().around(field).steps();
    }

    /** The path to the value that a field holds, as it is shown: {@link ValuePath}; of a long one, the innermost steps. */
    public String pathTo(Field field) {
        return addresses().path(field);
    }

    /** What is shown in the place of a reference: itself, or the object that is shown nowhere before. */
    public LogicalValue shown(LogicalValue.Reference reference) {
        boolean here = addresses()
                .shownAt(reference.target())
                .filter(reference.field().id()::equals)
                .isPresent();
        return here ? new ShownHere(this, reference).value() : reference;
    }

    /** Whether an object is shown where it stands, and not in the place of a reference to it. */
    public boolean isShownWhereItStands(Field object) {
        return addresses().shownAt(object).isEmpty();
    }

    Addresses addresses() {
        return kept(Addresses.class, _ -> new Addresses(later()));
    }
}
