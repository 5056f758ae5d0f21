/**
 * Hessian, both versions: the serialization protocols of hessian.caucho.com with their calls and replies, decoded
 * without any class. {@link dev.hexplain.decoders.hessian.Hessian2} and {@link dev.hexplain.decoders.hessian.Hessian1}
 * are the entries.
 *
 * <p>{@code HessianGrammar} has the common rules (lists, maps, chunks), a subclass for each version its own.
 * {@code HessianShapes} has the shapes: values whose layout follows from their first byte need no row of their own. Short
 * values of Hessian 2 need none, whatever is in them ({@code Hessian2PlainValues}).
 * Imports {@code bytes}, {@code tree}, {@code decode} and {@code decode.documents}.
 *
 * <pre>{@code
 * FieldTree tree = new Hessian2().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.hessian;

import org.jspecify.annotations.NullMarked;
