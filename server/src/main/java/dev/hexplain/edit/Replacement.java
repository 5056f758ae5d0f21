package dev.hexplain.edit;

import java.util.HexFormat;

/**
 * Bytes that take the place of others. The array is given away by the caller.
 *
 * @param offset first byte that is replaced, in the source as it was
 * @param removed how many bytes are replaced; 0 inserts
 */
public record Replacement(long offset, long removed, byte[] inserted) {
    public long end() {
        return offset + removed;
    }

    @Override
    public String toString() {
        return "%d+%d: %s".formatted(offset, removed, HexFormat.of().formatHex(inserted));
    }

    /** Bytes that it makes the source longer by. */
    long growth() {
        return inserted.length - removed;
    }
}
