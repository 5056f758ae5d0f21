/**
 * Formats inside others, in one tree: a <em>guest</em> writes rows where its <em>host</em> lets it. Neither decoder knows
 * the other: the host is given an {@link dev.hexplain.decode.embedding.Embeddable} when it is made, and both number their
 * shapes as if they were alone, since the writer keeps the two apart. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <p>To be a guest, a format begins to work at a {@link dev.hexplain.decode.embedding.Site}; one that has a
 * {@code Grammar} says
 *
 * <pre>{@code
 * public Guest enter(Site site) {
 *     return Parse.guest(site, parse -> new DocumentGrammar(parse, true));
 * }
 * }</pre>
 *
 * <p>To be a host, a format names the guest's shapes, and decodes it in place:
 *
 * <pre>{@code
 * public Optional<Shapes> guest() {                         // of its Shapes
 *     return Optional.of(bson.shapes());
 * }
 *
 * Guest documents = parse.enter(bson);                      // in its Grammar
 * in.pos = documents.decode(in.pos, end);
 * }</pre>
 *
 * <p>That is all: values, logical paths and handles of the guest's fields are asked of the guest's shapes. What else a
 * {@code Decoder} says of fields (messages, classes) the host asks of its guest itself. A host has one guest, and a guest
 * none. Guests whose bytes are not enough to read them are {@link dev.hexplain.decode.embedding.ObjectStreams}, which a
 * {@link dev.hexplain.decode.embedding.Host} helps.
 */
@NullMarked
package dev.hexplain.decode.embedding;

import org.jspecify.annotations.NullMarked;
