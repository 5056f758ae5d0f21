/**
 * Differences of two trees for the API and the command line: {@link dev.hexplain.inspect.differences.Differences} counts and
 * lists them, {@link dev.hexplain.inspect.differences.DifferencePrinter} prints them, and
 * {@link dev.hexplain.inspect.differences.DifferenceSummary} says them in words. Imports {@code diff}, {@code tree},
 * {@code values}, {@code inspect.view} and {@code inspect.common}.
 *
 * <pre>{@code
 * DifferenceNotes notes = new DifferenceNotes(List.of(), List.of());
 * DifferencesView view = Differences.of(tree, tree, DifferenceKind.VALUES, true, notes, 200);
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.differences;

import org.jspecify.annotations.NullMarked;
