/**
 * Hessian, both versions: the serialization protocols of hessian.caucho.com and the calls and replies around them, read
 * without any class. {@link dev.hexplain.decoders.hessian.Hessian2} and
 * {@link dev.hexplain.decoders.hessian.Hessian1} are the entries.
 *
 * <p>{@code HessianGrammar} has the rules both share (lists, maps, chunks), a subclass each those of its own.
 * {@code HessianShapes} names what the grammar fixes: values that follow from their first byte need no row of their own.
 * Imports {@code bytes}, {@code tree}, {@code decode} and {@code decode.documents}.
 *
 * <pre>{@code
 * FieldTree tree = new Hessian2().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.hessian;

import org.jspecify.annotations.NullMarked;
