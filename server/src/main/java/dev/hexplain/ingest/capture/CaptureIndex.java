package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/**
 * The index of a capture: its packets, flows, and the streams of the flows' sides, as tables outside the heap. Payloads
 * are not copied: a stream is a list of ranges of the capture. Safe for many threads.
 *
 * <p>It does not own the source; closing it closes the storage.
 */
public final class CaptureIndex implements AutoCloseable {
    private final Source source;
    private final TreeStorage storage;
    private final CaptureSummary summary;
    private final Tables tables;
    private final CaptureRows views;
    private final List<CaptureInterface> interfaces;

    record Tables(
            PacketTable packets,
            FlowTable flows,
            SegmentTable segments,
            CaptureIssueLog issues,
            NoteTable comments,
            NoteTable names) {}

    CaptureIndex(
            Source source,
            TreeStorage storage,
            CaptureSummary summary,
            Tables tables,
            List<CaptureInterface> interfaces) {
        this.source = source;
        this.storage = storage;
        this.summary = summary;
        this.tables = tables;
        this.views = new CaptureRows(source.segment(), tables);
        this.interfaces = List.copyOf(interfaces);
    }

    /**
     * Indexes a capture. What is malformed is an issue of the index, never an exception; bytes that are no capture at
     * all give an index without packets.
     *
     * @param storage an empty folder, or memory outside the heap; stays open where {@code progress} ends it
     * @throws java.util.concurrent.CancellationException where {@code progress} ends it
     */
    public static CaptureIndex build(Source source, TreeStorage storage, CaptureLimits limits, Progress progress) {
        return CaptureFile.of(source)
                .map(file -> new CaptureIndexer(file, storage, limits, progress).run(file))
                .orElseGet(() -> CaptureIndexer.none(source, storage, limits));
    }

    /**
     * The index that was built in this storage of this source; empty where there is none, or one of another version.
     */
    public static Optional<CaptureIndex> open(Source source, TreeStorage storage) {
        return CaptureSummary.read(storage, source.length())
                .map(summary -> new CaptureIndex(
                        source,
                        storage,
                        summary,
                        new Tables(
                                PacketTable.open(storage),
                                FlowTable.open(storage),
                                SegmentTable.open(storage),
                                CaptureIssueLog.open(storage),
                                NoteTable.open(storage, "comments"),
                                NoteTable.open(storage, "names")),
                        InterfaceList.read(storage)));
    }

    public Source source() {
        return source;
    }

    public CaptureSummary summary() {
        return summary;
    }

    public List<CaptureInterface> interfaces() {
        return interfaces;
    }

    public int packetCount() {
        return tables.packets().count();
    }

    /** A packet by its number, from 1. */
    public Packet packet(int number) {
        return views.packet(Objects.checkIndex(number - 1, packetCount()));
    }

    /** Receives the times of packets. */
    @FunctionalInterface
    public interface Clock {
        /**
         * A packet came.
         *
         * @param nanos since 1970 in UTC
         * @param original bytes it had on the wire
         */
        void tick(long nanos, int original);
    }

    /** Passes on the time of each packet that has one, without making an object for any. */
    public void times(Clock clock) {
        PacketTable packets = tables.packets();
        for (int row = 0; row < packets.count(); row++) {
            long nanos = packets.time(row);
            if (nanos != RecordReader.NO_TIME) {
                clock.tick(nanos, packets.original(row));
            }
        }
    }

    /**
     * A page of packets.
     *
     * @param from number of the first, from 1
     */
    public List<Packet> packets(int from, int limit) {
        return page(from - 1, limit, packetCount(), views::packet);
    }

    /**
     * Where in the capture what a packet carries for its flow stands: several ranges for one that came in fragments.
     */
    public List<Range> payload(int packet) {
        return views.payload(Objects.checkIndex(packet - 1, packetCount()));
    }

    public int flowCount() {
        return tables.flows().count();
    }

    /** A flow by its number, from 0. */
    public Flow flow(int number) {
        return views.flow(Objects.checkIndex(number, flowCount()));
    }

    /**
     * What flows are sorted by to be in the order of an endpoint, the most significant first: IPv4 before IPv6, address,
     * port.
     */
    public List<IntToLongFunction> endpointKeys(Side side) {
        FlowTable flows = tables.flows();
        return List.of(
                flows::family,
                flow -> flows.addressHigh(flow, side) ^ Long.MIN_VALUE,
                flow -> flows.addressLow(flow, side) ^ Long.MIN_VALUE,
                flow -> flows.port(flow, side));
    }

    /** A page of flows, in the order of their first packets. */
    public List<Flow> flows(int from, int limit) {
        return page(from, limit, flowCount(), views::flow);
    }

    /**
     * A page of the packets of a flow, both ways.
     *
     * @param from among the packets of the flow, from 0
     */
    public List<Packet> packetsOf(int flow, int from, int limit) {
        Objects.checkIndex(flow, flowCount());
        FlowTable flows = tables.flows();
        return page(from, limit, flows.packets(flow), at -> views.packet(flows.packet(flow, at)));
    }

    /** Issues that are kept; {@link CaptureSummary#issues} may be more. */
    public int issueCount() {
        return tables.issues().kept();
    }

    /** A page of issues: first those of the packets in order, then those of the streams. */
    public List<CaptureIssue> issues(int from, int limit) {
        return page(from, limit, issueCount(), tables.issues()::get);
    }

    public int commentCount() {
        return tables.comments().count();
    }

    public List<CaptureNote> comments(int from, int limit) {
        return page(from, limit, commentCount(), views::comment);
    }

    public int nameCount() {
        return tables.names().count();
    }

    public List<ResolvedName> names(int from, int limit) {
        return page(from, limit, nameCount(), views::name);
    }

    /** The stream of a side of a flow, where of overlapping segments the one that came first counts. */
    public FlowStream stream(int flow, Side side) {
        return stream(flow, side, OverlapPolicy.FIRST_WINS);
    }

    /** The stream of a side of a flow: reassembled for TCP, for others the payloads of the datagrams in order. */
    public FlowStream stream(int flow, Side side, OverlapPolicy policy) {
        Objects.checkIndex(flow, flowCount());
        FlowTable flows = tables.flows();
        int number = side.ordinal();
        boolean clean = flows.protocol(flow) != TransportLayer.TCP || !flows.sideHas(flow, number, TcpTracker.UNCLEAN);
        if (policy == OverlapPolicy.FIRST_WINS || clean) {
            return FlowStream.of(
                    source,
                    tables.segments(),
                    flows.getInt(flow, number, FlowTable.FIRST_SEGMENT),
                    flows.getInt(flow, number, FlowTable.SEGMENTS),
                    flows.getLong(flow, number, FlowTable.STREAM_LENGTH));
        }
        SegmentTable own = SegmentTable.create(TreeStorage.inMemory());
        Reassembly again = Reassembly.again(flows, tables.packets(), own, policy);
        long length = again.streamOf(flow, number);
        return FlowStream.of(source, own, 0, own.count(), length);
    }

    private static <T> List<T> page(int from, int limit, int count, IntFunction<T> view) {
        int first = Math.clamp(from, 0, count);
        int end = (int) Math.min(count, (long) first + Math.max(0, limit));
        List<T> page = new ArrayList<>(end - first);
        IntStream.range(first, end).mapToObj(view).forEach(page::add);
        return page;
    }

    @Override
    public void close() {
        storage.close();
    }
}
