package dev.hexplain.store;

import java.time.Instant;

/**
 * A schema that a user uploaded.
 *
 * @param id follows from space, format, root and content
 * @param space that it is in
 * @param format id of the format it is for
 * @param root type of the outermost value; empty for the first the schema declares
 * @param name its display name
 * @param size in bytes
 */
public record OwnSchema(
        String id, String space, String format, String root, String name, int size, Instant createdAt) {}
