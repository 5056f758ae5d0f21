package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.Message;
import dev.hexplain.decode.Message.Kind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Value;
import java.util.Optional;

/** Summarizes calls and replies: {@code call add}; a frame has the summary of its message. */
final class ThriftCallSummaries {
    private static final int CALL = 1;
    private static final int ONE_WAY = 4;

    private ThriftCallSummaries() {}

    static Optional<Message> messageOf(FieldTree tree, Field field) {
        if (field.kind() == ThriftPart.FRAME) {
            return tree.child(field, "message").flatMap(message -> header(tree, message));
        }
        boolean outermost = field.kind() == ThriftPart.MESSAGE
                && tree.parent(field.id())
                        .filter(parent -> parent.kind() == ThriftPart.FRAME)
                        .isEmpty();
        return outermost ? header(tree, field) : Optional.empty();
    }

    private static Optional<Message> header(FieldTree tree, Field message) {
        return tree.child(message, "header").map(header -> {
            Optional<Field> type = tree.child(header, "messageType")
                    .or(() -> tree.child(header, "typeAndVersion").flatMap(both -> tree.child(both, "messageType")));
            long number = type.map(tree::integer).orElse(0L);
            Kind kind = number == CALL ? Kind.REQUEST : number == ONE_WAY ? Kind.ONE_WAY : Kind.RESPONSE;
            String said = type.map(field -> tree.value(field).symbol()).orElse("");
            String method = unquoted(value(tree, header, "name"));
            return new Message(kind, (said + " " + method).strip(), value(tree, header, "seqid"));
        });
    }

    private static String value(FieldTree tree, Field header, String name) {
        return tree.child(header, name).map(tree::value).orElse(Value.NONE).actual();
    }

    private static String unquoted(String text) {
        return text.length() < 2 ? text : text.substring(1, text.length() - 1);
    }
}
