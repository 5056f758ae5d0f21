package dev.hexplain.tree;

import dev.hexplain.bytes.Source;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes the rows of a tree in byte order. A row is opened, filled with rows, and closed; the rows that are open form a
 * chain to the root, kept in the index itself, so that depth costs no heap.
 *
 * <p>Rows hold what cannot be computed. What a shape's layout says about the rest needs no call.
 */
public final class TreeWriter {
    private static final int MAX_ISSUES = 10_000;

    private final Source source;
    private final TreeStorage storage;
    private final RowTable rows;
    private final HandleTable handles;
    private final RecipeTable recipes;
    private final List<Issue> issues = new ArrayList<>();
    private int current = -1;
    private long fields;
    private long uncovered;
    private int depth;
    private int maxDepth;
    private long issueCount;

    public TreeWriter(Source source, TreeStorage storage) {
        this.source = source;
        this.storage = storage;
        this.rows = new RowTable(storage, source.length());
        this.handles = new HandleTable(storage, source.length());
        this.recipes = new RecipeTable(storage);
    }

    /** Opens a row at an offset, inside the one that is open. */
    public int open(int shape, long offset) {
        current = rows.append(offset, shape, current);
        fields++;
        if (++depth > maxDepth) {
            maxDepth = depth;
        }
        return current;
    }

    /** Closes the open row at the offset after its last byte. */
    public void close(long end) {
        int row = current;
        rows.close(row, end - rows.offset(row), rows.count());
        current = rows.parent(row);
        depth--;
    }

    /** A row without rows in it. */
    public int leaf(int shape, long offset, long length) {
        fields++;
        return rows.leaf(offset, length, shape, current);
    }

    /** Bytes that belong to no format; nothing where there are none. */
    public void gap(long offset, long length) {
        uncovered(Shapes.GAP, offset, length);
    }

    /** Bytes that were not understood; nothing where there are none. */
    public void unparsed(long offset, long length) {
        uncovered(Shapes.UNPARSED, offset, length);
    }

    private void uncovered(int shape, long offset, long length) {
        if (length > 0) {
            leaf(shape, offset, length);
            uncovered += length;
        }
    }

    /** Gives the open row another shape. */
    public void reshape(int shape) {
        rows.reshape(current, shape);
    }

    /** Counts fields that the layout of a row adds to it. */
    public void computed(long count) {
        fields += count;
    }

    /** Adds a recipe and returns its number as a shape. */
    public int recipe(Shapes.Recipe recipe) {
        return recipes.add(recipe);
    }

    /** Gives the next handle to the field at an offset; returns its ordinal. */
    public int define(long offset) {
        return handles.define(offset);
    }

    /** Ends the validity of all handles for what follows an offset. */
    public void resetHandles(long offset) {
        handles.reset(offset);
    }

    /** Handles defined so far. */
    public int handleCount() {
        return handles.count();
    }

    /** The offset of the field that defines a handle. */
    public long handleOffset(int ordinal) {
        return handles.offset(ordinal);
    }

    public void issue(Issue issue) {
        issueCount++;
        if (issues.size() < MAX_ISSUES) {
            issues.add(issue);
        }
    }

    /** The row that is open; -1 where none is. */
    public int current() {
        return current;
    }

    /** The offset of the open row. */
    public long currentOffset() {
        return rows.offset(current);
    }

    public int rowCount() {
        return rows.count();
    }

    /** Rows that are open. */
    public int depth() {
        return depth;
    }

    /** Fields so far, computed ones included. */
    public long fieldCount() {
        return fields;
    }

    /** Everything written so far, to come back to. The row that is open then must still be open. */
    public Checkpoint checkpoint() {
        return new Checkpoint(
                current,
                rows.count(),
                rows.shape(current),
                handles.count(),
                handles.epochCount(),
                issues.size(),
                issueCount,
                fields,
                uncovered,
                depth,
                maxDepth);
    }

    /** Forgets everything written since a checkpoint. */
    public void rollback(Checkpoint to) {
        current = to.current;
        rows.truncate(to.rows);
        rows.reshape(current, to.shape);
        handles.truncate(to.handles, to.epochs);
        issues.subList(to.issues, issues.size()).clear();
        issueCount = to.issueCount;
        fields = to.fields;
        uncovered = to.uncovered;
        depth = to.depth;
        maxDepth = to.maxDepth;
    }

    /** A place to come back to. */
    public record Checkpoint(
            int current,
            int rows,
            int shape,
            int handles,
            int epochs,
            int issues,
            long issueCount,
            long fields,
            long uncovered,
            int depth,
            int maxDepth) {}

    /**
     * Ends writing. All rows are closed.
     *
     * @param shapes the shape table that the rows' shape numbers mean
     * @param handleBase the number of an epoch's first handle, as references spell it
     */
    public FieldTree finish(Shapes shapes, int handleBase) {
        if (current != -1) {
            throw new IllegalStateException("Row " + current + " is still open");
        }
        rows.seal();
        handles.seal();
        recipes.seal();
        Facts facts = new Facts(fields, source.length() - uncovered, maxDepth, handleBase, issueCount, issues);
        return new FieldTree(source, storage, new FieldTree.Tables(rows, handles, recipes), shapes, facts);
    }
}
