/**
 * Amazon Ion 1.0 in its binary form: length-prefixed values, and names as symbol ids of symbol tables in the same
 * stream.
 *
 * <p>{@link dev.hexplain.decoders.ion.Ion} is the entry. {@code IonTypeDescriptor} interprets first bytes,
 * {@code IonGrammar} reads values one after the other, {@code IonSymbolTable} keeps the offsets of symbol texts, and
 * {@code IonShapes} has the layouts. {@code IonPlainValues} reads short values, which need no rows; the symbols in them
 * are found by the handles of the table in force. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new Ion().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.ion;

import org.jspecify.annotations.NullMarked;
