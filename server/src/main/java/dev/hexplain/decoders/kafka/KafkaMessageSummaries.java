package dev.hexplain.decoders.kafka;

import dev.hexplain.decode.Message;
import dev.hexplain.decode.Message.Kind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.util.Optional;

/** Summarizes messages and records: {@code Produce v9 correlation 7}. */
final class KafkaMessageSummaries {
    /** The prefix of a guessed response's title. */
    static final String GUESS = "likely ";

    private KafkaMessageSummaries() {}

    static Optional<Message> messageOf(FieldTree tree, Field field) {
        Kind kind = switch (field.shape().production()) {
            case KafkaShapes.REQUEST_RULE -> Kind.REQUEST;
            case KafkaShapes.RESPONSE_RULE -> Kind.RESPONSE;
            default -> Kind.ONE_WAY;
        };
        return kind == Kind.ONE_WAY
                ? Optional.empty()
                : Optional.of(new Message(kind, of(tree, field), header(tree, field, "correlation_id")));
    }

    static String of(FieldTree tree, Field message) {
        String correlation = "correlation " + header(tree, message, "correlation_id");
        return message.shape().production().equals(KafkaShapes.REQUEST_RULE)
                ? "%s v%s %s".formatted(api(tree, message), header(tree, message, "api_version"), correlation)
                : answered(tree, message) + correlation;
    }

    /** The API and version that a response belongs to; empty where unknown. */
    private static String answered(FieldTree tree, Field response) {
        return tree.child(response, "body")
                .map(body -> body.shape().production())
                .filter(title -> !title.isEmpty())
                .map(title -> title + " ")
                .orElse("");
    }

    private static String api(FieldTree tree, Field message) {
        Value api = value(tree, message, "api_key");
        return api.symbol().isEmpty() ? "API " + api.actual() : api.symbol();
    }

    private static String header(FieldTree tree, Field message, String name) {
        return value(tree, message, name).actual();
    }

    private static Value value(FieldTree tree, Field message, String name) {
        return tree.child(message, "header")
                .flatMap(header -> tree.child(header, name))
                .map(tree::value)
                .orElse(Value.NONE);
    }

    /** Key and value: {@code "a" → "b"}. */
    static Value record(FieldTree tree, Field record) {
        return Value.described(part(tree, record, "key") + " → " + part(tree, record, "value"));
    }

    private static String part(FieldTree tree, Field record, String name) {
        return tree.child(record, name)
                .map(field -> tree.value(field).summary())
                .orElse("null");
    }
}
