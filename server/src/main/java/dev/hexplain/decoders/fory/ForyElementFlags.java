package dev.hexplain.decoders.fory;

/**
 * Flags for all elements of a collection, or for all keys or values of a chunk, in one byte ("Collection
 * Serialization").
 */
final class ForyElementFlags {
    /** Each element has a reference flag. */
    static final int TRACKING = 1;

    static final int HAS_NULL = 2;
    /** All elements are of the field's declared class. */
    static final int DECLARED = 4;
    /** All elements are of one class. */
    static final int SAME = 8;

    /** In a map's flags, the bits of values are so far above those of keys. */
    static final int VALUE_BITS = 3;

    private ForyElementFlags() {}
}
