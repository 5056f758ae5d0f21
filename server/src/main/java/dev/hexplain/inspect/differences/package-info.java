/**
 * Differences of two trees for the API and the command line: {@link dev.hexplain.inspect.differences.Differences} counts and
 * lists them, {@link dev.hexplain.inspect.differences.DifferencePrinter} prints them, and
 * {@link dev.hexplain.inspect.differences.DifferenceSummary} says them in words. Imports {@code diff}, {@code tree},
 * {@code values}, {@code inspect.view} and {@code inspect.common}.
 *
 * <pre>{@code
 * DifferencesView view = Differences.of(tree, tree, DifferenceKind.VALUES, true, List.of(), 200);
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.differences;

import org.jspecify.annotations.NullMarked;
