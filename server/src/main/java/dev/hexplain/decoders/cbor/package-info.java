/**
 * CBOR (RFC 8949), one item or a sequence of them (RFC 8742), with string references (tags 25 and 256).
 *
 * <p>{@link dev.hexplain.decoders.cbor.Cbor} is the entry. {@code CborItems} says of each initial byte what item it begins:
 * its name, its layout and its value. {@code CborGrammar} reads items by it, and what it cannot say: tags and
 * string references. {@code CborTags} computes the values of tags. Imports {@code bytes}, {@code tree},
 * {@code decode}, {@code decode.documents} and {@code decode.items}, whose tutorial explains how they work together.
 *
 * <pre>{@code
 * FieldTree tree = new Cbor().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.cbor;

import org.jspecify.annotations.NullMarked;
