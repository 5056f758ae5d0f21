/**
 * JSON as bytes (RFC 8259): every brace, quote and blank has a field. One text, or several in a row, as in logs with
 * one document per line.
 *
 * <p>{@link dev.hexplain.decoders.json.Json} is the entry. {@code JsonGrammar} reads one item at a time: a member, an
 * element or a whole document, with the white space before it and the comma after it. {@code JsonSpelling} packs white
 * space and lengths into shape numbers, so that an item needs only one row. Imports {@code bytes}, {@code tree} and
 * {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new Json().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.json;

import org.jspecify.annotations.NullMarked;
