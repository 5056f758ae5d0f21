package dev.hexplain.decoders.fory;

/** What one byte says of all elements of a collection, or of all keys or values of a chunk ("Collection Serialization"). */
final class ForyElementFlags {
    /** Each has a reference flag. */
    static final int TRACKING = 1;

    static final int HAS_NULL = 2;
    /** All are of the class that the field declares. */
    static final int DECLARED = 4;
    /** All are of one class. */
    static final int SAME = 8;

    /** In a map's byte, the bits of values stand so far above those of keys. */
    static final int VALUE_BITS = 3;

    private ForyElementFlags() {}
}
