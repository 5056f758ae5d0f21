/**
 * Shared by decoders of protocols: {@link dev.hexplain.decode.messages.MessageGrammar} reads messages one after the
 * other and resynchronizes after a broken one; {@link dev.hexplain.decode.messages.Payload} shows their payloads. Such
 * decoders read either direction of a connection, from its beginning or from the middle. Imports {@code bytes},
 * {@code tree}, {@code decode}, {@code decode.documents} and {@code decode.packed}.
 *
 * <pre>{@code
 * protected void message() {
 *     parts.open(MESSAGE, in.pos + length);
 *     parts.fixed(HEADER, 16, 4, "the header of a message");
 *     parts.leaf(BODY, length - 16, "the body of a message");
 *     parts.close();
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.decode.messages;

import org.jspecify.annotations.NullMarked;
