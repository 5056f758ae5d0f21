package dev.hexplain.inspect.captures;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.decode.Candidate;
import dev.hexplain.decode.Formats;
import dev.hexplain.ingest.LayerPath;
import dev.hexplain.ingest.capture.CaptureIndex;
import dev.hexplain.ingest.capture.Side;
import dev.hexplain.inspect.work.Pool;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An open capture with its index, and cached answers about it. Safe for many threads. */
public final class OpenCapture implements Pool.Member {
    private static final int ORDERS_KEPT = 4;
    private static final int FORMATS_KEPT = 20_000;

    private final LayerPath layers;
    private final Source source;
    private final CaptureIndex index;
    private final Map<FlowOrder, int[]> orders = recent(ORDERS_KEPT);
    private final Map<PacketFilter, int[]> filtered = recent(ORDERS_KEPT);
    private final Map<Integer, FlowFormats> formats = recent(FORMATS_KEPT);
    private final ResolvedNames names;

    /**
     * Takes the source and the index, and closes both.
     *
     * @param layers the layers removed from the dump to get to the capture
     */
    public OpenCapture(LayerPath layers, Source source, CaptureIndex index) {
        this.layers = layers;
        this.source = source;
        this.index = index;
        this.names = ResolvedNames.of(index);
    }

    /** Keeps those that were used last. */
    static <K, V> Map<K, V> recent(int kept) {
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
        return names.first(address);
    }

    /** Notes on names for addresses, where not all are known. */
    List<String> notes() {
        return names.notes();
    }

    /** The numbers of the flows that fit, in order. */
    int[] flows(FlowOrder order) {
        int[] found = orders.get(order);
        if (found == null) {
            // Not while the map is locked: words may be looked for in all that was sent.
            found = order.of(this);
            orders.put(order, found);
        }
        return found;
    }

    /** The numbers of the packets that fit, ascending. */
    int[] packets(PacketFilter filter) {
        int[] found = filtered.get(filter);
        if (found == null) {
            // Not while the map is locked: words are looked for in all packets.
            found = filter.of(this);
            filtered.put(filter, found);
        }
        return found;
    }

    /** Bytes of the capture. */
    byte[] copy(Range range) {
        return source.copy(range.offset(), (int) range.length());
    }

    /** The format of a side, detected from the first bytes of both; empty where it is not known. */
    public Optional<Candidate> format(int flow, Side side, Formats known) {
        FlowFormats found = formats.get(flow);
        if (found == null) {
            // Not while the map is locked, so that the formats of several flows are detected at the same time.
            found = FlowFormats.in(index, flow, known);
            formats.put(flow, found);
        }
        return found.of(side);
    }

    /** Closes the index and the source. */
    @Override
    public void close() {
        index.close();
        source.close();
    }
}
