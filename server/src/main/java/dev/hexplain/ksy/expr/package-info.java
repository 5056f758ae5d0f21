/**
 * Parses the expressions of descriptors to {@link dev.hexplain.ksy.expr.Expr}, a syntax tree with the position of each
 * node in the text. Imports nothing of the project.
 *
 * <pre>{@code
 * Expr size = ExpressionParser.parse("header.count * 4 - 1");
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.expr;

import org.jspecify.annotations.NullMarked;
