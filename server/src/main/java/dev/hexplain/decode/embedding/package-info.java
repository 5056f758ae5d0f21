/**
 * Formats inside others, in one tree: a <em>embedded decoder</em> writes rows where its <em>host</em> lets it. Neither decoder knows
 * the other: the host is given an {@link dev.hexplain.decode.embedding.Embeddable} when it is made, and both number their
 * shapes as if they were alone, since the writer keeps the two apart. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <p>To be an embedded decoder, a format begins to work at a {@link dev.hexplain.decode.embedding.EmbeddingSite}; one that has a
 * {@code Grammar} says
 *
 * <pre>{@code
 * public EmbeddedDecoder enter(Site site) {
 *     return Parse.embeddedDecoder(site, parse -> new DocumentGrammar(parse, true));
 * }
 * }</pre>
 *
 * <p>To be a host, a format names the embedded decoder's shapes, and decodes it in place:
 *
 * <pre>{@code
 * public Optional<Shapes> embeddedDecoder() {                         // of its Shapes
 *     return Optional.of(bson.shapes());
 * }
 *
 * Guest documents = parse.enter(bson);                      // in its Grammar
 * in.pos = documents.decode(in.pos, end);
 * }</pre>
 *
 * <p>That is all: values, logical paths and handles of the embedded decoder's fields are asked of the embedded decoder's shapes. What else a
 * {@code Decoder} says of fields (messages, classes) the host asks of its embedded decoder itself. A host has one embedded decoder, and an embedded decoder
 * none. Guests whose bytes are not enough to read them are {@link dev.hexplain.decode.embedding.EmbeddedObjectStreams}, which a
 * {@link dev.hexplain.decode.embedding.EmbeddingContext} helps.
 */
@NullMarked
package dev.hexplain.decode.embedding;

import org.jspecify.annotations.NullMarked;
