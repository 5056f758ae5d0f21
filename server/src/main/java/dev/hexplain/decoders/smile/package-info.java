/**
 * Smile, the binary JSON of Jackson (format specification 1.0): documents with a header, back references to names and
 * short texts, numbers in encodings without the bytes 0xFE and 0xFF.
 *
 * <p>{@link dev.hexplain.decoders.smile.Smile} is the entry. {@code SmileTokens} interprets first bytes,
 * {@code SmileGrammar} reads keys and values one after the other, {@code SmileSharedStrings} keeps the targets of back
 * references, {@code SmileShapes} has the layouts. {@code SmilePlainItems} reads short items, which need no rows; the names
 * in them are found by the handles since the last header. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new Smile().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.smile;

import org.jspecify.annotations.NullMarked;
