package dev.hexplain.inspect.captures;

import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.tree.RequestDeadline;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/**
 * The sort order and filter of a list of flows.
 *
 * @param words all of which have to occur in an endpoint, a name, the protocol or a fact, or in what a side sent; in
 *     small letters
 */
public record FlowOrder(Key key, boolean descending, List<String> words) {
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

    /** The numbers of the flows. There may be millions: none is kept as an object. */
    int[] of(OpenCapture capture) {
        CaptureIndex index = capture.index();
        int[] numbers = IntStream.range(0, index.flowCount())
                .peek(_ -> RequestDeadline.requireAsked())
                .filter(number -> words.isEmpty() || fits(index.flow(number), capture))
                .toArray();
        for (IntToLongFunction each : keys(index).reversed()) {
            numbers = KeyedOrder.of(numbers, each, descending);
        }
        return numbers;
    }

    /** What flows are sorted by, the most significant first. */
    private List<IntToLongFunction> keys(CaptureIndex index) {
        return switch (key) {
            case NUMBER -> List.of(number -> number);
            case PACKETS -> List.of(number -> index.flow(number).packets());
            case BYTES -> List.of(number -> index.flow(number).wireBytes());
            case START -> List.of(number -> index.flow(number).firstTime().orElse(Long.MIN_VALUE));
            case DURATION -> List.of(number -> nanos(index.flow(number)));
            case A -> index.endpointKeys(Side.A);
            case B -> index.endpointKeys(Side.B);
        };
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
                        .anyMatch(side -> new SentText(index.stream(flow.number(), side)).has(word, 0, Long.MAX_VALUE));
    }
}
