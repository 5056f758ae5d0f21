package dev.hexplain.inspect.captures;

import dev.hexplain.decode.Message;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.FlowSegment;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.inspect.view.ConversationView;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** What the two sides of a flow said to each other, in the order of time. */
public final class Conversation {
    private static final int FIRST_BYTES = 32;

    private final List<Said> said;
    private final long[] partners;

    /**
     * Something one side said.
     *
     * @param packet its first byte came in; 0 where the capture does not hold it
     * @param field of the tree of its side; empty where the protocol is not known
     * @param message what it is; null where the protocol is not known
     */
    record Said(
            Side side,
            int packet,
            long offset,
            long length,
            String field,
            @Nullable Message message) {}

    private Conversation(List<Said> said) {
        this.said = List.copyOf(said);
        this.partners = partners(this.said);
    }

    /** In the order of time; what stands in one packet in the order of the stream. */
    static Conversation of(List<Said> said) {
        List<Said> sorted = new ArrayList<>(said);
        sorted.sort(
                Comparator.comparingInt(Said::packet).thenComparing(Said::side).thenComparingLong(Said::offset));
        return new Conversation(sorted);
    }

    /** The runs of packets that one side sent without an answer; of datagrams, each is one. */
    static List<Said> turns(CaptureIndex index, int flow, Side side, boolean datagrams) {
        FlowStream own = index.stream(flow, side);
        FlowStream other = index.stream(flow, side.other());
        List<Said> turns = new ArrayList<>();
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
            if (begun >= 0 && (answered || datagrams)) {
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

    private static Said turn(FlowStream stream, Side side, int first, int end) {
        FlowSegment from = stream.segment(first);
        long length = stream.segment(end - 1).end() - from.streamOffset();
        return new Said(side, packetFrom(stream, from.streamOffset()), from.streamOffset(), length, "", null);
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

    /** For each, the number of the one that answers it or that it answers; -1 where there is none. */
    private static long[] partners(List<Said> said) {
        long[] partners = new long[said.size()];
        Map<String, ArrayDeque<Integer>> open = new HashMap<>();
        for (int number = 0; number < partners.length; number++) {
            partners[number] = -1;
            Said each = said.get(number);
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

    /** Whether the protocol of a side is known. */
    boolean hasMessages() {
        return said.stream().anyMatch(each -> each.message() != null);
    }

    int count() {
        return said.size();
    }

    /** A page of what was said. */
    List<ConversationView.Said> page(CaptureIndex index, int flow, long from, int limit) {
        List<ConversationView.Said> items = new ArrayList<>();
        for (int number = (int) Math.min(from, said.size()); number < said.size() && items.size() < limit; number++) {
            items.add(view(index, flow, number));
        }
        return items;
    }

    private ConversationView.Said view(CaptureIndex index, int flow, int number) {
        Said each = said.get(number);
        Message message = each.message();
        OptionalInt packet = each.packet() == 0 ? OptionalInt.empty() : OptionalInt.of(each.packet());
        byte[] first = index.stream(flow, each.side()).copy(each.offset(), (int) Math.min(FIRST_BYTES, each.length()));
        return new ConversationView.Said(
                number,
                each.side().letter(),
                packet.isPresent() ? Times.of(index.packet(each.packet()).time()) : null,
                packet.isPresent() ? each.packet() : null,
                each.offset(),
                each.length(),
                message == null ? "turn" : message.kind().name().toLowerCase(Locale.ROOT),
                message == null ? "" : message.title(),
                each.field().isEmpty() ? null : each.field(),
                partners[number] < 0 ? null : partners[number],
                HexFormat.of().formatHex(first));
    }
}
