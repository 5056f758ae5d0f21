package dev.hexplain.batch.rows;

import org.jspecify.annotations.Nullable;

/** Takes the cells of a row in the columns that only its kind has. */
@FunctionalInterface
interface CellSink {
    void row(@Nullable Object... cells);
}
