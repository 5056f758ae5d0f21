/**
 * FST 2, in its default and its unsafe encoding: tagged objects, fields without names, back references by stream
 * position.
 *
 * <p>{@link dev.hexplain.decoders.fst.Fst} is the decoder, by itself or with a class list. {@code FstGrammar} executes
 * {@code FstRules}, {@code FstValues} reads a value by its tag, {@code FstObjectContents} has the content of each
 * class. Imports {@code decode}, its {@code classes}, {@code documents} and {@code objects}, and {@code tree}.
 *
 * <pre>{@code
 * Decoder decoder = new Fst().with(Schema.of("order", "", "class Order { long id; }"));
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.fst;

import org.jspecify.annotations.NullMarked;
