package dev.hexplain.inspect.view;

/**
 * A note about bytes.
 *
 * @param layers the layers that were removed from the dump before the offset counts, {@code raw} where there are none
 * @param format id of the format that the dump was read in
 * @param source number of the source that the offset counts in
 * @param path of the field or value that was selected; empty where a range was
 * @param text in Markdown; empty for a bookmark
 * @param createdAt as ISO 8601
 * @param changedAt as ISO 8601
 */
public record NoteView(
        String id,
        String layers,
        String format,
        int source,
        long offset,
        long length,
        String path,
        String colour,
        String text,
        String createdAt,
        String changedAt) {}
