package dev.hexplain.tree;

/** What is kept of a tree. */
record Tables(
        RowTable rows,
        HandleTable handles,
        RecipeTable recipes,
        StrandTable strands,
        PositionTable positions,
        SourceTable sources) {
    static Tables of(
            TreeStorage storage, RowTable rows, HandleTable handles, RecipeTable recipes, StrandWriter strands) {
        PositionTable positions = new PositionTable(storage, strands.table(), rows);
        return new Tables(rows, handles, recipes, strands.table(), positions, strands.sources());
    }

    /** Ends writing; returns how many bytes of gaps are explained by positioned strands. */
    long seal(TreeStorage storage) {
        rows.seal();
        handles.seal();
        recipes.seal();
        strands.seal();
        sources.seal();
        if (strands.count() > 0) {
            positions.build(storage, sources);
        }
        positions.seal();
        return Coverage.ofGaps(this, storage);
    }

    void open() {
        rows.open();
        handles.open();
        recipes.open();
        strands.open();
        sources.open();
        positions.open();
    }
}
