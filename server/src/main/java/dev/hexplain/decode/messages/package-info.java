/**
 * What decoders of protocols share: {@link dev.hexplain.decode.messages.MessageGrammar}, a grammar of messages one after the
 * other that finds its way again behind a broken one; {@link dev.hexplain.decode.messages.Payload}, what messages
 * carry. They read one direction of a connection, either of the two, from its beginning or from the middle. Imports
 * {@code bytes}, {@code tree}, {@code decode}, {@code decode.documents} and {@code decode.packed}.
 *
 * <pre>{@code
 * protected void message() {
 *     open(Shapes.MESSAGE, in.pos + length);
 *     fixed(Shapes.HEADER, 16, 4, "the header of a message");
 *     leaf(Shapes.BODY, length - 16, "the body of a message");
 *     close();
 * }
 * }</pre>
 */
@NullMarked
package dev.hexplain.decode.messages;

import org.jspecify.annotations.NullMarked;
