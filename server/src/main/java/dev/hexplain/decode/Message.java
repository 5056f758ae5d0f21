package dev.hexplain.decode;

/**
 * A message of a protocol: the field's part in a conversation.
 *
 * @param kind request, response, or other
 * @param title its content in a few words: {@code GET /orders}, {@code Call lookup}
 * @param correlation the id that request and response share, such as {@code 17}; empty where requests are answered in
 *     order
 */
public record Message(Kind kind, String title, String correlation) {

    /** The part a message has in an exchange. */
    public enum Kind {
        /** Opens the connection or agrees on something; belongs to no exchange. */
        HANDSHAKE,
        /** Expects an answer. */
        REQUEST,
        /** Answers. */
        RESPONSE,
        /** Stands alone. */
        ONE_WAY
    }

    /** A message that is paired with its counterpart by order. */
    public static Message inOrder(Kind kind, String title) {
        return new Message(kind, title, "");
    }
}
