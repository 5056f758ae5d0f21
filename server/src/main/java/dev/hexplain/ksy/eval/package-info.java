/**
 * Evaluates expressions. {@link dev.hexplain.ksy.eval.Evals} compiles a syntax tree to an
 * {@link dev.hexplain.ksy.eval.Eval}, which is evaluated in a {@link dev.hexplain.ksy.eval.Scope}, which may be an
 * object being decoded or a field of a finished tree. Imports {@code ksy.expr} and {@code ksy.model}.
 *
 * <p>Values are {@link Long}, {@link Double}, {@link Boolean}, {@link String}, {@code byte[]},
 * {@link dev.hexplain.ksy.eval.EnumValue}, {@link java.util.List} of values, {@link dev.hexplain.ksy.eval.StructValue},
 * {@link dev.hexplain.ksy.eval.StreamValue}; null for fields absent by their {@code if}. Integers have 64 bits and
 * wrap; unsigned ones of 64 bits keep their bits.
 *
 * <pre>{@code
 * Eval size = evals.compile(attribute.sizing().size(), type);
 * long bytes = size.integer(scope);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.eval;

import org.jspecify.annotations.NullMarked;
