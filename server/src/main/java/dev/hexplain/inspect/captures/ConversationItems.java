package dev.hexplain.inspect.captures;

import dev.hexplain.decode.Message;
import dev.hexplain.ingest.capture.FlowSegment;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The items of a stream's conversation: messages of a protocol, or turns where none is known. */
final class ConversationItems implements Conversation {
    private final List<Item> items;
    private final long[] partners;

    private ConversationItems(List<Item> items) {
        this.items = List.copyOf(items);
        this.partners = partners(this.items);
    }

    /** In the order of time; items of one packet in the order of the stream. */
    static ConversationItems of(List<Item> items) {
        List<Item> sorted = new ArrayList<>(items);
        sorted.sort(
                Comparator.comparingInt(Item::packet).thenComparing(Item::side).thenComparingLong(Item::offset));
        return new ConversationItems(sorted);
    }

    /** The runs of packets that one side sent without an answer. */
    static List<Item> turns(FlowStream own, FlowStream other, Side side) {
        List<Item> turns = new ArrayList<>();
        int answer = 0;
        int begun = -1;
        for (int at = 0; at < own.segmentCount(); at++) {
            FlowSegment segment = own.segment(at);
            boolean answered = false;
            while (!segment.gap()
                    && answer < other.segmentCount()
                    && other.segment(answer).packet() < segment.packet()) {
                answered = true;
                answer++;
            }
            if (begun >= 0 && answered) {
                turns.add(turn(own, side, begun, at));
                begun = -1;
            }
            begun = begun < 0 ? at : begun;
        }
        if (begun >= 0) {
            turns.add(turn(own, side, begun, own.segmentCount()));
        }
        return turns;
    }

    private static Item turn(FlowStream stream, Side side, int first, int end) {
        FlowSegment from = stream.segment(first);
        long length = stream.segment(end - 1).end() - from.streamOffset();
        return new Item(side, packetFrom(stream, from.streamOffset()), from.streamOffset(), length, "", null);
    }

    /** The packet that a byte came in, or the first after a gap. */
    static int packetFrom(FlowStream stream, long offset) {
        for (int at = stream.segmentIndex(offset); at >= 0 && at < stream.segmentCount(); at++) {
            if (!stream.segment(at).gap()) {
                return stream.segment(at).packet();
            }
        }
        return 0;
    }

    /** For each, the number of its partner. */
    private static long[] partners(List<Item> items) {
        long[] partners = new long[items.size()];
        Map<String, ArrayDeque<Integer>> open = new HashMap<>();
        for (int number = 0; number < partners.length; number++) {
            partners[number] = -1;
            Item each = items.get(number);
            Message message = each.message();
            if (message != null && message.kind() == Message.Kind.REQUEST) {
                open.computeIfAbsent(each.side() + message.correlation(), key -> new ArrayDeque<>())
                        .add(number);
            } else if (message != null && message.kind() == Message.Kind.RESPONSE) {
                ArrayDeque<Integer> waiting = open.get(each.side().other() + message.correlation());
                Integer request = waiting == null ? null : waiting.poll();
                if (request != null) {
                    partners[number] = request;
                    partners[request] = number;
                }
            }
        }
        return partners;
    }

    @Override
    public By by() {
        return items.stream().anyMatch(each -> each.message() != null) ? By.MESSAGES : By.TURNS;
    }

    @Override
    public int count() {
        return items.size();
    }

    @Override
    public Item at(int number) {
        return items.get(number);
    }

    @Override
    public long partner(int number) {
        return partners[number];
    }
}
