package dev.hexplain.decode;

/**
 * What a field is in a conversation: one message of a protocol.
 *
 * @param kind its part in the exchange
 * @param title what it says, for people, in a few words: {@code GET /orders}, {@code Call lookup}
 * @param correlation what its counterpart carries too, such as {@code 17}; empty where requests are answered in order
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

    /** A message whose counterpart is known by its place. */
    public static Message inOrder(Kind kind, String title) {
        return new Message(kind, title, "");
    }
}
