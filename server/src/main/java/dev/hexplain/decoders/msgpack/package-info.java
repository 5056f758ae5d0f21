/**
 * MessagePack: one object or several back to back, with the timestamp extension.
 *
 * <p>{@link dev.hexplain.decoders.msgpack.MessagePack} is the entry. {@code MessagePackGrammar} is the grammar,
 * {@code MessagePackFirstByte} interprets first bytes, {@code MessagePackObjectShapes} has the layouts,
 * {@code MessagePackShapes} computes values. Imports {@code bytes}, {@code tree}, {@code decode} and
 * {@code decode.documents}.
 *
 * <pre>{@code
 * FieldTree tree = new MessagePack().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("object[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.msgpack;

import org.jspecify.annotations.NullMarked;
