package dev.hexplain.inspect.captures;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the messages in the tree of one side. */
final class FlowMessages {
    private static final int PAGE = 1000;

    /** Of one side; all that follow are listed as one. */
    static final int MOST = 200_000;

    private final FieldTree tree;
    private final Decoder decoder;
    private final Side side;
    private final FlowStream stream;
    private final int most;
    private final List<Conversation.Item> found = new ArrayList<>();

    private FlowMessages(FieldTree tree, Decoder decoder, Side side, FlowStream stream, int most) {
        this.most = most;
        this.tree = tree;
        this.decoder = decoder;
        this.side = side;
        this.stream = stream;
    }

    /**
     * In the order of the stream; empty where the format is no protocol.
     *
     * @param most of them
     */
    static List<Conversation.Item> of(FieldTree tree, Decoder decoder, Side side, FlowStream stream, int most) {
        FlowMessages messages = new FlowMessages(tree, decoder, side, stream, most);
        messages.walk(tree.root(), 2);
        messages.addRest();
        return messages.found;
    }

    /** Looks at the children of a field, and at theirs where they are none. */
    private void walk(Field field, int levels) {
        long count = tree.childCount(field);
        for (long from = 0; from < count && found.size() < most; from += PAGE) {
            for (Field child : tree.children(field, from, PAGE)) {
                if (found.size() == most) {
                    return;
                }
                Optional<Message> message =
                        tree.answered(child, Optional.<Message>empty(), () -> decoder.messageOf(tree, child));
                if (message.isPresent()) {
                    add(child, message.get());
                } else if (levels > 1 && from == 0) {
                    walk(child, levels - 1);
                }
            }
        }
    }

    private void addRest() {
        long end = found.size() < most
                ? stream.length()
                : found.getLast().offset() + found.getLast().length();
        if (end < stream.length()) {
            String title = "what follows the first %,d messages of this side".formatted(most);
            found.add(new Conversation.Item(
                    side,
                    ConversationItems.packetFrom(stream, end),
                    end,
                    stream.length() - end,
                    "",
                    new Message(Message.Kind.ONE_WAY, title, "")));
        }
    }

    private void add(Field field, Message message) {
        found.add(new Conversation.Item(
                side,
                ConversationItems.packetFrom(stream, field.offset()),
                field.offset(),
                field.length(),
                field.id().toString(),
                message));
    }
}
