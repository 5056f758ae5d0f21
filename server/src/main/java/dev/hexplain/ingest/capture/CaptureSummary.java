package dev.hexplain.ingest.capture;

import dev.hexplain.tree.TreeStorage;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Optional;

/**
 * The totals of a capture: packets, flows, bytes. Times are nanoseconds since 1970; {@link Long#MIN_VALUE} where no
 * packet has one.
 *
 * @param kind of the file
 * @param sourceLength bytes of the file
 * @param capturedBytes of all packets
 * @param originalBytes of all packets, as they were on the wire
 * @param issues all there are, more than are kept perhaps
 * @param complete whether the file was read to its end, not to a limit
 */
public record CaptureSummary(
        CaptureFile.Kind kind,
        long sourceLength,
        long capturedBytes,
        long originalBytes,
        long firstTime,
        long lastTime,
        long issues,
        boolean complete) {
    /** Changes with the layout of any table. */
    private static final long VERSION = 0x48_58_43_41_50_00_0002L;

    private static final String NAME = "capture";
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    /** Written last: an index without it was not finished. */
    void write(TreeStorage storage) {
        ByteBuffer numbers = ByteBuffer.allocate(9 * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        numbers.putLong(VERSION).putLong(kind.ordinal()).putLong(sourceLength);
        numbers.putLong(capturedBytes).putLong(originalBytes).putLong(firstTime).putLong(lastTime);
        numbers.putLong(issues).putLong(complete ? 1 : 0);
        TreeStorage.Blob blob = storage.blob(NAME);
        blob.append(numbers.array());
        blob.seal();
    }

    /** That of an index of this version and of a file of this length; otherwise nothing. */
    static Optional<CaptureSummary> read(TreeStorage storage, long length) {
        MemorySegment numbers = storage.blob(NAME).whole();
        if (numbers.byteSize() != 9 * Long.BYTES || at(numbers, 0) != VERSION || at(numbers, 2) != length) {
            return Optional.empty();
        }
        return Optional.of(new CaptureSummary(
                CaptureFile.Kind.values()[(int) at(numbers, 1)],
                length,
                at(numbers, 3),
                at(numbers, 4),
                at(numbers, 5),
                at(numbers, 6),
                at(numbers, 7),
                at(numbers, 8) == 1));
    }

    private static long at(MemorySegment numbers, int index) {
        return numbers.get(LONG, (long) index * Long.BYTES);
    }
}
