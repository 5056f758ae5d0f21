package dev.hexplain.inspect.captures;

import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.Message;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.tree.Field;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.RequestDeadline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the messages in the tree of one side. */
final class FlowMessages {
    private static final int PAGE = 1000;

    /** Of one side; all that follow are listed as one. */
    static final int MOST = 200_000;

    /** Fields that are looked at for each message that there may be. */
    private static final int FIELDS = 10;

    private final FieldTree tree;
    private final Decoder decoder;
    private final Side side;
    private final FlowStream stream;
    private final int most;
    private long lookedAt;
    /** Offset of the first field that is not looked at; -1 where all are. */
    private long rest = -1;

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
        for (long from = 0; from < count && rest < 0; from += PAGE) {
            RequestDeadline.requireAsked();
            for (Field child : tree.children(field, from, PAGE)) {
                if (rest < 0 && (found.size() == most || lookedAt++ == (long) most * FIELDS)) {
                    rest = child.offset();
                }
                if (rest >= 0) {
                    return;
                }
                Optional<Message> message =
                        tree.answered(child, Optional.<Message>empty(), () -> decoder.messageOf(tree, child));
                if (message.isPresent()) {
                    add(child, message.get());
                } else if (levels > 1) {
                    walk(child, levels - 1);
                }
            }
        }
    }

    private void addRest() {
        if (rest >= 0 && !found.isEmpty()) {
            String title = "what follows the first %,d messages of this side".formatted(found.size());
            found.add(new Conversation.Item(
                    side,
                    ConversationItems.packetFrom(stream, rest),
                    rest,
                    stream.length() - rest,
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
