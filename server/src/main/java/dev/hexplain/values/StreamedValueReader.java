package dev.hexplain.values;

/** Tells the parts of a value from their bytes, without their fields. */
public interface StreamedValueReader {
    /** All of them: {@link Paged#tell(ValueSink)}. */
    boolean tellAll(ValueSink sink);

    /**
     * Parts of a long value, as many as can be read, each followed by {@link ValueSink#endPart}: what comes behind the
     * last of these is void.
     *
     * @param offset where the first begins
     * @param limit how many at most
     */
    default Run tellSome(long offset, int limit, ValueSink sink) {
        return Run.NONE;
    }

    /**
     * Parts that were read.
     *
     * @param parts how many
     * @param end the offset behind the last
     */
    record Run(int parts, long end) {
        public static final Run NONE = new Run(0, 0);
    }
}
