/**
 * Tables of rows as Parquet files, which an embedded DuckDB writes.
 *
 * <p>Start at {@link dev.hexplain.batch.tables.TableFile}. Imports {@code batch.rows}.
 *
 * <pre>{@code
 * try (TableFile table = TableFile.open(Path.of("dumps.parquet"), RowKind.FILES, "1.0", false)) {
 *     try (RowAppender writer = table.writer()) {
 *         writer.put(file, rows -> reader.read(file, "", rows));
 *     }
 *     table.finish(false);
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.batch.tables;

import org.jspecify.annotations.NullMarked;
