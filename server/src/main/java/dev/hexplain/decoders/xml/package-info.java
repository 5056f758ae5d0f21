/**
 * XML 1.0 as bytes: tags, attributes, text and what else there is, as far as documents of data need it. Nothing is
 * expanded and nothing external is ever looked at.
 *
 * <p>{@link dev.hexplain.decoders.xml.Xml} is the entry. {@code XmlGrammar} reads one piece of markup or text at a time,
 * {@code XmlTags} what is inside a tag, {@code XmlElements} finds out whether an element is a list, a map or a record of the
 * object that was encoded. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new Xml().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("order.prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.xml;

import org.jspecify.annotations.NullMarked;
