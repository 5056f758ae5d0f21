package dev.hexplain.ingest.layers;

import dev.hexplain.bytes.OffsetMap;
import dev.hexplain.bytes.Range;
import dev.hexplain.bytes.Source;
import dev.hexplain.bytes.SourceStream;
import dev.hexplain.ingest.LayerIssue;
import dev.hexplain.ingest.LayerLimits;
import dev.hexplain.ingest.LayerStep;
import dev.hexplain.ingest.SourceReader;
import dev.hexplain.ingest.UnwrapResult;
import dev.hexplain.tree.Severity;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Removes one layer: writes the bytes inside, within limits, and collects the issues. Offsets are of the input, which
 * is the part of the source that the step names.
 */
final class LayerUnpacking {
    /** Most issues that are kept. */
    private static final int ISSUES = 100;

    private static final int PIECE = 1 << 16;

    private static final int TOKENS_BETWEEN_LOOKS = 1 << 8;
    private static final int BYTES_BETWEEN_LOOKS = 1 << 18;

    private final Source input;
    private final SourceReader octets;
    private final long base;
    private final OutputStream sink;
    private final LayerLimits limits;
    private final long start = System.nanoTime();
    private int tokens;
    private long looked;
    private final OffsetMap.Builder map = OffsetMap.builder();
    private final List<LayerIssue> issues = new ArrayList<>();
    private @Nullable Sum sum;
    private long written;
    private long read;
    private boolean complete = true;

    private long runStart;
    private long runFrom;
    private long runTo;

    /** Unpacks the bytes of a layer. */
    @FunctionalInterface
    interface Unpacker {
        void unpack(LayerUnpacking to) throws IOException, UnpackAborted;
    }

    /** A checksum over the bytes that are written. */
    @FunctionalInterface
    interface Sum {
        void update(byte[] bytes, int offset, int length);
    }

    private LayerUnpacking(Source source, Range range, OutputStream sink, LayerLimits limits) {
        boolean whole = range.offset() == 0 && range.length() == source.length();
        this.input = whole ? source : source.slice(range.offset(), range.length());
        this.octets = new SourceReader(input);
        this.base = range.offset();
        this.sink = sink;
        this.limits = limits;
    }

    static UnwrapResult run(Source source, LayerStep step, OutputStream sink, LayerLimits limits, Unpacker unpacker)
            throws IOException {
        LayerUnpacking unpacking = new LayerUnpacking(source, step.in(source.length()), sink, limits);
        try {
            unpacker.unpack(unpacking);
        } catch (UnpackAborted halted) {
            unpacking.complete = false;
        }
        sink.flush();
        unpacking.endRun();
        return new UnwrapResult(
                unpacking.written, unpacking.read, unpacking.issues, unpacking.complete, unpacking.map.build());
    }

    Source input() {
        return input;
    }

    SourceReader octets() {
        return octets;
    }

    long length() {
        return input.length();
    }

    /** Bytes written so far. */
    long written() {
        return written;
    }

    /** A stream over a part of the input, for libraries; its position is an offset of the input. */
    SourceStream stream(long from, long to) {
        return new SourceStream(input, new Range(from, Math.max(0, to - from)));
    }

    /** Sets the checksum over every byte that is written from now on; null for none. */
    void summing(@Nullable Sum next) {
        sum = next;
    }

    /** The layer reaches to here at least. */
    void reached(long offset) {
        read = Math.max(read, offset);
    }

    /** Writes bytes that were made of a part of the input; as many as the limits let through. */
    void write(byte[] bytes, int offset, int length, long from, long to) throws IOException, UnpackAborted {
        reached(to);
        look(to);
        int allowed = (int) Math.min(length, limits.bytes() - written);
        if (allowed == length && limits.exceeded(read, written + length)) {
            allowed = 0;
        }
        sink.write(bytes, offset, allowed);
        if (sum != null) {
            sum.update(bytes, offset, allowed);
        }
        note(allowed, from, to);
        if (allowed < length) {
            throw tooMuch(length);
        }
    }

    /** The clock costs as much as a short token: it is looked at once for many, and for each piece of output. */
    private void look(long at) throws UnpackAborted {
        if (++tokens % TOKENS_BETWEEN_LOOKS == 0 || written - looked >= BYTES_BETWEEN_LOOKS) {
            looked = written;
            if (limits.isLate(start)) {
                throw fail(at, limits.late(), null, null);
            }
        }
    }

    /** Writes bytes that were made one by one, each of as many bytes of the input. */
    void writeGroups(byte[] bytes, int length, long from, int width) throws IOException, UnpackAborted {
        endRun();
        long before = written;
        write(bytes, 0, length, from, from + (long) length * width);
        map.addGroups(before, written - before, base + from, 1, width);
        runStart = written;
    }

    private void note(int count, long from, long to) {
        if (from != runFrom || to != runTo) {
            endRun();
            runFrom = from;
            runTo = to;
        }
        written += count;
    }

    private void endRun() {
        map.add(runStart, written - runStart, base + runFrom, runTo - runFrom);
        runStart = written;
    }

    private UnpackAborted tooMuch(int next) {
        boolean size = written + next > limits.bytes();
        String allowed = size ? "the %,d".formatted(limits.bytes()) : "%,d times that".formatted(limits.ratio());
        return fail(
                read,
                "%,d bytes or more came of %,d: that is more than %s allowed".formatted(written + next, read, allowed),
                null,
                null);
    }

    /** Writes a part of the input as it is. Bytes missing from the input are an issue. */
    void copy(long from, long length) throws IOException, UnpackAborted {
        byte[] piece = new byte[(int) Math.min(PIECE, Math.max(1, length))];
        long end = Math.min(length(), from + length);
        long at = from;
        try (SourceStream in = stream(from, end)) {
            for (int count = in.read(piece); count > 0; count = in.read(piece)) {
                write(piece, 0, count, at, at + count);
                endRun();
                at += count;
            }
        }
        if (end < from + length) {
            throw truncated(length - (end - from));
        }
    }

    void error(long at, String message, @Nullable String expected, @Nullable String actual) {
        add(LayerIssue.error(base + at, written, message, expected, actual));
    }

    void warning(long at, String message) {
        add(new LayerIssue(Severity.WARNING, base + at, written, 0, 0, message, null, null));
    }

    void note(long at, String message) {
        add(LayerIssue.note(base + at, written, message));
    }

    private void add(LayerIssue issue) {
        if (issues.size() < ISSUES) {
            issues.add(issue);
        }
    }

    /** An issue that ends the unpacking: throw what it returns. */
    UnpackAborted fail(long at, String message, @Nullable String expected, @Nullable String actual) {
        reached(Math.min(at, length()));
        error(at, message, expected, actual);
        return new UnpackAborted();
    }

    /** The input ends too early. */
    UnpackAborted truncated(long missing) {
        String words =
                missing > 0 ? "The bytes end here; %,d more were expected" : "The bytes end here; more were expected";
        return fail(length(), words.formatted(missing), null, null);
    }

    /** The input ends too early, unless so many bytes more are there. */
    void require(long at, long count) throws UnpackAborted {
        look(at);
        if (!octets.has(at, count)) {
            throw truncated(at + count - length());
        }
    }

    /** Reports an issue where a checksum differs from the expected one. */
    void check(long at, String name, long expected, long actual) {
        if (expected != actual) {
            error(
                    at,
                    name + " does not fit what was unpacked",
                    "0x%08X".formatted(actual),
                    "0x%08X".formatted(expected));
        }
    }

    /** Ends the layer here; bytes behind it are not part of it. */
    void end(long at) {
        reached(at);
        long rest = length() - at;
        if (rest > 0 && octets.zeros(at) == rest) {
            note(at, "%,d bytes of zero follow the end".formatted(rest));
        } else if (rest > 0) {
            error(at, "%,d bytes follow the end, and are not in what was unpacked".formatted(rest), null, null);
        }
    }
}
