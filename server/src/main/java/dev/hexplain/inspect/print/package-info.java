/**
 * Prints trees as text: an outline ({@link dev.hexplain.inspect.print.OutlinePrinter}, which is also the golden text),
 * nested JSON, and a table of leaves. All stream, so that the heap does not grow with the tree. The output formats are
 * a contract, in {@code docs/cli.md}. Imports {@code tree} and {@code inspect.view}.
 *
 * <pre>{@code
 * new LeavesPrinter(tree, out).print();
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.print;

import org.jspecify.annotations.NullMarked;
