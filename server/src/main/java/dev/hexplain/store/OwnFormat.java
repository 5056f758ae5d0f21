package dev.hexplain.store;

import java.time.Instant;

/**
 * A version of a user's own format.
 *
 * @param key of the format
 * @param version from 1
 * @param size bytes of its text
 */
public record OwnFormat(FormatKey key, int version, int size, Instant savedAt) {
    /** The id of the format. */
    public String id() {
        return key.id();
    }
}
