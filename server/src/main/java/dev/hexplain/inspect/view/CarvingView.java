package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A format found inside other bytes (carving).
 *
 * @param offset first byte
 * @param length in bytes; to the end of the bytes around it where its own end is not known
 * @param bounded whether that is its own end
 * @param kind {@code java-serialization}, {@code gzip}, {@code base64}, …
 * @param title of the kind, for display
 * @param layers the path that opens it, all layers that it turns out to have included
 * @param format id of the format of what is inside, where one is likely
 * @param confidence 0 to 100
 * @param reason why, for display
 */
public record CarvingView(
        long offset,
        long length,
        boolean bounded,
        String kind,
        String title,
        String layers,
        @Nullable String format,
        int confidence,
        String reason) {}
