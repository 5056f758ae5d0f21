package dev.hexplain.batch.rows;

import java.util.List;

/** A row for each leaf, in byte order; those of substreams come last. */
final class FieldRows implements RowSource {
    @Override
    public List<TableColumn> columns() {
        return List.of(
                TableColumn.text("field", "path of the field"),
                TableColumn.number("byte_offset", "where it begins, inside the layers"),
                TableColumn.number("byte_length", "its bytes"),
                TableColumn.text("role", "why its bytes exist: `magic`, `length`, `value`, …"),
                TableColumn.text("type", "its type"),
                TableColumn.text("value", "what it says, as it is printed"),
                TableColumn.text("placement", "`tiled`; or how it lies over fields that are"),
                TableColumn.number("source", "0 for the file itself; else the number of the derived source it is in"));
    }

    @Override
    public void rows(OpenedFile file, CellSink to) {
        file.tree()
                .leaves(leaf -> to.row(
                        leaf.path(),
                        leaf.offset(),
                        leaf.length(),
                        leaf.role(),
                        leaf.type(),
                        leaf.value(),
                        leaf.placement().id(),
                        (long) leaf.source()));
    }
}
