package dev.hexplain.bytes;

/**
 * Thrown when a read goes past the end of a source: where it started, how many bytes it needed, how many there were.
 */
public final class EndOfSource extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final long offset;
    private final long wanted;
    private final long available;

    public EndOfSource(String source, long offset, long wanted, long available) {
        super(
                "%s ends at offset 0x%X: expected %d more bytes at 0x%X, found %d"
                        .formatted(source, offset + available, wanted, offset, available),
                null,
                false,
                false);
        this.offset = offset;
        this.wanted = wanted;
        this.available = available;
    }

    public long offset() {
        return offset;
    }

    public long wanted() {
        return wanted;
    }

    public long available() {
        return available;
    }
}
