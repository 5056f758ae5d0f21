package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.Flow;
import dev.hexplain.ingest.capture.FlowStream;
import dev.hexplain.ingest.capture.Side;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A capture with its index, and what was found out about it so far. Safe for many threads.
 *
 * @param layers what was taken off the dump to get to it
 */
public final class OpenCapture {
    /** What a side sent first tells what it speaks. */
    private static final int LOOKED_AT = 1 << 16;

    private static final int ORDERS_KEPT = 4;
    private static final int FORMATS_KEPT = 20_000;

    private final LayerPath layers;
    private final Source source;
    private final CaptureIndex index;
    private final Map<FlowOrder, int[]> orders = recent(ORDERS_KEPT);
    private final Map<List<Object>, Optional<Candidate>> formats = recent(FORMATS_KEPT);
    private final Map<String, List<String>> names;

    /** Takes the source and the index, and closes both. */
    public OpenCapture(LayerPath layers, Source source, CaptureIndex index) {
        this.layers = layers;
        this.source = source;
        this.index = index;
        this.names = Names.of(index);
    }

    private static <K, V> Map<K, V> recent(int kept) {
        return Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > kept;
            }
        });
    }

    public LayerPath layers() {
        return layers;
    }

    public CaptureIndex index() {
        return index;
    }

    /** A name for an address, where the capture has one. */
    Optional<String> name(String address) {
        return names.getOrDefault(address, List.of()).stream().findFirst();
    }

    /** The numbers of the flows that fit, in order. */
    int[] flows(FlowOrder order) {
        return orders.computeIfAbsent(order, wanted -> wanted.of(this));
    }

    /** What a side speaks, as far as its first bytes tell; nothing where that is not known. */
    Optional<Candidate> format(int flow, Side side, Formats known) {
        return formats.computeIfAbsent(List.of(flow, side), key -> detect(flow, side, known));
    }

    /** Whether a side may speak what the other one does: its decoder has to see something in the bytes. */
    boolean mayBe(int flow, Side side, Candidate other, Formats known) {
        Source source = Source.ofBytes("flow " + flow + side.letter(), first(flow, side));
        return known.get(other.format())
                .filter(decoder -> !decoder.probe(source).isEmpty())
                .isPresent();
    }

    private Optional<Candidate> detect(int flow, Side side, Formats known) {
        byte[] first = first(flow, side);
        return first.length == 0
                ? Optional.empty()
                : Optional.of(known.likeliest(Source.ofBytes("flow " + flow + side.letter(), first)))
                        .filter(candidate -> candidate.confidence() >= Candidate.CONVINCING);
    }

    /** What a side sent first: of datagrams one, since each is a document of its own. */
    private byte[] first(int flow, Side side) {
        FlowStream stream = index.stream(flow, side);
        boolean datagrams = index.flow(flow).kind() == Flow.Kind.UDP && stream.segmentCount() > 0;
        int packet = datagrams ? stream.segment(0).packet() : 0;
        return stream.copy(0, packet > 0 ? index.packet(packet).payloadLength() : LOOKED_AT);
    }

    /** Closes the index and the source. */
    public void close() {
        index.close();
        source.close();
    }
}
