/**
 * XML 1.0 as bytes: tags, attributes, text and other markup, as far as data documents need it. Entities are not
 * expanded and nothing external is read.
 *
 * <p>{@link dev.hexplain.decoders.xml.Xml} is the entry. {@code XmlGrammar} reads one piece of markup or text at a
 * time, {@code XmlTags} reads tags, {@code XmlElements} infers whether an element is a list, a map or a record of the
 * encoded object. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * FieldTree tree = new Xml().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("order.prices[3]");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.xml;

import org.jspecify.annotations.NullMarked;
