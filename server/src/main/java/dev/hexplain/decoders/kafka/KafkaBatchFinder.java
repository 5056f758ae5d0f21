package dev.hexplain.decoders.kafka;

import dev.hexplain.bytes.Window;
import java.util.function.LongConsumer;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

/** Finds the starts of record batches and of legacy messages by their headers. */
final class KafkaBatchFinder {
    static final int HEAD = 61;
    /** Bytes before those that the length counts. */
    static final int COUNTED_FROM = 12;

    static final int MAGIC_AT = 16;
    static final int CHECKED_FROM = 21;
    static final int LEGACY_CHECKED_FROM = 16;
    private static final int MAGIC = 2;
    private static final int ATTRIBUTES_AT = 21;
    private static final int SMALLEST_LEGACY = 14;
    private static final int MOST = 1 << 28;
    private static final int PIECE = 1 << 16;
    private static final int FIRST_BYTES = 1 << 19;

    private final Window bytes;
    /** Receives the number of bytes that were searched or checksummed. */
    private final LongConsumer searched;

    /** The remaining bytes of legacy messages that may be checksummed: little more than each message once. */
    private long checkable;

    KafkaBatchFinder(Window bytes, LongConsumer searched) {
        this(bytes, searched, 4 * bytes.end() + PIECE);
    }

    private KafkaBatchFinder(Window bytes, LongConsumer searched, long checkable) {
        this.bytes = bytes;
        this.searched = searched;
        this.checkable = checkable;
    }

    /** A finder for detection, which computes no checksum over more bytes than detection looks at. */
    static KafkaBatchFinder atBeginning(Window bytes) {
        return new KafkaBatchFinder(bytes, looked -> {}, FIRST_BYTES);
    }

    /** The offset of the next batch or legacy message at or after an offset; the end where there is none. */
    long next(long from, long end) {
        for (long at = from; at + COUNTED_FROM + SMALLEST_LEGACY <= end; at++) {
            if (at % PIECE == 0) {
                searched.accept(PIECE);
            }
            int magic = bytes.u1(at + MAGIC_AT);
            if (magic <= MAGIC && (isBatch(at, end) || isLegacy(at, end))) {
                return at;
            }
        }
        return end;
    }

    /** Whether there is the header of a version 2 batch at an offset; the batch may be cut at the end. */
    boolean isBatch(long at, long end) {
        if (at + HEAD > end || bytes.u1(at + MAGIC_AT) != MAGIC) {
            return false;
        }
        int length = bytes.s4(at + 8);
        int attributes = bytes.u2(at + ATTRIBUTES_AT);
        int count = bytes.s4(at + HEAD - 4);
        return bytes.s8(at) >= 0
                && length >= HEAD - COUNTED_FROM
                && length <= MOST
                && attributes < 0x80
                && KafkaCompression.isKnown(attributes)
                && bytes.s4(at + 23) >= -1
                && count >= 0
                && count <= length
                && bytes.u2(at + 51) < 0x8000 == bytes.s8(at + 43) >= 0;
    }

    /** Whether there is a complete legacy message at an offset, with the right checksum. */
    boolean isLegacy(long at, long end) {
        if (at + COUNTED_FROM + SMALLEST_LEGACY > end || bytes.u1(at + MAGIC_AT) >= MAGIC) {
            return false;
        }
        int size = bytes.s4(at + 8);
        int attributes = bytes.u1(at + MAGIC_AT + 1);
        boolean possible = bytes.s8(at) >= 0
                && size >= SMALLEST_LEGACY
                && size <= end - at - COUNTED_FROM
                && attributes < 0x10
                && KafkaCompression.isKnown(attributes)
                && size <= checkable;
        if (!possible) {
            return false;
        }
        checkable -= size;
        return legacyChecksum(at, at + COUNTED_FROM + size) == bytes.u4(at + COUNTED_FROM);
    }

    /** Whether the batch or message at an offset is complete, and its checksum right. */
    boolean isSound(long at, long end) {
        long behind = at + COUNTED_FROM + bytes.u4(at + 8);
        boolean legacy = bytes.u1(at + MAGIC_AT) < MAGIC;
        return legacy
                || (behind <= end && behind - at <= checkable && checksum(at, behind) == bytes.u4(at + MAGIC_AT + 1));
    }

    long checksum(long at, long end) {
        return update(new CRC32C(), at + CHECKED_FROM, end);
    }

    private long legacyChecksum(long at, long end) {
        return update(new CRC32(), at + LEGACY_CHECKED_FROM, end);
    }

    private long update(Checksum sum, long from, long end) {
        for (long at = from; at < end; at += PIECE) {
            int length = (int) Math.min(PIECE, end - at);
            searched.accept(length);
            sum.update(bytes.copy(at, length), 0, length);
        }
        return sum.getValue();
    }
}
