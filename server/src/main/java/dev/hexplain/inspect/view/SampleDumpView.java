package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A sample dump that comes with Hexplain.
 *
 * @param format what to decode it as, where its bytes do not tell
 */
public record SampleDumpView(
        String id,
        String title,
        String doc,
        String category,
        long size,
        boolean featured,
        @Nullable String format) {}
