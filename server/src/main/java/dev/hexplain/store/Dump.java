package dev.hexplain.store;

import java.time.Instant;
import java.util.Optional;

/**
 * An uploaded dump.
 *
 * @param id unguessable; whoever knows it may read the dump
 * @param name its display name
 * @param size in bytes
 * @param sha256 of the content, 64 lower-case hex digits
 * @param createdAt when the content first came
 * @param format the format it was last decoded with
 * @param summary what it says, in brief, in the last format that gave it a meaning
 */
public record Dump(
        String id,
        String name,
        long size,
        String sha256,
        Instant createdAt,
        Optional<String> format,
        Optional<String> summary) {

    /** A dump that was not decoded yet. */
    public Dump(String id, String name, long size, String sha256, Instant createdAt) {
        this(id, name, size, sha256, createdAt, Optional.empty(), Optional.empty());
    }
}
