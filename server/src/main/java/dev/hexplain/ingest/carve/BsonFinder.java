package dev.hexplain.ingest.carve;

import dev.hexplain.bytes.Range;
import dev.hexplain.ingest.SourceReader;
import java.util.Optional;

/** Finds BSON documents (bsonspec.org): a length, elements that fill it to the byte, a zero. */
final class BsonFinder implements Finder {
    private static final int LEAST = 8;
    private static final int LONGEST_NAME = 128;
    private static final int MOST_ELEMENTS = 4096;
    private static final int SURE = 90;
    private static final int SMALL = 60;

    /** Types of elements but the deprecated ones. */
    private static final int[] TYPES = {1, 2, 3, 4, 5, 7, 8, 9, 0x0A, 0x0B, 0x0D, 0x10, 0x11, 0x12, 0x13};

    static int[] pairs() {
        return TYPES;
    }

    @Override
    public Optional<CarvedCandidate> at(SourceReader bytes, long offset, CarveBudget effort) {
        if (offset < 0 || !bytes.has(offset, LEAST)) {
            return Optional.empty();
        }
        long length = bytes.u4le(offset);
        long end = offset + length;
        if (length < LEAST || !bytes.has(offset, length) || bytes.u1(end - 1) != 0 || !effort.spend(LEAST)) {
            return Optional.empty();
        }
        int elements = 0;
        long at = offset + 4;
        while (at > 0 && at < end - 1 && elements < MOST_ELEMENTS) {
            at = element(bytes, at, end - 1, effort);
            elements++;
        }
        boolean filled = at == end - 1 || elements == MOST_ELEMENTS && at > 0;
        int confidence = elements > 1 || length > 16 ? SURE : SMALL;
        return filled
                ? Optional.of(CarvedCandidate.of(
                        CarvedKind.BSON,
                        new Range(offset, length),
                        true,
                        confidence,
                        "a length, and %s that %s it"
                                .formatted(
                                        elements == 1 ? "an element" : elements + " elements",
                                        elements == 1 ? "fills" : "fill")))
                : Optional.empty();
    }

    /** The offset behind an element; -1 where none stands there. */
    private static long element(SourceReader bytes, long start, long end, CarveBudget effort) {
        int type = bytes.u1(start);
        long value = start + 1;
        while (value < Math.min(end, start + LONGEST_NAME) && isNameByte(bytes.u1(value))) {
            value++;
        }
        boolean named = value > start + 1 && value < end && bytes.u1(value) == 0;
        if (!named || !effort.spend(value - start)) {
            return -1;
        }
        long behind = behind(bytes, type, value + 1, end);
        return behind > end ? -1 : behind;
    }

    private static boolean isNameByte(int octet) {
        return octet >= ' ' && octet != 0x7F;
    }

    private static long behind(SourceReader bytes, int type, long at, long end) {
        return switch (type) {
            case 0x01, 0x09, 0x11, 0x12 -> at + 8;
            case 0x02, 0x0D -> sized(bytes, at, end, 4, true);
            case 0x03, 0x04 -> sized(bytes, at, end, 0, true);
            case 0x05 -> sized(bytes, at, end, 5, false);
            case 0x07 -> at + 12;
            case 0x08 -> at < end && bytes.u1(at) <= 1 ? at + 1 : -1;
            case 0x0A -> at;
            case 0x0B -> text(bytes, text(bytes, at, end), end);
            case 0x10 -> at + 4;
            case 0x13 -> at + 16;
            default -> -1;
        };
    }

    /** The offset behind a value with a length of four bytes before it, which may count itself, and a trailing zero. */
    private static long sized(SourceReader bytes, long at, long end, int uncounted, boolean terminated) {
        if (at + 4 > end) {
            return -1;
        }
        long behind = at + bytes.u4le(at) + uncounted;
        boolean sound = behind > at + 4 && behind <= end && (!terminated || bytes.u1(behind - 1) == 0);
        return sound ? behind : -1;
    }

    private static long text(SourceReader bytes, long at, long end) {
        long zero = at < 0 ? -1 : bytes.indexOf(0, at, Math.min(end, at + LONGEST_NAME));
        return zero < 0 ? -1 : zero + 1;
    }
}
