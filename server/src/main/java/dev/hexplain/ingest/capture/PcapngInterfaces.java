package dev.hexplain.ingest.capture;

import dev.hexplain.bytes.Range;
import java.util.Arrays;

/** The interfaces of the current section, by their number in it. */
final class PcapngInterfaces {
    private static final long NANOS = 1_000_000_000;
    private static final int BINARY = 0x80;
    private static final int MOST_BINARY_DIGITS = 63;
    private static final int MOST_DIGITS = 18;

    private final CaptureLog log;
    private int section = -1;
    /** Those of the sections before. */
    private int before;
    /** Those that are kept of all sections. */
    private int kept;
    /** Those that this section describes, kept or not. */
    private long count;

    private int[] linkTypes = new int[1];
    private long[] snaplens = new long[1];
    private int[] resolutions = new int[1];
    private long[] offsets = new long[1];

    PcapngInterfaces(CaptureLog log) {
        this.log = log;
    }

    void startSection() {
        section++;
        before = kept;
        count = 0;
    }

    /** Adds one; the options of its block were just read. */
    void add(int linkType, long snaplen, PcapngOptions options, long block, long length) {
        count++;
        if (kept == CaptureLimits.INTERFACES) {
            log.fault(CaptureIssueKind.TOO_MANY, block, CaptureLimits.INTERFACES, 1);
            return;
        }
        int number = kept - before;
        if (number == linkTypes.length) {
            linkTypes = Arrays.copyOf(linkTypes, number * 2);
            snaplens = Arrays.copyOf(snaplens, number * 2);
            resolutions = Arrays.copyOf(resolutions, number * 2);
            offsets = Arrays.copyOf(offsets, number * 2);
        }
        linkTypes[number] = linkType;
        snaplens[number] = snaplen;
        resolutions[number] = resolution(options);
        offsets[number] = options.timeOffset();
        CaptureInterface found = new CaptureInterface(
                kept,
                Math.max(0, section),
                linkType,
                snaplen,
                options.name(),
                options.description(),
                unitsPerSecond(resolutions[number]),
                new Range(block, length));
        log.addInterface(kept++, found);
    }

    private int resolution(PcapngOptions options) {
        int digits = options.timeResolution() & ~BINARY;
        boolean binary = (options.timeResolution() & BINARY) != 0;
        int most = binary ? MOST_BINARY_DIGITS : MOST_DIGITS;
        if (digits > most) {
            log.fault(CaptureIssueKind.TIME_RESOLUTION, options.timeResolutionAt(), most, digits);
            return binary ? BINARY | most : most;
        }
        return options.timeResolution();
    }

    private static long unitsPerSecond(int resolution) {
        int digits = resolution & ~BINARY;
        return (resolution & BINARY) != 0 ? 1L << Math.min(digits, Long.SIZE - 2) : power(digits);
    }

    private static long power(int digits) {
        long power = 1;
        for (int i = 0; i < digits; i++) {
            power *= 10;
        }
        return power;
    }

    private boolean known(long number) {
        return number < kept - before;
    }

    long count() {
        return count;
    }

    /** Among those of all sections; -1 where it is not known. */
    int number(long number) {
        return known(number) ? before + (int) number : -1;
    }

    /** -1 where it is not known. */
    int linkType(long number) {
        return known(number) ? linkTypes[(int) number] : -1;
    }

    long snaplen(long number) {
        return known(number) ? snaplens[(int) number] : 0;
    }

    /** Nanoseconds since 1970; units of microseconds where the interface is not known. */
    long time(long number, long units) {
        int resolution = known(number) ? resolutions[(int) number] : 6;
        long offset = known(number) ? offsets[(int) number] : 0;
        return nanos(resolution, units) + offset * NANOS;
    }

    private static long nanos(int resolution, long units) {
        int digits = resolution & ~BINARY;
        if ((resolution & BINARY) != 0) {
            long seconds = units >>> digits;
            long fraction = units & (1L << digits) - 1;
            long nanos = digits <= 32
                    ? fraction * NANOS >>> digits
                    : Math.multiplyHigh(fraction << (Long.SIZE - 1 - digits), NANOS * 2);
            return seconds * NANOS + nanos;
        }
        return digits <= 9 ? units * power(9 - digits) : units / power(digits - 9);
    }
}
