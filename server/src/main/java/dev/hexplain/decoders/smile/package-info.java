/**
 * Smile, the binary JSON of Jackson (format specification 1.0): documents with a header, back references to names and
 * short texts, numbers in encodings without the bytes 0xFE and 0xFF.
 *
 * <p>{@link dev.hexplain.decoders.smile.Smile} is the entry. {@code SmileItems} says of each first byte what value or key
 * it begins: its name, its layout and its value. {@code SmileGrammar} reads items by it, and what it cannot say: the
 * headers of documents. {@code SmileVInt} reads integers, {@code SmileValues} computes values. Imports {@code bytes},
 * {@code tree}, {@code decode}, {@code decode.documents} and {@code decode.items}, whose tutorial explains how they work
 * together.
 *
 * <pre>{@code
 * FieldTree tree = new Smile().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.smile;

import org.jspecify.annotations.NullMarked;
