/**
 * Queries finished trees: {@link dev.hexplain.ksy.query.TreeQuery} evaluates expressions of the language on the fields
 * of a tree that a descriptor made, {@link dev.hexplain.ksy.query.ValueQuery} on the values of any other one. Only fields that an expression uses are read. Imports {@code tree}, {@code values} and, of
 * {@code ksy}, {@code expr}, {@code model} and {@code eval}.
 *
 * <pre>{@code
 * QueryAnswer answer = new TreeQuery(tree, descriptor.top()).ask("records[3].prices.size");
 * answer.field().ifPresent(this::select);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.query;

import org.jspecify.annotations.NullMarked;
