package dev.hexplain.decoders.jrmp;

import dev.hexplain.decode.Message;
import dev.hexplain.decode.Message.Kind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.Optional;

/**
 * Tells which rows of a conversation are messages. Calls and returns are paired in order: a connection has one at a
 * time.
 */
record JrmpMessages(JrmpCallSummaries titles) {
    Optional<Message> of(FieldTree tree, Field field) {
        return alone(tree, field).map(message -> onConnection(tree, field, message));
    }

    private Optional<Message> alone(FieldTree tree, Field field) {
        return switch (field.shape().production()) {
            case "header" -> handshake("Header " + tree.value(field).summary());
            case "endpointIdentifier" ->
                isTop(tree, field) ? handshake("Endpoint " + tree.value(field).summary()) : Optional.empty();
            case "protocolAck" -> handshake("ProtocolAck " + tree.value(field).summary());
            case "protocolNotSupported" -> message(Kind.RESPONSE, "ProtocolNotSupported");
            case "call" -> message(Kind.REQUEST, "Call " + titles.call(tree, field));
            case "returnData" -> message(Kind.RESPONSE, ("Return " + JrmpCallSummaries.returned(tree, field)).strip());
            case "ping" -> message(Kind.REQUEST, "Ping");
            case "pingAck" -> message(Kind.RESPONSE, "PingAck");
            case "dgcAck" -> message(Kind.ONE_WAY, "DgcAck");
            case "operation" -> message(Kind.ONE_WAY, operation(tree, field) + titles.begun(tree, field));
            default -> Optional.empty();
        };
    }

    private static String operation(FieldTree tree, Field field) {
        return field.type() + " " + tree.value(field).summary();
    }

    private static boolean isTop(FieldTree tree, Field field) {
        return tree.parent(field.id())
                .filter(parent -> parent.shape().production().equals("conversation"))
                .isPresent();
    }

    private static Optional<Message> handshake(String title) {
        return message(Kind.HANDSHAKE, title);
    }

    /** Messages of a virtual connection are paired within it. */
    private static Message onConnection(FieldTree tree, Field field, Message message) {
        return tree.parent(field.id())
                .filter(parent -> parent.shape().production().equals("transmission"))
                .flatMap(parent -> tree.child(parent, "identifier"))
                .map(identifier ->
                        new Message(message.kind(), message.title(), "connection " + tree.integer(identifier)))
                .orElse(message);
    }

    private static Optional<Message> message(Kind kind, String title) {
        return Optional.of(Message.inOrder(kind, title));
    }
}
