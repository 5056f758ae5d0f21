package dev.hexplain.tree;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;

/**
 * Writes the rows of a tree in byte order. A row is opened, filled with rows, and closed; the rows that are open form a
 * chain to the root, kept in the index itself, so that depth costs no heap.
 *
 * <p>Rows hold what cannot be computed. Fields that a shape's layout computes need no call. No row starts before the
 * one written before it: one that begins inside a byte starts with that byte, even if it has no bytes itself.
 *
 * <p>Fields outside the tiling are in a <em>substream</em>: a run of rows with an owner row, over the dump again or
 * over a derived source.
 *
 * <pre>{@code
 * int body = out.leaf(COMPRESSED, at, length);
 * int source = out.derive(0, new Range(at, length), "zlib", inflated);
 * out.beginSubstream(body, source);
 * out.open(BODY, 0);
 * ...
 * out.close(inflated.length);
 * out.endSubstream();
 * }</pre>
 */
public final class TreeWriter {
    private final Source source;
    private final TreeStorage storage;
    private final RowTable rows;
    private final HandleTable handles;
    private final ShapeRefTable shapeRefs;
    private final SubstreamWriter substreams;
    private final IssueLog issues = new IssueLog();
    /** The main rows, or those of the substream that is open. */
    private RowTable active;

    private int current = -1;
    /** Whether the rows written now are an embedded decoder's. */
    private boolean writingEmbedded;
    /** The main row that is open while a substream is, and how many are. */
    private int outerCurrent = -1;

    private int outerDepth;
    private long fields;
    private long uncovered;
    private long opaque;
    private int depth;
    private int maxDepth;

    public TreeWriter(Source source, TreeStorage storage) {
        this.source = source;
        this.storage = storage;
        this.rows = new RowTable(storage, source.length());
        this.handles = new HandleTable(storage, source.length());
        this.shapeRefs = new ShapeRefTable(storage);
        this.substreams = new SubstreamWriter(storage, source.length());
        this.active = rows;
    }

    /** Opens a row at an offset, inside the one that is open. Returns a number that substreams can hang from. */
    public int open(int shape, long offset) {
        current = active.append(offset, numbered(shape), current);
        fields++;
        if (++depth > maxDepth) {
            maxDepth = depth;
        }
        return number(current);
    }

    /** Closes the open row at the offset after its last byte. */
    public void close(long end) {
        int row = current;
        active.close(row, end - active.offset(row), active.count());
        current = active.parent(row);
        depth--;
    }

    /** A row without rows in it. Returns a number that substreams can hang from. */
    public int leaf(int shape, long offset, long length) {
        fields++;
        return number(active.leaf(offset, length, numbered(shape), current));
    }

    private int number(int row) {
        return inSubstream() && row >= 0 ? SubstreamWriter.numberOf(row) : row;
    }

    private boolean inSubstream() {
        return active != rows;
    }

    /**
     * Stores a derived source.
     *
     * @param from number of the source they were made from; 0 is the dump
     * @param range the part of that source they were made from
     * @param layer the step that made them: {@code zlib}
     * @return the number of the new source
     */
    public int derive(int from, Range range, String layer, byte[] bytes) {
        return substreams.derive(from, range, layer, bytes);
    }

    /** Bytes that derived sources take so far. */
    public long derivedBytes() {
        return substreams.sources().size();
    }

    /**
     * Begins a substream: until {@link #endSubstream}, rows are written to it, with offsets in its source. The first
     * substream over a derived source tiles it; others are positioned, and may overlap anything. A substream has one
     * root.
     *
     * @param owner number of a row that was written, open or closed
     * @param source 0 for the dump, or what {@link #derive} returned
     */
    public void beginSubstream(int owner, int source) {
        if (inSubstream()) {
            throw new IllegalStateException("Substreams do not nest while they are written");
        }
        substreams.begin(owner, source);
        active = substreams.rows();
        outerCurrent = current;
        outerDepth = depth;
        current = -1;
    }

    /** Ends the substream and returns to the one around it. A substream without rows is dropped. */
    public void endSubstream() {
        if (!inSubstream() || current != -1) {
            throw new IllegalStateException("No substream is open, or a row of it still is");
        }
        substreams.end();
        active = rows;
        current = outerCurrent;
        depth = outerDepth;
        outerCurrent = -1;
    }

    /** A row of a shape that {@link ShapeMark#OPAQUE} marks, whose bytes are counted. */
    public int opaqueLeaf(int shape, long offset, long length) {
        opaque(length);
        return leaf(shape, offset, length);
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
            uncovered += inSubstream() ? 0 : length;
        }
    }

    /** Counts bytes, of fields with or without rows, that {@link ShapeMark#OPAQUE} marks. */
    public void opaque(long length) {
        opaque += inSubstream() ? 0 : length;
    }

    /**
     * Sets whether the rows from here on are the embedded decoder's ({@link Shapes#embeddedShapes}), whose shapes are
     * numbered separately.
     *
     * @return the setting before
     */
    public boolean writingEmbedded(boolean on) {
        boolean before = writingEmbedded;
        writingEmbedded = on;
        return before;
    }

    private int numbered(int shape) {
        return writingEmbedded ? ShapeNumbers.ofEmbedded(shape) : shape;
    }

    /** Gives the open row another shape. */
    public void reshape(int shape) {
        active.reshape(current, numbered(shape));
    }

    /** Gives a row of the main tiling another shape, open or closed: its kind may be known only later. */
    public void reshape(int row, int shape) {
        rows.reshape(row, numbered(shape));
    }

    /** The number of the shape of a row of the main tiling, which the current decoder wrote. */
    public int shape(int row) {
        int number = rows.shape(row);
        return writingEmbedded && ShapeNumbers.isEmbedded(number) ? ShapeNumbers.own(number) : number;
    }

    /** The shape reference that a shape's number, below 0, stands for. */
    public Shapes.ShapeRef shapeRef(int shape) {
        return shapeRefs.get(shape);
    }

    /** The offset of a row of the main tiling. */
    public long offset(int row) {
        return rows.offset(row);
    }

    /** The row of the main tiling that follows a closed one and all that is in it. */
    public int after(int row) {
        return rows.subtreeEnd(row);
    }

    /** Counts fields that the layout of a row adds to it. */
    public void computed(long count) {
        fields += count;
    }

    /** Counts levels of computed fields inside the open row, as if they were rows. */
    public void nested(int levels) {
        if (depth + levels > maxDepth) {
            maxDepth = depth + levels;
        }
    }

    /** Adds a shape reference and returns its number as a shape. */
    public int shapeRef(Shapes.ShapeRef shapeRef) {
        return shapeRefs.add(shapeRef);
    }

    /** Gives the next handle to the field at an offset; returns its ordinal. */
    public int define(long offset) {
        return handles.define(offset);
    }

    /** Ends the validity of all handles for what follows an offset. */
    public void resetHandles(long offset) {
        handles.reset(offset);
    }

    /**
     * The same, and handles that were defined since some ordinal are valid: what defines them may be complete only later.
     */
    public void resetHandles(long offset, int first) {
        handles.reset(offset, first);
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
        if (issue.cut()) {
            brokenOff(issue);
        } else {
            issues.add(issue);
        }
    }

    /** An issue with which reading breaks off in the open row: the rest of that is not read. */
    public void brokenOff(Issue issue) {
        int open = current == -1 && !inSubstream() ? 0 : current(); // the root, which is still to come
        issues.add(issue.breakingOff(open));
    }

    /** The number of the row that is open; -1 where none is. */
    public int current() {
        return number(current);
    }

    /** The offset of the open row. */
    public long currentOffset() {
        return active.offset(current);
    }

    /** Rows so far, those of substreams included. */
    public int rowCount() {
        return rows.count() + substreams.rows().count();
    }

    /** Bytes that the index takes so far. */
    public long indexBytes() {
        return rows.bytes() + handles.bytes() + shapeRefs.bytes() + substreams.bytes() + issues.bytes();
    }

    /** Bytes of the source that the tree is about. */
    public long sourceLength() {
        return source.length();
    }

    /** Rows that are open. */
    public int depth() {
        return depth;
    }

    /** Fields so far, computed ones included. */
    public long fieldCount() {
        return fields;
    }

    /**
     * Saves the state of writing for {@link #rollback}. A substream that is open now must still be open then; rows are
     * opened again.
     */
    public Checkpoint checkpoint() {
        return new Checkpoint(
                inSubstream(),
                current,
                current < 0 ? Shapes.GAP : active.shape(current),
                outerCurrent,
                outerDepth,
                depth,
                maxDepth,
                rows.count(),
                substreams.extent(),
                handles.count(),
                handles.epochCount(),
                issues.extent(),
                fields,
                uncovered,
                opaque);
    }

    /** Discards everything written since a checkpoint, substreams and derived sources included. */
    public void rollback(Checkpoint to) {
        if (to.inSubstream()
                && (!inSubstream()
                        || substreams.table().count() != to.substreams().substreams())) {
            throw new IllegalStateException("The substream of the checkpoint was ended");
        }
        active = to.inSubstream() ? active : rows;
        current = to.current();
        outerCurrent = to.outerCurrent();
        outerDepth = to.outerDepth();
        depth = to.depth();
        maxDepth = to.maxDepth();
        rows.truncate(to.rows());
        substreams.truncate(to.substreams());
        if (current >= 0) {
            active.reshape(current, to.shape());
        }
        handles.truncate(to.handles(), to.epochs());
        issues.truncate(to.issues());
        fields = to.fields();
        uncovered = to.uncovered();
        opaque = to.opaque();
    }

    /**
     * Ends writing. All rows are closed.
     *
     * @param shapes the shape table that the rows' shape numbers mean
     * @param handleBase the number of an epoch's first handle, as references store it
     */
    public FieldTree finish(Shapes shapes, int handleBase) {
        if (current != -1 || inSubstream()) {
            throw new IllegalStateException("Row " + current() + " or its substream is still open");
        }
        int mainRows = rows.count();
        substreams.settle(rows);
        Tables tables = Tables.of(storage, rows, handles, shapeRefs, substreams);
        long covered = source.length() - uncovered + tables.seal(storage);
        TreeStatistics facts = new TreeStatistics(
                fields, covered, opaque, maxDepth, handleBase, issues.count(), issues.settled(mainRows));
        return new FieldTree(source, storage, tables, shapes, facts);
    }
}
