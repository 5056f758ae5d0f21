/**
 * Formats embedded in others, in one tree: an <em>embedded decoder</em> writes rows where the decoder <em>around</em>
 * it lets it. Neither decoder knows the other: the one around is constructed with an
 * {@link dev.hexplain.decode.embedding.Embeddable}, and both number their shapes independently, since the writer keeps
 * the two apart. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <p>To be embeddable, a format opens a decoder at an {@link dev.hexplain.decode.embedding.EmbeddingSite}; with a
 * {@code Grammar}:
 *
 * <pre>{@code
 * public EmbeddedDecoder enter(EmbeddingSite site) {
 *     return Parse.embeddedDecoder(site, parse -> new BsonGrammar(parse, true));
 * }
 * }</pre>
 *
 * <p>To embed another format, a format returns its shapes, and decodes it in place:
 *
 * <pre>{@code
 * public Optional<Shapes> embeddedShapes() {                          // of its Shapes
 *     return Optional.of(bson.shapes());
 * }
 * }</pre>
 *
 * <pre>{@code
 * EmbeddedDecoder documents = parse.enter(bson);            // in its Grammar
 * in.pos = documents.decode(in.pos, end);
 * }</pre>
 *
 * <p>Values, logical paths and handles of embedded fields then come from the embedded decoder's shapes. For messages
 * and classes, the {@code Decoder} around calls the embedded one itself. A format has at most one embedded decoder, and
 * that one none. Formats that cannot be read from their bytes alone are
 * {@link dev.hexplain.decode.embedding.EmbeddedObjectStreams}, which need an
 * {@link dev.hexplain.decode.embedding.EmbeddingContext}.
 */
@NullMarked
package dev.hexplain.decode.embedding;

import org.jspecify.annotations.NullMarked;
