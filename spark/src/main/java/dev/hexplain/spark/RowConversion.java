package dev.hexplain.spark;

import java.time.Instant;
import java.util.List;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.DateTimeUtils;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/**
 * Rows as Spark holds them.
 *
 * @param columns the columns that are asked for, as their places among all
 */
record RowConversion(int[] columns) {
    InternalRow row(List<@Nullable Object> cells) {
        @Nullable Object[] converted = new Object[columns.length];
        for (int i = 0; i < columns.length; i++) {
            converted[i] = cell(cells.get(columns[i]));
        }
        return new GenericInternalRow(converted);
    }

    private static @Nullable Object cell(@Nullable Object cell) {
        return switch (cell) {
            case null -> null;
            case String text -> UTF8String.fromString(text);
            case Long number -> number;
            case Boolean truth -> truth;
            case Instant time -> DateTimeUtils.instantToMicros(time);
            case List<?> texts ->
                new GenericArrayData(texts.stream()
                        .map(each -> UTF8String.fromString((String) each))
                        .toArray());
            default -> throw new IllegalArgumentException("No cell is a " + cell.getClass());
        };
    }
}
