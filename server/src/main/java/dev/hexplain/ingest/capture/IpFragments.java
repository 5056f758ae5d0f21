package dev.hexplain.ingest.capture;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reassembles fragmented IP datagrams (RFC 815). Of overlapping fragments the first one counts. */
final class IpFragments {
    /** Most incomplete datagrams at a time. */
    private static final int MOST = 1 << 12;

    /** Parts of all these together. */
    private static final int MOST_PARTS = 1 << 18;

    /** Reassembly timeout, nanoseconds: a minute in RFC 791 and RFC 8200. */
    private static final long PATIENCE = 60_000_000_000L;

    /** Most bytes of a datagram. */
    private static final int LARGEST = 1 << 16;

    private final CaptureIssueLog issues;
    private final Map<Key, Datagram> waiting = new LinkedHashMap<>();
    private int waitingParts;

    IpFragments(CaptureIssueLog issues) {
        this.issues = issues;
    }

    /** What all fragments of a datagram have in common. */
    private record Key(
            int family, long sourceHigh, long sourceLow, long targetHigh, long targetLow, int protocol, int id) {}

    /**
     * Captured bytes of a datagram.
     *
     * @param from offset in the datagram
     * @param capture offset in the capture
     * @param row of the packet
     */
    record Part(int from, int length, long capture, int row) {
        int end() {
            return from + length;
        }
    }

    /** A datagram that is being reassembled. */
    static final class Datagram {
        /** In order, without overlaps. */
        private final List<Part> parts = new ArrayList<>();

        private final long since;
        private final int firstRow;
        private final long firstOffset;
        private int length = -1;
        private int covered;

        private Datagram(long since, int firstRow, long firstOffset) {
            this.since = since;
            this.firstRow = firstRow;
            this.firstOffset = firstOffset;
        }

        List<Part> parts() {
            return parts;
        }

        int length() {
            return length;
        }

        /** Where its parts must have ended. */
        private int most() {
            return length < 0 ? LARGEST : length;
        }

        /** Where those that have come end. */
        private int end() {
            return parts.isEmpty() ? 0 : parts.getLast().end();
        }

        /** Adds the new bytes of a fragment; returns how many were there already. */
        private int add(Part part) {
            int at = 0;
            int from = part.from();
            int known = 0;
            while (from < part.end()) {
                while (at < parts.size() && parts.get(at).end() <= from) {
                    at++;
                }
                if (at < parts.size() && parts.get(at).from() <= from) {
                    int to = Math.min(part.end(), parts.get(at).end());
                    known += to - from;
                    from = to;
                    continue;
                }
                int to = at < parts.size() ? Math.min(part.end(), parts.get(at).from()) : part.end();
                parts.add(at, new Part(from, to - from, part.capture() + from - part.from(), part.row()));
                covered += to - from;
                from = to;
            }
            return known;
        }
    }

    /** Adds a fragment; returns the datagram if that completes it. */
    @Nullable Datagram add(PacketFrame frame, long time, int row) {
        Key key = new Key(
                frame.family,
                frame.sourceHigh,
                frame.sourceLow,
                frame.targetHigh,
                frame.targetLow,
                frame.family == 6 ? 0 : frame.protocol,
                frame.fragmentId);
        Datagram datagram = datagram(key, frame, time, row);
        Part part = new Part(frame.fragmentOffset, frame.payloadLength, frame.payload, row);
        int end = part.end() + frame.payloadMissing;
        if (end > datagram.most() || (!frame.moreFragments && end < datagram.end())) {
            issues.add(CaptureIssueKind.FRAGMENT_BAD, frame.payload, row + 1, datagram.most(), end);
            return null;
        }
        if (!frame.moreFragments && datagram.length < 0) {
            datagram.length = end;
        }
        int before = datagram.parts.size();
        int known = datagram.add(part);
        waitingParts += datagram.parts.size() - before;
        if (known > 0 && known < part.length()) {
            issues.add(CaptureIssueKind.FRAGMENT_OVERLAP, frame.payload, row + 1, known, part.length());
        }
        if (datagram.covered != datagram.length) {
            return null;
        }
        waiting.remove(key);
        waitingParts -= datagram.parts.size();
        return datagram;
    }

    private Datagram datagram(Key key, PacketFrame frame, long time, int row) {
        Datagram found = waiting.get(key);
        if (found != null && time - found.since <= PATIENCE) {
            return found;
        }
        if (found != null) {
            giveUp(found);
            waiting.remove(key);
        }
        while (waiting.size() >= MOST || waitingParts >= MOST_PARTS) {
            Iterator<Datagram> oldest = waiting.values().iterator();
            giveUp(oldest.next());
            oldest.remove();
        }
        Datagram datagram = new Datagram(time, row, frame.payload);
        waiting.put(key, datagram);
        return datagram;
    }

    private void giveUp(Datagram datagram) {
        waitingParts -= datagram.parts.size();
        issues.add(
                CaptureIssueKind.FRAGMENTS_MISSING,
                datagram.firstOffset,
                datagram.firstRow + 1,
                datagram.covered,
                datagram.parts.size());
    }

    /** Reports the datagrams that never became complete. */
    void end() {
        waiting.values().forEach(this::giveUp);
        waiting.clear();
    }
}
