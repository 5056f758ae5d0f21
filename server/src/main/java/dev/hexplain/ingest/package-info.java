/**
 * Reads uploads: dialects decode pasted or uploaded text to bytes, layers remove what wraps bytes.
 *
 * <p>A {@link dev.hexplain.ingest.Dialect} is one text notation of bytes. It recognises texts with a confidence, and
 * reads them with bounded memory. What does not parse becomes a {@link dev.hexplain.ingest.LayerIssue} naming the line;
 * nothing is dropped silently and no byte is invented. The list of dialects is {@code dialects.Dialects}.
 *
 * <pre>{@code
 * Dialect dialect = Dialects.detect(head, size).getFirst().dialect();
 * Transcript transcript = dialect.decode(text, sink, 1L << 30);
 * }</pre>
 *
 * <p>May import {@code bytes} and {@code tree}; pure but for the streams it is given.
 */
@NullMarked
package dev.hexplain.ingest;

import org.jspecify.annotations.NullMarked;
