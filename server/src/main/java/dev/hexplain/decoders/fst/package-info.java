/**
 * FST 2, in its default and its unsafe encoding: objects after a tag each, fields without names, objects that come again
 * by their position.
 *
 * <p>{@link dev.hexplain.decoders.fst.Fst} is the decoder, by itself or with a class list. {@code FstGrammar} holds what
 * is open as {@code FstRules} say, {@code FstValues} reads a value by its tag, {@code FstObjectContents} says what is
 * written of a class. Imports {@code decode}, its {@code classes}, {@code documents} and {@code objects}, and
 * {@code tree}.
 *
 * <pre>{@code
 * Decoder decoder = new Fst().with(Schema.of("order", "", "class Order { long id; }"));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.fst;

import org.jspecify.annotations.NullMarked;
