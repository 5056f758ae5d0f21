package dev.hexplain.inspect.view;

/**
 * A schema that a user uploaded.
 *
 * @param space that it is in
 * @param formatId the format together with the schema
 * @param root type of the outermost value; empty for the first the schema declares
 * @param createdAt as ISO 8601
 */
public record SchemaView(
        String id,
        String space,
        String formatId,
        String format,
        String root,
        String name,
        int size,
        String createdAt) {}
