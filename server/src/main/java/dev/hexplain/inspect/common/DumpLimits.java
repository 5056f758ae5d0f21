package dev.hexplain.inspect.common;

import dev.hexplain.decode.DecodeOptions;
import dev.hexplain.decode.IndexBound;
import dev.hexplain.decode.Limits;
import java.time.Duration;

/** Limits on decoding one dump, as the operator sets them: {@link Limits} for packages that may not import those. */
public record DumpLimits(int rows, int depth, Duration time, long derivedBytes, int indexPerByte) {
    public static final DumpLimits DEFAULT = of(Limits.DEFAULT);

    private static DumpLimits of(Limits limits) {
        return new DumpLimits(
                limits.rows(),
                limits.depth(),
                limits.time(),
                limits.derivedBytes(),
                limits.index().perByte());
    }

    /** How to decode from an offset, in a byte order that may be left open, within these bounds. */
    public DecodeOptions from(long offset, String order) {
        IndexBound index = new IndexBound(IndexBound.DEFAULT.free(), indexPerByte);
        Limits limits = new Limits(rows, depth, Limits.DEFAULT.classes(), time, derivedBytes, index);
        return new DecodeOptions(offset, limits, DecodeChoices.order(order));
    }
}
