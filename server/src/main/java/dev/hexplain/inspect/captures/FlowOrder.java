package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.tree.RequestDeadline;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The sort order and filter of a list of flows.
 *
 * @param words all of which have to occur in an endpoint, a name, the protocol or a fact, or in the first MiB that a side
 *     sent; in small letters
 */
public record FlowOrder(Key key, boolean descending, List<String> words) {
    /** Bytes of each side that words are looked for in. */
    private static final int LOOKED_AT = 1 << 20;

    /** The columns that flows are sorted by. */
    public enum Key {
        NUMBER,
        PACKETS,
        BYTES,
        START,
        DURATION,
        A,
        B;

        /** As it is asked for: {@code duration}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** An order by key, of the flows in which all words of a text occur. */
    public static FlowOrder of(Key key, boolean descending, String text) {
        return new FlowOrder(key, descending, SentText.words(text));
    }

    /** The numbers of the flows. */
    int[] of(OpenCapture capture) {
        CaptureIndex index = capture.index();
        List<Flow> fitting = new ArrayList<>();
        for (int number = 0; number < index.flowCount(); number++) {
            RequestDeadline.requireAsked();
            Flow flow = index.flow(number);
            if (words.isEmpty() || fits(flow, capture)) {
                fitting.add(flow);
            }
        }
        if (key != Key.NUMBER || descending) {
            fitting.sort(comparator());
        }
        return fitting.stream().mapToInt(Flow::number).toArray();
    }

    private Comparator<Flow> comparator() {
        Comparator<Flow> by = switch (key) {
            case NUMBER -> Comparator.comparingInt(Flow::number);
            case PACKETS -> Comparator.comparingInt(Flow::packets);
            case BYTES -> Comparator.comparingLong(Flow::wireBytes);
            case START -> Comparator.comparingLong(flow -> flow.firstTime().orElse(Long.MIN_VALUE));
            case DURATION -> Comparator.comparingLong(FlowOrder::nanos);
            case A -> endpoint(Side.A);
            case B -> endpoint(Side.B);
        };
        return (descending ? by.reversed() : by).thenComparingInt(Flow::number);
    }

    private static Comparator<Flow> endpoint(Side side) {
        return Comparator.comparing((Flow flow) -> flow.endpoint(side).address())
                .thenComparingInt(flow -> flow.endpoint(side).port());
    }

    /** How long a flow lasted. */
    static long nanos(Flow flow) {
        return flow.firstTime().isPresent() && flow.lastTime().isPresent()
                ? flow.lastTime().getAsLong() - flow.firstTime().getAsLong()
                : 0;
    }

    private boolean fits(Flow flow, OpenCapture capture) {
        String text = words(flow.number(), capture);
        return words.stream().allMatch(word -> text.contains(word) || isSent(word, flow, capture.index()));
    }

    /** What is said of a flow but for what it sent, in small letters. */
    static String words(int number, OpenCapture capture) {
        Flow flow = capture.index().flow(number);
        return String.join(
                        " ",
                        flow.a().toString(),
                        flow.b().toString(),
                        capture.name(flow.a().address()).orElse(""),
                        capture.name(flow.b().address()).orElse(""),
                        flow.kind().name(),
                        flow.facts().toString())
                .toLowerCase(Locale.ROOT);
    }

    private static boolean isSent(String word, Flow flow, CaptureIndex index) {
        return flow.kind() != Flow.Kind.OTHER
                && Arrays.stream(Side.values())
                        .anyMatch(side -> new SentText(index.stream(flow.number(), side)).has(word, 0, LOOKED_AT));
    }
}
