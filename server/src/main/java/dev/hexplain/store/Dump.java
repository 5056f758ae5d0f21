package dev.hexplain.store;

import dev.hexplain.bytes.Sha256;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;

/**
 * An uploaded dump.
 *
 * @param id unguessable; whoever knows it may read the dump
 * @param name its display name
 * @param size in bytes
 * @param sha256 of the content, 64 lower-case hex digits
 * @param space who it is there for: see {@link SpaceAccess}
 * @param createdAt when the content first came
 * @param format the format it was last decoded with
 * @param summary what it says, in brief, in the last format that gave it a meaning
 */
public record Dump(
        String id,
        String name,
        long size,
        String sha256,
        String space,
        Instant createdAt,
        Optional<String> format,
        Optional<String> summary) {

    /** A dump that was not decoded yet. */
    public Dump(String id, String name, long size, String sha256, String space, Instant createdAt) {
        this(id, name, size, sha256, space, createdAt, Optional.empty(), Optional.empty());
    }

    /** What tells its content and space from all others. */
    String contentKey() {
        return contentKey(space, sha256);
    }

    /** What tells a content in a space from all others: 64 hex digits. */
    static String contentKey(String space, String sha256) {
        return space.equals(SpaceAccess.PUBLIC)
                ? sha256
                : Sha256.of((space + '\0' + sha256).getBytes(StandardCharsets.UTF_8));
    }
}
