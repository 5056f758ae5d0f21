package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.capture.Packet;
import dev.hexplain.tree.RequestDeadline;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Which packets of a capture, or of one flow, have all of some words: in the addresses, ports, names or the protocol of their
 * flow, in their flags and marks, or in what they carry.
 *
 * @param words in small letters
 * @param flow empty for all packets
 */
public record PacketFilter(List<String> words, OptionalInt flow) {
    private static final int PAGE = 1 << 10;

    /** Packets of the same flow are close to each other. */
    private static final int FLOWS_KEPT = 10_000;

    /** The filter of a text; of an empty one, that of all packets. */
    public static PacketFilter of(String text, OptionalInt flow) {
        return new PacketFilter(SentText.words(text), flow);
    }

    boolean takesAll() {
        return words.isEmpty();
    }

    /** The numbers of the packets, ascending. */
    int[] of(OpenCapture capture) {
        Search search = new Search(capture);
        int count = flow.isPresent()
                ? capture.index().flow(flow.getAsInt()).packets()
                : capture.index().packetCount();
        IntStream.Builder found = IntStream.builder();
        for (int from = 0; from < count; from += PAGE) {
            RequestDeadline.requireAsked();
            for (Packet packet : page(capture, from)) {
                if (search.fits(packet)) {
                    found.add(packet.number());
                }
            }
        }
        return found.build().toArray();
    }

    private List<Packet> page(OpenCapture capture, int from) {
        return flow.isPresent()
                ? capture.index().packetsOf(flow.getAsInt(), from, PAGE)
                : capture.index().packets(from + 1, PAGE);
    }

    /** Looks at packets, one after the other; what is said of a flow is put together once. */
    private final class Search {
        private final OpenCapture capture;
        private final PacketViews views;
        private final Map<Integer, String> flows = OpenCapture.recent(FLOWS_KEPT);

        Search(OpenCapture capture) {
            this.capture = capture;
            this.views = new PacketViews(capture.index());
        }

        boolean fits(Packet packet) {
            String own = views.words(packet).toLowerCase(Locale.ROOT);
            String about = packet.flow().isPresent()
                    ? flows.computeIfAbsent(packet.flow().getAsInt(), number -> FlowOrder.words(number, capture))
                    : "";
            return words.stream()
                    .allMatch(word -> about.contains(word)
                            || own.contains(word)
                            || SentText.has(capture.copy(packet.payload()), word));
        }
    }
}
