/**
 * Checks descriptors: names, types of expressions, enums, parameters, encodings. {@link dev.hexplain.ksy.check.Checker}
 * is the entry; {@link dev.hexplain.ksy.check.TypeOf} infers the type of an expression. Imports {@code ksy.expr},
 * {@code ksy.model} and {@code ksy.read}.
 *
 * <pre>{@code
 * List<Diagnostic> diagnostics = Checker.check(DescriptorReader.read("png.ksy", text, imports));
 * }</pre>
 */
@NullMarked
package dev.hexplain.ksy.check;

import org.jspecify.annotations.NullMarked;
