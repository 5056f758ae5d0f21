/**
 * Rows of files, of the messages in them, of the classes that they describe, of their fields: what tables hold of many
 * dumps.
 *
 * <p>Start at {@link dev.hexplain.batch.rows.RowReader}, which reads one file; {@link dev.hexplain.batch.rows.RowKind}
 * has the columns. Rows are made one after the other and kept by nobody. Imports {@code inspect}.
 *
 * <pre>{@code
 * RowReader reader = new RowReader(new DumpSessions(bounds), DecodeChoices.AUTO, RowKind.MESSAGES);
 * FileFacts file = FileFacts.of(path);
 * reader.read(file, file.sha256(), row -> System.out.println(row));
 * }</pre>
 */
@NullMarked
package dev.hexplain.batch.rows;

import org.jspecify.annotations.NullMarked;
