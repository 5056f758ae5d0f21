/**
 * Bringing bytes in: from what a person pasted or uploaded to the bytes it spells.
 *
 * <p>A {@link dev.hexplain.ingest.Dialect} is one textual spelling of bytes. It says how sure it is that a text is
 * written in it, and reads that text with bounded memory. What does not parse becomes a
 * {@link dev.hexplain.ingest.TextIssue} naming the line; nothing is dropped silently and no byte is invented. The list
 * of dialects is {@code dialects.Dialects}.
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
