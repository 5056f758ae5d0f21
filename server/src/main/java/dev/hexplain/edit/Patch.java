package dev.hexplain.edit;

import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Replacements in one source, in the order of their offsets; none touches the bytes of another. */
public final class Patch {
    private final List<Replacement> replacements;
    /** By how many bytes the source has grown before each of them; one more at the end. */
    private final long[] growths;

    /** @param replacements in order */
    public Patch(List<Replacement> replacements) {
        this.replacements = List.copyOf(replacements);
        this.growths = new long[replacements.size() + 1];
        for (int i = 0; i < replacements.size(); i++) {
            growths[i + 1] = growths[i] + replacements.get(i).growth();
        }
    }

    public List<Replacement> replacements() {
        return replacements;
    }

    /**
     * Puts replacements into order.
     *
     * @throws IllegalArgumentException where two replace the same byte
     */
    public static Patch of(List<Replacement> replacements) {
        List<Replacement> ordered = new ArrayList<>(replacements);
        ordered.sort(Comparator.comparingLong(Replacement::offset));
        for (int i = 1; i < ordered.size(); i++) {
            if (ordered.get(i).offset() < ordered.get(i - 1).end()) {
                throw new IllegalArgumentException(
                        "Two replacements of byte " + ordered.get(i).offset());
            }
        }
        return new Patch(ordered);
    }

    /** The source with the replacements, as a copy on the heap. */
    public byte[] applied(Source source) {
        byte[] result = new byte[Math.toIntExact(length(source.length()))];
        int to = 0;
        long from = 0;
        for (Replacement each : replacements) {
            to = copy(source, from, each.offset(), result, to);
            System.arraycopy(each.inserted(), 0, result, to, each.inserted().length);
            to += each.inserted().length;
            from = each.end();
        }
        copy(source, from, source.length(), result, to);
        return result;
    }

    private static int copy(Source source, long from, long end, byte[] to, int at) {
        int length = (int) (end - from);
        MemorySegment.copy(source.segment(), ValueLayout.JAVA_BYTE, from, to, at, length);
        return at + length;
    }

    /** The source with the replacements, piece by piece: nothing is copied. */
    public InputStream stream(Source source) {
        return stream(source, new Range(0, source.length()));
    }

    /** The same of some bytes of the source, of which no replacement has only a part. */
    InputStream stream(Source source, Range range) {
        List<InputStream> pieces = new ArrayList<>();
        long at = range.offset();
        for (Replacement each : replacements) {
            if (each.offset() >= range.offset() && each.end() <= range.end()) {
                pieces.add(new SourceStream(source, new Range(at, each.offset() - at)));
                pieces.add(new ByteArrayInputStream(each.inserted()));
                at = each.end();
            }
        }
        pieces.add(new SourceStream(source, new Range(at, range.end() - at)));
        return new SequenceInputStream(Collections.enumeration(pieces));
    }

    /** A hash of what is replaced by what. */
    int contentHash() {
        int hash = 1;
        for (Replacement each : replacements) {
            hash = 31 * hash + Objects.hash(each.offset(), each.removed(), Arrays.hashCode(each.inserted()));
        }
        return hash;
    }

    /** Bytes that the result has of a source of so many. */
    public long length(long before) {
        return before + growths[replacements.size()];
    }

    /** Where a byte that is not replaced is in the result. */
    long moved(long offset) {
        return offset + growths[firstNotBefore(offset + 1)];
    }

    /** The number of the first replacement that ends at an offset or behind it. */
    private int firstNotBefore(long end) {
        int low = 0;
        int high = replacements.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (replacements.get(middle).end() < end) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Where some bytes are in the result: what takes the place of a part of them belongs to them whole. */
    public Range moved(Range range) {
        long from = moved(range.offset());
        long end = moved(range.end());
        for (Replacement each : replacements) {
            if (each.offset() < range.offset() && range.offset() < each.end()) {
                from = moved(each.offset());
            }
            if (each.offset() < range.end() && range.end() < each.end()) {
                end = moved(each.end());
            }
        }
        return new Range(from, Math.max(0, end - from));
    }

    /** Whether any of some bytes is replaced. */
    boolean touches(long from, long end) {
        int first = firstNotBefore(from + 1);
        return first < replacements.size() && replacements.get(first).offset() < end;
    }

    /** Whether any of some bytes of the result takes the place of others. */
    boolean touchesAfter(long from, long end) {
        int low = 0;
        int high = replacements.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (endAfter(middle) <= from) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < replacements.size() && replacements.get(low).offset() + growths[low] < end;
    }

    /** Where in the result the bytes end that a replacement inserted. */
    private long endAfter(int number) {
        Replacement each = replacements.get(number);
        return each.offset() + growths[number] + each.inserted().length;
    }

    @Override
    public String toString() {
        return replacements.toString();
    }
}
