package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A codec, as lists show it.
 *
 * @param family the group it is listed in
 * @param library with the version
 * @param schema the ending of the names of files with schemas that it can write by; null for none
 */
public record CodecView(
        String id,
        String title,
        String family,
        String library,
        String doc,
        @Nullable String schema) {}
