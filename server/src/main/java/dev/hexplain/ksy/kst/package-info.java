/**
 * Specs of formats ({@code .kst}): a format, a file, and assertions on the result.
 * {@link dev.hexplain.ksy.kst.SpecReader} reads one, {@link dev.hexplain.ksy.kst.AssertionEvaluator} evaluates its
 * assertions on a {@link dev.hexplain.ksy.kst.DecodedFile}. Imports {@code ksy.expr}, {@code ksy.model} and
 * {@code ksy.eval}.
 *
 * <pre>{@code
 * Spec spec = SpecReader.read("png.kst", text);
 * List<String> failures = AssertionEvaluator.of(spec, rootType, imports).failures(decoded);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.kst;

import org.jspecify.annotations.NullMarked;
