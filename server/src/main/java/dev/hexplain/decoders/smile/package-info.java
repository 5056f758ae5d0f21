/**
 * Smile, the binary JSON of Jackson (format specification 1.0): documents with their header, names and short texts that
 * stand once and are referred to from then on, numbers in bytes that leave 0xFE and 0xFF free.
 *
 * <p>{@link dev.hexplain.decoders.smile.Smile} is the entry. {@code SmileTokens} says what each first byte begins,
 * {@code SmileGrammar} reads keys and values one after the other, {@code SmileSharedStrings} keeps where the names and texts stand
 * that references mean, {@code SmileShapes} lays them out. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new Smile().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.smile;

import org.jspecify.annotations.NullMarked;
