package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.Paged;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The cells of an immutable table of Guava: values, each with the number of its row and of its column. */
final class GuavaCells implements Paged<LogicalValue> {
    private final Paged<LogicalValue> rowKeys;
    private final Paged<LogicalValue> columnKeys;
    private final Paged<LogicalValue> rows;
    private final Paged<LogicalValue> columns;
    private final Paged<LogicalValue> values;

    private GuavaCells(ClassData written) throws MisfitException {
        this.rowKeys = array(written, "rowKeys");
        this.columnKeys = array(written, "columnKeys");
        this.rows = array(written, "cellRowIndices");
        this.columns = array(written, "cellColumnIndices");
        this.values = array(written, "cellValues");
    }

    /** F{rowKeys[], columnKeys[], cellValues[], cellRowIndices[], cellColumnIndices[]}; one value needs no numbers. */
    static LogicalValue view(StreamObject object, ClassData written) throws MisfitException {
        return new LogicalValue.Sequence(object.field(), object.className(), new GuavaCells(written));
    }

    private static Paged<LogicalValue> array(ClassData written, String field) throws MisfitException {
        if (!(written.unfollowed(field) instanceof LogicalValue.Sequence array)) {
            throw FieldForms.misfit(field, "an array");
        }
        return array.elements();
    }

    @Override
    public long count() {
        return values.count();
    }

    @Override
    public List<LogicalValue> page(long from, int limit) {
        List<LogicalValue> cells = new ArrayList<>();
        long number = from;
        for (LogicalValue value : values.page(from, limit)) {
            List<LogicalValue.Named> members = new ArrayList<>();
            key(rowKeys, rows, number).ifPresent(key -> members.add(new LogicalValue.Named("row", key)));
            key(columnKeys, columns, number).ifPresent(key -> members.add(new LogicalValue.Named("column", key)));
            members.add(new LogicalValue.Named("value", value));
            cells.add(new LogicalValue.Structure(value.field(), "", Paged.of(members)));
            number++;
        }
        return cells;
    }

    private static Optional<LogicalValue> key(Paged<LogicalValue> keys, Paged<LogicalValue> indices, long cell) {
        long index = indices.page(cell, 1).stream()
                .filter(LogicalValue.Scalar.class::isInstance)
                .map(LogicalValue.Scalar.class::cast)
                .mapToLong(scalar -> Long.parseLong(scalar.text().first(20)))
                .findFirst()
                .orElse(keys.count() == 1 ? 0 : -1);
        return index < 0 ? Optional.empty() : keys.page(index, 1).stream().findFirst();
    }
}
