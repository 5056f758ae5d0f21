/**
 * CBOR (RFC 8949), one item or a sequence of them (RFC 8742), with string references (tags 25 and 256).
 *
 * <p>{@link dev.hexplain.decoders.cbor.Cbor} is the entry. {@code CborGrammar} is the grammar, {@code CborDataItems}
 * reads items, {@code CborItemShapes} has the layout of each initial byte, {@code CborShapes} and {@code CborTags}
 * compute values. Imports {@code bytes}, {@code tree}, {@code decode} and {@code decode.documents}, whose tutorial
 * explains how they work together.
 *
 * <pre>{@code
 * FieldTree tree = new Cbor().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.cbor;

import org.jspecify.annotations.NullMarked;
