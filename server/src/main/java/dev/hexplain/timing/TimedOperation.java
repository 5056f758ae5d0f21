package dev.hexplain.timing;

/** An operation of a codec that is measured; its name is that of the benchmark's method. */
public enum TimedOperation {
    ENCODE,
    DECODE;

    /** The name of its method in {@link CodecTiming}. */
    public String method() {
        return switch (this) {
            case ENCODE -> "encode";
            case DECODE -> "decode";
        };
    }

    static TimedOperation of(String benchmark) {
        return benchmark.endsWith(ENCODE.method()) ? ENCODE : DECODE;
    }
}
