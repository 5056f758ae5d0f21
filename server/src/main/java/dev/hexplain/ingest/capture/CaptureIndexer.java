package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Source;
import dev.hexplain.tree.Progress;
import dev.hexplain.tree.TreeStorage;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Builds the index of a capture: reads its packets once, in order, then reassembles the streams of its flows. */
final class CaptureIndexer implements CaptureLog {
    /** Longer than headers get, of a datagram that came in fragments. */
    private static final int HEAD = 256;

    private static final int ANSWER = TransportLayer.SYN | TransportLayer.ACK;

    /** Packets between reports of progress. */
    private static final int REPORT = (1 << 12) - 1;

    private final Source source;
    private final CaptureFile.Kind kind;
    private final CaptureLimits limits;
    private final Progress progress;
    private final TreeStorage storage;

    private final PacketTable packets;
    private final FlowTable flows;
    private final SegmentTable segments;
    private final CaptureIssueLog issues;
    private final NoteTable comments;
    private final NoteTable names;
    private final List<CaptureInterface> interfaces = new ArrayList<>();

    private final FlowFinder finder;
    private final TcpTracker tracker;
    private final IpFragments fragments;
    private final Dissector dissector = new Dissector();
    private final byte[] head = new byte[HEAD];

    private long capturedBytes;
    private long originalBytes;
    private long firstTime = Long.MAX_VALUE;
    private long lastTime = RecordReader.NO_TIME;
    private boolean complete = true;
    private boolean flowsFull;
    private boolean commented;

    CaptureIndexer(CaptureFile file, TreeStorage storage, CaptureLimits limits, Progress progress) {
        this.source = file.source();
        this.kind = file.kind();
        this.storage = storage;
        this.limits = limits;
        this.progress = progress;
        packets = PacketTable.create(storage);
        flows = FlowTable.create(storage);
        segments = SegmentTable.create(storage);
        issues = CaptureIssueLog.create(storage, limits.issues());
        comments = NoteTable.create(storage, "comments");
        names = NoteTable.create(storage, "names");
        finder = new FlowFinder(flows);
        tracker = new TcpTracker(flows, packets, issues);
        fragments = new IpFragments(issues);
    }

    /** The index of bytes that are no capture. */
    static CaptureIndex none(Source source, TreeStorage storage, CaptureLimits limits) {
        CaptureFile empty = new CaptureFile(source, CaptureFile.Kind.PCAP);
        CaptureIndexer indexer = new CaptureIndexer(empty, storage, limits, Progress.NONE);
        indexer.issues.add(CaptureIssueKind.NOT_A_CAPTURE, 0, 0, 0, 0);
        return indexer.finished();
    }

    CaptureIndex run(CaptureFile file) {
        RecordReader reader = file.reader(this, limits.bytes());
        while (complete && reader.next()) {
            if (packets.count() == limits.packets()) {
                limit(limits.packets(), reader.offset);
            } else {
                report(reader);
                add(reader);
            }
        }
        if (limits.bytes() < source.length() && complete) {
            limit(limits.bytes(), limits.bytes());
        }
        fragments.end();
        CancelCheck check = new CancelCheck(progress);
        check.now();
        flows.order(packets, check);
        Reassembly reassembly =
                Reassembly.first(flows, packets, segments, new Overlaps(source.segment(), packets, issues), check);
        for (int flow = 0; flow < flows.count(); flow++) {
            reassembly.flow(flow);
        }
        check.now();
        return finished();
    }

    /** Tells how far reading is, now and then, and asks whether it is to go on. */
    private void report(RecordReader reader) {
        if ((packets.count() & REPORT) == 0) {
            goesOn(reader.offset);
        }
    }

    @Override
    public boolean goesOn(long offset) {
        progress.at(offset);
        complete &= !progress.cancelled();
        return complete;
    }

    private void limit(long bound, long offset) {
        complete = false;
        issues.add(CaptureIssueKind.LIMIT, offset, 0, bound, offset);
    }

    private void add(RecordReader reader) {
        int row = packets.add(reader);
        capturedBytes += reader.captured;
        originalBytes += reader.original;
        if (reader.time != RecordReader.NO_TIME) {
            firstTime = Math.min(firstTime, reader.time);
            lastTime = Math.max(lastTime, reader.time);
        }
        if (commented) {
            packets.mark(row, PacketMark.COMMENT);
            commented = false;
        }
        dissector.packet(reader);
        PacketFrame frame = dissector.frame;
        if (reader.captured < reader.original) {
            packets.mark(row, PacketMark.CUT);
            issue(row, CaptureIssueKind.SNAPLEN, reader.offset, reader.original, reader.captured);
        }
        if (frame.fault != null) {
            issue(row, frame.fault, frame.faultAt, frame.expected, frame.found);
        }
        if (frame.fragment) {
            packets.mark(row, PacketMark.FRAGMENT);
            fragment(row, frame, reader);
        } else {
            flow(row, frame, reader, frame.payloadLength, frame.payloadMissing);
        }
    }

    private void issue(int row, CaptureIssueKind fault, long offset, long expected, long found) {
        packets.mark(row, PacketMark.ISSUE);
        issues.add(fault, offset, row + 1, expected, found);
    }

    private void fragment(int row, PacketFrame frame, RecordReader reader) {
        IpFragments.@Nullable Datagram whole = fragments.add(frame, reader.time, row);
        if (whole == null) {
            return;
        }
        int length = whole.length();
        int inHead = Math.min(length, HEAD);
        for (IpFragments.Part part : whole.parts()) {
            if (part.from() < inHead) {
                MemorySegment.copy(
                        source.segment(),
                        ValueLayout.JAVA_BYTE,
                        part.capture(),
                        head,
                        part.from(),
                        Math.min(part.length(), inHead - part.from()));
            }
        }
        dissector.datagram(new NetworkBytes(head), inHead, length);
        if (frame.fault != null) {
            issue(row, frame.fault, reader.offset, frame.expected, frame.found);
        }
        int from = (int) frame.payload;
        int size = Math.min(frame.payloadLength + frame.payloadMissing, length - from);
        packets.startPieces(row, size);
        for (IpFragments.Part part : whole.parts()) {
            int start = Math.max(part.from(), from);
            int end = Math.min(part.end(), from + size);
            if (start < end) {
                packets.addPiece(part.capture() + start - part.from(), end - start, part.row());
            }
        }
        flow(row, frame, reader, size, 0);
    }

    private void flow(int row, PacketFrame frame, RecordReader reader, int captured, int missing) {
        if (!packets.has(row, PacketMark.REASSEMBLED)) {
            packets.setPayload(row, frame.payload, captured, missing);
        }
        boolean tcp = frame.protocol == TransportLayer.TCP;
        boolean udp = frame.protocol == TransportLayer.UDP;
        if (frame.family == 0 || (tcp && !frame.tcp) || (udp && !frame.udp)) {
            return;
        }
        int flow = finder.find(frame);
        if (flow < 0 || (tcp && tracker.startsAnew(flow, finder.side, frame))) {
            if (flows.count() == limits.flows()) {
                tooManyFlows(reader.offset);
                return;
            }
            boolean answer = tcp && (frame.flags & ANSWER) == ANSWER;
            flow = finder.add(frame, !answer);
        }
        int side = finder.side;
        flows.count(flow, side, reader.time, reader.original);
        packets.setFlow(row, flow, side, tcp ? frame.flags : 0);
        if (tcp) {
            tracker.follow(flow, side, row, frame, captured, missing);
        }
    }

    private void tooManyFlows(long offset) {
        if (!flowsFull) {
            flowsFull = true;
            issues.add(CaptureIssueKind.LIMIT, offset, 0, limits.flows(), offset);
        }
    }

    private CaptureIndex finished() {
        packets.seal();
        flows.seal();
        segments.seal();
        issues.seal();
        comments.seal();
        names.seal();
        InterfaceList.write(storage, interfaces);
        CaptureSummary summary = new CaptureSummary(
                kind,
                source.length(),
                capturedBytes,
                originalBytes,
                lastTime == RecordReader.NO_TIME ? RecordReader.NO_TIME : firstTime,
                lastTime,
                issues.all(),
                complete && !flowsFull);
        summary.write(storage);
        return new CaptureIndex(
                source,
                storage,
                summary,
                new CaptureIndex.Tables(packets, flows, segments, issues, comments, names),
                interfaces);
    }

    @Override
    public void addInterface(int number, CaptureInterface found) {
        interfaces.add(found);
        if (!LinkLayer.knows(found.linkType())) {
            issues.add(CaptureIssueKind.LINK_TYPE, found.block().offset(), 0, 0, found.linkType());
        }
    }

    @Override
    public void comment(boolean ofPacket, long offset, int length) {
        comments.add(offset, length, ofPacket ? packets.count() + 1 : 0);
        commented |= ofPacket;
    }

    @Override
    public void names(int recordType, long offset, int length) {
        names.add(offset, length, recordType);
    }

    @Override
    public void fault(CaptureIssueKind fault, long offset, long expected, long found) {
        // A file that is read up to a bound only does not end there.
        if (fault != CaptureIssueKind.FILE_CUT || limits.bytes() >= source.length()) {
            issues.add(fault, offset, 0, expected, found);
        }
    }
}
