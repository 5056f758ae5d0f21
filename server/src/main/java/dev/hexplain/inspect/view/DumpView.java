package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A dump.
 *
 * @param space who it is there for: {@code public} for all
 * @param createdAt as ISO 8601
 * @param format the one it was last decoded with
 * @param summary what it says, in brief, in the last format that gave it a meaning
 */
public record DumpView(
        String id,
        String name,
        long size,
        String sha256,
        String space,
        String createdAt,
        @Nullable String format,
        @Nullable String summary) {}
