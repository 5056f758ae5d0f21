package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Source;
import dev.hexplain.ingest.SourceReader;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * Finds formats embedded in other bytes (carving), in one pass. Work and memory are bounded, whatever the bytes are.
 */
public final class Carver {
    /** Most findings that are reported. */
    public static final int MOST = 10_000;

    private static final int PIECE = 1 << 18;

    /** Bytes to look at closely, besides a multiple of what there is. */
    private static final long EFFORT = 256L << 20;

    private static final int EFFORT_PER_BYTE = 4;

    private final SourceReader bytes;
    private final Triggers triggers = Triggers.all();
    private final byte[] table = triggers.table();
    private final long[] some = triggers.some();
    private final CarveBudget effort;
    private final BooleanSupplier cancelled;
    private final ZipEnds zips;
    private final List<CarvedCandidate> findings = new ArrayList<>();
    /** The end of the last finding of a kind: what is found before that is a part of it. */
    private final Map<CarvedKind, Long> ends = new EnumMap<>(CarvedKind.class);

    /** Offset before which nothing is looked for. */
    private long ignoredUntil;

    /** Offset from which on not all is found. */
    private long end = Long.MAX_VALUE;

    /**
     * The findings of a pass.
     *
     * @param findings by offset
     * @param more whether there may be more than are reported
     * @param searched offset before which all that begins is reported
     */
    public record Carving(List<CarvedCandidate> findings, boolean more, long searched) {}

    private Carver(Source source, BooleanSupplier cancelled) {
        this.cancelled = cancelled;
        this.bytes = new SourceReader(source);
        this.effort = new CarveBudget(EFFORT + EFFORT_PER_BYTE * source.length());
        this.zips = new ZipEnds(bytes);
    }

    /** Finds the formats embedded in a source. */
    public static Carving carve(Source source) {
        return carve(source, () -> false);
    }

    /**
     * The same with cancellation.
     *
     * @throws CancellationException where that happened
     */
    public static Carving carve(Source source, BooleanSupplier cancelled) {
        Carver carver = new Carver(source, cancelled);
        carver.scan();
        List<CarvedCandidate> all = new ArrayList<>(carver.findings);
        all.addAll(carver.zips.findings());
        all.sort(Comparator.comparingLong(finding -> finding.range().offset()));
        boolean more = all.size() > MOST || carver.end < Long.MAX_VALUE;
        long end = all.size() > MOST ? all.get(MOST).range().offset() : Long.MAX_VALUE;
        return new Carving(
                List.copyOf(all.subList(0, Math.min(MOST, all.size()))),
                more,
                Math.min(source.length(), Math.min(end, carver.end)));
    }

    private boolean isFull() {
        return findings.size() >= MOST;
    }

    private void scan() {
        byte[] piece = new byte[(int) Math.min(PIECE, bytes.length())];
        long at = 0;
        int before = 0;
        while (at < bytes.length() && !isFull()) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException("Looking for what stands inside was cancelled");
            }
            int count = (int) Math.min(piece.length, bytes.length() - at);
            MemorySegment.copy(bytes.source().segment(), ValueLayout.JAVA_BYTE, at, piece, 0, count);
            before = scan(piece, count, at, before);
            at += count;
            if (ignoredUntil > at) {
                at = ignoredUntil;
                before = 0;
            }
        }
    }

    /** Looks at a piece; answers its last byte, which may be the first of a pair. */
    private int scan(byte[] piece, int count, long at, int before) {
        if (count > 0) {
            hit(before << 8 | (piece[0] & 0xFF), at - 1);
        }
        for (int i = next(piece, 1, count, some); i < count; i = next(piece, i + 1, count, some)) {
            hit((piece[i - 1] & 0xFF) << 8 | (piece[i] & 0xFF), at + i - 1);
        }
        return count > 0 ? piece[count - 1] & 0xFF : before;
    }

    /** The next byte that ends a pair that begins something; the count where there is none. */
    private static int next(byte[] piece, int from, int count, long[] some) {
        int i = from;
        int before = i < count ? piece[i - 1] & 0xFF : 0;
        while (i < count) {
            int here = piece[i] & 0xFF;
            if ((some[before << 2 | here >> 6] >>> here & 1) != 0) {
                return i;
            }
            before = here;
            i++;
        }
        return i;
    }

    private void hit(int pair, long offset) {
        if (table[pair] != 0) {
            look(table[pair], offset);
        }
    }

    private void look(byte number, long offset) {
        if (offset < ignoredUntil || isFull()) {
            return;
        }
        if (number == Triggers.ZIP) {
            zips.at(offset);
            return;
        }
        Triggers.Trigger trigger = triggers.get(number);
        Optional<CarvedCandidate> found = trigger.finder().at(bytes, offset - trigger.back(), effort);
        found.filter(this::isNew).ifPresent(this::add);
        if (end == Long.MAX_VALUE && (isFull() || effort.left() == 0)) {
            end = isFull() ? offset + 1 : offset;
        }
    }

    private boolean isNew(CarvedCandidate found) {
        return found.range().offset() >= Math.max(ignoredUntil, ends.getOrDefault(found.kind(), 0L))
                || found.kind() == CarvedKind.JAVA_SERIALIZATION;
    }

    private void add(CarvedCandidate found) {
        findings.add(found);
        if (found.bounded()) {
            ends.put(found.kind(), found.range().end());
            ignoredUntil = found.kind().isOpaque() ? found.range().end() : ignoredUntil;
        }
    }
}
