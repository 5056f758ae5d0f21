package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A derived source of a tree: bytes made while the dump was decoded.
 *
 * @param number from 1 up; 0 is what the tree's own offsets address
 * @param size its bytes
 * @param layer what was done: {@code zlib}
 * @param from number of the source it was made from
 * @param offset first byte taken of that source
 * @param length bytes taken of it
 * @param field id of the field it was made for
 * @param root id of the field that spans it
 */
public record SourceView(
        int number,
        long size,
        String layer,
        int from,
        long offset,
        long length,
        @Nullable String field,
        @Nullable String root) {}
