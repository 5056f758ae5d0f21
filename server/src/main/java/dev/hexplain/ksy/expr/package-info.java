/**
 * The expressions of descriptors: from text to {@link dev.hexplain.ksy.expr.Expr}, the syntax tree, which knows where in
 * the text each part stands. Imports nothing of the project.
 *
 * <pre>{@code
 * Expr size = ExpressionParser.parse("header.count * 4 - 1");
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.expr;

import org.jspecify.annotations.NullMarked;
