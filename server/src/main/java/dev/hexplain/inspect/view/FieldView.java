package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * One field, as a row of the tree shows it.
 *
 * @param syntax whether it says nothing beyond what its parent says: a token, a class described before, a part without
 *     bytes
 */
public record FieldView(
        String id,
        @Nullable String parent,
        long index,
        String name,
        long offset,
        long length,
        String type,
        String role,
        @Nullable String endianness,
        @Nullable ValueView value,
        long childCount,
        boolean computed,
        @Nullable Boolean syntax,
        @Nullable HandleView defines,
        @Nullable HandleView refersTo,
        @Nullable Integer issueCount,
        int source,
        String placement,
        @Nullable Bits bits) {

    /**
     * Where a bit field is in its bytes.
     *
     * @param first its first bit in the first byte, 0 to 7: from the most significant, or the least where the field is
     *     little-endian
     */
    public record Bits(int first, int width) {}
}
