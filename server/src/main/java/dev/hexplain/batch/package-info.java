/**
 * Tables of many dumps: files and folders are read into rows, and written as Parquet.
 *
 * <p>Start at {@link dev.hexplain.batch.TableScan}. Imports {@code batch.rows}, {@code batch.tables}.
 *
 * <pre>{@code
 * RowReader reader = new RowReader(new DumpSessions(bounds), DecodeChoices.AUTO, RowKind.FILES);
 * try (TableFile table = TableFile.open(Path.of("dumps.parquet"), RowKind.FILES, "1.0", false)) {
 *     TableScan.Counts counts = new TableScan(reader, table, 2).run(List.of(Path.of("dumps")));
 *     table.finish(false);
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.batch;

import org.jspecify.annotations.NullMarked;
