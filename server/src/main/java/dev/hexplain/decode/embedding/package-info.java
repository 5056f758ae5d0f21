/**
 * Formats inside others: a decoder gives part of its source to another, which writes rows of the same tree in place.
 * {@link dev.hexplain.decode.embedding.Embeddable} is a format that can be a guest,
 * {@link dev.hexplain.decode.embedding.Host} what the format around says to it. Decoders do not know each other: the one
 * around is given its guest when it is made. Imports {@code bytes}, {@code tree} and {@code decode}.
 *
 * <pre>{@code
 * try (Guest streams = format.enter(source, out, limits, progress, host)) {
 *     out.open(CALL, at);
 *     long end = streams.decode(at + 1);
 *     out.close(end);
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.decode.embedding;

import org.jspecify.annotations.NullMarked;
