package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.FrameStack;

/** The kind of an open production, in the lowest bits of a frame's state word. */
final class CborRule {
    static final int ROOT = 0;
    static final int MAP = 1;
    static final int ARRAY = 2;
    /** A string of indefinite length; its major type is in the bits above. */
    static final int CHUNKS = 3;

    static final int CHUNKS_SHIFT = 4;
    /** A key and its value, or an array that is not a list: each is a row. */
    static final int PAIR = 4;

    static final int TAG = 5;
    /** A stringref namespace; {@code left} identifies the strings defined before it. */
    static final int NAMESPACE = 6;
    /** A tag around an exponent and a mantissa. */
    static final int FRACTION = 7;
    /** The content of one of the three rules before has begun. */
    static final int BEGUN = 8;
    /** An array of two or more whose first item names the type of the second; its shape as a list is kept. */
    static final int TYPED = 9;
    /** Above the rule of a map or an array is the number of fields read. */
    static final int MASK = (1 << FrameStack.RULE_BITS) - 1;

    /** {@code left} of a container that ends with a break. */
    static final long INDEFINITE = -1;

    private CborRule() {}
}
