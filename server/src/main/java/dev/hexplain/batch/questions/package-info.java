/**
 * Questions in SQL to tables that were uploaded as dumps, answered by DuckDB in a process of its own, that reads one file
 * and does nothing else: {@link dev.hexplain.batch.questions.QuestionProcesses}.
 *
 * <p>Start at {@link dev.hexplain.batch.questions.TableCases}. Imports {@code batch.rows}, {@code inspect}.
 *
 * <pre>{@code
 * TableCases tables = new TableCases(inspector.dumps(), inspector.questions());
 * TableAnswer answer = tables.ask(dump, "select format, count(*) from files group by format", 100);
 * }</pre>
 */
@NullMarked
package dev.hexplain.batch.questions;

import org.jspecify.annotations.NullMarked;
