package dev.hexplain.ksy.run;

import dev.hexplain.tree.TreeWriter;

/** Receives rows: writes them to a tree, or discards them where only values are needed. */
interface RowSink {
    /** Opens a row; returns its number, or {@link KsyObject#NO_ROW}. */
    int open(int shape, long offset);

    void close(long end);

    int leaf(int shape, long offset, long length);

    /** A row of a shape that {@link dev.hexplain.tree.ShapeMark#OPAQUE} marks. */
    int opaqueLeaf(int shape, long offset, long length);

    /** Gives the open row another shape. */
    void reshape(int shape);

    void computed(long fields);

    void gap(long offset, long length);

    void unparsed(long offset, long length);

    /** Whether rows are written. */
    boolean written();

    /** Discards rows. */
    RowSink NONE = new RowSink() {
        @Override
        public int open(int shape, long offset) {
            return KsyObject.NO_ROW;
        }

        @Override
        public void close(long end) {}

        @Override
        public int leaf(int shape, long offset, long length) {
            return KsyObject.NO_ROW;
        }

        @Override
        public int opaqueLeaf(int shape, long offset, long length) {
            return KsyObject.NO_ROW;
        }

        @Override
        public void reshape(int shape) {}

        @Override
        public void computed(long fields) {}

        @Override
        public void gap(long offset, long length) {}

        @Override
        public void unparsed(long offset, long length) {}

        @Override
        public boolean written() {
            return false;
        }
    };

    /** Writes rows to a tree. */
    record ToTree(TreeWriter tree) implements RowSink {
        @Override
        public int open(int shape, long offset) {
            return tree.open(shape, offset);
        }

        @Override
        public void close(long end) {
            tree.close(end);
        }

        @Override
        public int leaf(int shape, long offset, long length) {
            return tree.leaf(shape, offset, length);
        }

        @Override
        public int opaqueLeaf(int shape, long offset, long length) {
            return tree.opaqueLeaf(shape, offset, length);
        }

        @Override
        public void reshape(int shape) {
            tree.reshape(shape);
        }

        @Override
        public void computed(long fields) {
            tree.computed(fields);
        }

        @Override
        public void gap(long offset, long length) {
            tree.gap(offset, length);
        }

        @Override
        public void unparsed(long offset, long length) {
            tree.unparsed(offset, length);
        }

        @Override
        public boolean written() {
            return true;
        }
    }
}
