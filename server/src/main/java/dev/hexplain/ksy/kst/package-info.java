/**
 * Specs of formats ({@code .kst}): a format, a file, and what must come out. {@link dev.hexplain.ksy.kst.SpecReader}
 * reads one, {@link dev.hexplain.ksy.kst.AssertionEvaluator} compares it with what {@link dev.hexplain.ksy.kst.DecodedFile} a file gave.
 * Imports {@code ksy.expr}, {@code ksy.model} and {@code ksy.eval}.
 *
 * <pre>{@code
 * Spec spec = SpecReader.read("png.kst", text);
 * List<String> failures = Judge.of(spec, rootType, imports).failures(decoded);
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.kst;

import org.jspecify.annotations.NullMarked;
