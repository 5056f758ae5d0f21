package dev.hexplain.tree;

/** All tables of a tree: rows, handles, issues, shape references, substreams, sources. */
record Tables(
        RowTable rows,
        HandleTable handles,
        ShapeRefTable shapeRefs,
        SubstreamTable substreams,
        PositionTable positions,
        SourceTable sources) {
    static Tables of(
            TreeStorage storage,
            RowTable rows,
            HandleTable handles,
            ShapeRefTable shapeRefs,
            SubstreamWriter substreams) {
        PositionTable positions = new PositionTable(storage, substreams.table(), rows);
        return new Tables(rows, handles, shapeRefs, substreams.table(), positions, substreams.sources());
    }

    /** Ends writing; returns how many bytes of gaps are explained by positioned substreams. */
    long seal(TreeStorage storage) {
        rows.seal();
        handles.seal();
        shapeRefs.seal();
        substreams.seal();
        sources.seal();
        if (substreams.count() > 0) {
            positions.build(storage, sources);
        }
        positions.seal();
        return Coverage.ofGaps(this, storage);
    }

    void open() {
        rows.open();
        handles.open();
        shapeRefs.open();
        substreams.open();
        sources.open();
        positions.open();
    }
}
