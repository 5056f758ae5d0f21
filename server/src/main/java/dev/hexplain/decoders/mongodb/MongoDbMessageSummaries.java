package dev.hexplain.decoders.mongodb;

import dev.hexplain.decode.Message;
import dev.hexplain.decode.Message.Kind;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.ValueType;
import java.util.Optional;

/** Summarizes messages: {@code find orders}, {@code reply ok}. */
final class MongoDbMessageSummaries {
    private static final int MORE_TO_COME = 2;

    private MongoDbMessageSummaries() {}

    static Message message(FieldTree tree, Field message) {
        long responseTo = header(tree, message, "responseTo");
        boolean reply = responseTo != 0 || header(tree, message, "opCode") == MongoDbOpCode.REPLY;
        Kind kind = reply ? Kind.RESPONSE : endsHere(tree, message) ? Kind.ONE_WAY : Kind.REQUEST;
        long correlation = reply ? responseTo : header(tree, message, "requestID");
        return new Message(kind, of(tree, message), Long.toString(correlation));
    }

    /** Whether a request has no reply: its flags tell. */
    private static boolean endsHere(FieldTree tree, Field message) {
        return body(tree, message)
                .flatMap(body -> tree.child(body, "flagBits"))
                .map(flags -> (tree.integer(flags) & MORE_TO_COME) != 0)
                .orElse(false);
    }

    static String of(FieldTree tree, Field message) {
        boolean reply = header(tree, message, "responseTo") != 0;
        Optional<Field> document = body(tree, message).flatMap(body -> document(tree, body));
        String collection = body(tree, message)
                .flatMap(body -> tree.child(body, "fullCollectionName"))
                .map(name -> " " + unquoted(tree.value(name).actual()))
                .orElse("");
        String said = document.map(found -> reply ? reply(tree, found) : command(tree, found))
                .orElseGet(() -> operation(tree, message));
        return collection.isEmpty() || collection.endsWith(".$cmd") ? said : operation(tree, message) + collection;
    }

    private static String operation(FieldTree tree, Field message) {
        return tree.child(message, "header")
                .flatMap(header -> tree.child(header, "opCode"))
                .map(code -> tree.value(code).symbol())
                .orElse("");
    }

    private static long header(FieldTree tree, Field message, String name) {
        return tree.child(message, "header")
                .flatMap(header -> tree.child(header, name))
                .map(tree::integer)
                .orElse(0L);
    }

    /** The field that contains sections or documents: the message, or the decompressed body of a compressed one. */
    private static Optional<Field> body(FieldTree tree, Field message) {
        Optional<Field> packed = tree.child(message, "compressedMessage");
        return packed.isPresent() ? packed.flatMap(leaf -> tree.child(leaf, "body")) : Optional.of(message);
    }

    private static Optional<Field> document(FieldTree tree, Field body) {
        return tree.child(body, "sections")
                .flatMap(sections -> tree.children(sections, 0, 4).stream()
                        .flatMap(section -> tree.child(section, "document").stream())
                        .findFirst())
                .or(() -> tree.child(body, "documents")
                        .flatMap(documents ->
                                tree.children(documents, 0, 1).stream().findFirst()))
                .or(() -> tree.child(body, "document"));
    }

    /** The first element is the command, and usually its value is the collection. */
    private static String command(FieldTree tree, Field document) {
        return tree.children(document, tree.slotChildCount(document), 1).stream()
                .filter(first -> !first.shape().production().isEmpty())
                .findFirst()
                .map(first -> isText(tree, first)
                        ? first.name() + " " + unquoted(tree.value(first).actual())
                        : first.name())
                .orElse("");
    }

    private static boolean isText(FieldTree tree, Field element) {
        return tree.child(element, "value")
                .filter(value -> value.shape().type() instanceof ValueType.Text)
                .isPresent();
    }

    private static String reply(FieldTree tree, Field document) {
        String error = tree.child(document, "errmsg")
                .map(text -> unquoted(tree.value(text).actual()))
                .orElse("");
        return error.isEmpty() ? "reply" : "error: " + error;
    }

    private static String unquoted(String text) {
        boolean quoted = text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
        return quoted ? text.substring(1, text.length() - 1) : text;
    }
}
