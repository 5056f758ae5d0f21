/**
 * MessagePack: one object or several back to back, with the timestamp extension.
 *
 * <p>{@link dev.hexplain.decoders.msgpack.MessagePack} is the entry. {@code MessagePackObjects} says of each first byte what
 * object it begins: its name, its layout and its value. {@code MessagePackGrammar} reads objects by it,
 * {@code MessagePackExtensions} computes the values of extensions. Imports {@code bytes}, {@code tree}, {@code decode},
 * {@code decode.documents} and {@code decode.items}, whose tutorial explains how they work together.
 *
 * <pre>{@code
 * FieldTree tree = new MessagePack().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("object[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.msgpack;

import org.jspecify.annotations.NullMarked;
