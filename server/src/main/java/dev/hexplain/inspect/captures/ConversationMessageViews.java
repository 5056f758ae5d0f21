package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Message;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.inspect.captures.Conversation.Item;
import dev.hexplain.inspect.captures.Conversations.Decoded;
import dev.hexplain.inspect.view.ConversationView;
import dev.hexplain.inspect.view.ConversationView.Inside;
import dev.hexplain.inspect.view.Page;
import dev.hexplain.tree.FieldId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Renders the items of a conversation and the content of their payloads, only of the requested pages; each message is
 * inspected once while neighbouring pages are read.
 */
final class ConversationMessageViews {
    private static final int FIRST_BYTES = 32;
    private static final int KEPT = 4000;

    private final Conversation conversation;
    private final DatagramDocuments documents;
    private final PayloadInspector insides;
    private final Conversations.Trees trees;
    private final Map<Integer, Seen> known = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Seen> eldest) {
            return size() > KEPT;
        }
    });

    /**
     * The stream of one side.
     *
     * @param layers that lead to it
     * @param tree it was decoded into; empty for datagrams
     */
    record Sent(LayerPath layers, FlowStream stream, Optional<Decoded> tree) {
        Sent in(Decoded decoded) {
            return new Sent(layers, stream, Optional.of(decoded));
        }
    }

    /** The streams of both sides. */
    record Sides(Sent a, Sent b) {
        Sent of(Side side) {
            return side == Side.A ? a : b;
        }

        /** The same with the trees of some of them. */
        Sides in(Map<Side, Decoded> trees) {
            return new Sides(in(a, trees.get(Side.A)), in(b, trees.get(Side.B)));
        }

        private static Sent in(Sent sent, @Nullable Decoded tree) {
            return tree == null ? sent : sent.in(tree);
        }
    }

    /** The numbers of the messages that have words. */
    @SuppressWarnings("ArrayRecordComponent") // never compared with another
    private record Filtered(List<String> words, int[] numbers) {}

    private volatile Filtered filtered = new Filtered(List.of(), new int[0]);

    /** The inspected content of an item. */
    private record Seen(
            @Nullable Message message,
            String title,
            ConversationView.@Nullable Document document,
            Optional<Inside> inside) {
        static Seen of(@Nullable Message message, Optional<Inside> inside) {
            return new Seen(message, message == null ? "" : message.title(), null, inside);
        }
    }

    /** @param bound the format of all datagrams; empty where each is recognised for itself */
    ConversationMessageViews(
            Conversation conversation, String bound, ContentSniffer contents, Conversations.Trees trees) {
        this.conversation = conversation;
        this.documents = new DatagramDocuments(contents, bound);
        this.insides = new PayloadInspector(contents);
        this.trees = trees;
    }

    Conversation conversation() {
        return conversation;
    }

    /**
     * A page of the messages with all of some words, and of those that they answer or are answered by.
     *
     * @param words in small letters; none for all messages
     */
    Page<ConversationView.ConversationMessage> page(
            CaptureIndex index, Sides sides, List<String> words, long from, int limit) throws IOException {
        int[] numbers = words.isEmpty() ? new int[0] : numbers(sides, words);
        int total = words.isEmpty() ? conversation.count() : numbers.length;
        List<ConversationView.ConversationMessage> items = new ArrayList<>();
        for (int at = (int) Math.min(from, total); at < total && items.size() < limit; at++) {
            int number = words.isEmpty() ? at : numbers[at];
            items.add(view(index, sides.of(conversation.at(number).side()), number));
        }
        return new Page<>(from, total, items);
    }

    /** The messages with words; those of the last ones are kept, for the pages that follow. */
    private int[] numbers(Sides sides, List<String> words) {
        Filtered last = filtered;
        if (!last.words().equals(words)) {
            last = new Filtered(words, new MessageFilter(conversation, sides, words).numbers());
            filtered = last;
        }
        return last.numbers();
    }

    private ConversationView.ConversationMessage view(CaptureIndex index, Sent sent, int number) throws IOException {
        Item item = conversation.at(number);
        Seen seen = known.get(number);
        if (seen == null) {
            seen = look(item, sent);
            known.put(number, seen);
        }
        boolean captured = item.packet() > 0;
        byte[] first = sent.stream().copy(item.offset(), (int) Math.min(FIRST_BYTES, item.length()));
        return new ConversationView.ConversationMessage(
                number,
                item.side().letter(),
                captured ? IsoTimes.of(index.packet(item.packet()).time()) : null,
                captured ? item.packet() : null,
                item.offset(),
                item.length(),
                kind(seen.message()),
                seen.title(),
                item.field().isEmpty() ? null : item.field(),
                conversation.partner(number) < 0 ? null : conversation.partner(number),
                HexFormat.of().formatHex(first),
                seen.document(),
                seen.inside().orElse(null));
    }

    private String kind(@Nullable Message message) {
        if (message != null) {
            return message.kind().name().toLowerCase(Locale.ROOT);
        }
        return conversation.by() == Conversation.By.DATAGRAMS ? "datagram" : "turn";
    }

    private Seen look(Item item, Sent sent) throws IOException {
        if (sent.tree().isPresent() && !item.field().isEmpty()) {
            return Seen.of(
                    item.message(), inTree(item, sent.layers(), sent.tree().get()));
        }
        Source bytes = bytes(item, sent);
        if (conversation.by() != Conversation.By.DATAGRAMS) {
            return Seen.of(item.message(), insides.of(bytes, sent.layers(), item.offset(), item.length()));
        }
        return documents
                .of(bytes, PayloadInspector.part(sent.layers(), item.offset(), item.length()))
                .map(told -> new Seen(told.message(), told.title(), told.document(), told.inside()))
                .orElseGet(() -> Seen.of(null, Optional.empty()));
    }

    private Optional<Inside> inTree(Item item, LayerPath around, Decoded tree) throws IOException {
        return trees.use(
                tree.id(),
                (fields, decoder) -> FieldId.parse(item.field())
                        .flatMap(fields::field)
                        .flatMap(message -> insides.of(fields, message, around)));
    }

    private static Source bytes(Item item, Sent sent) {
        int length = (int) Math.min(PayloadInspector.LOOKED_AT, item.length());
        return Source.ofBytes("bytes of " + sent.layers().last(), sent.stream().copy(item.offset(), length));
    }
}
