/**
 * JSON as bytes (RFC 8259): every brace, quote and blank has a field. One text, or several one after the other, as in
 * logs with a document a line.
 *
 * <p>{@link dev.hexplain.decoders.json.Json} is the entry. {@code JsonGrammar} reads one item at a time: a member, an
 * element or a whole document, with the white space before it and the comma behind it. {@code JsonSpelling} packs how an
 * item is written into the number of its shape, so that it needs no more rows than its value. Imports {@code bytes},
 * {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new Json().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("item[0].prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.json;

import org.jspecify.annotations.NullMarked;
