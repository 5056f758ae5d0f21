package dev.hexplain.decoders.cbor;

import dev.hexplain.decode.documents.FrameStack;

/** What is open, as the lowest bits of a frame's word. */
final class CborRule {
    static final int ROOT = 0;
    static final int MAP = 1;
    static final int ARRAY = 2;
    /** A string of indefinite length; its major type stands above. */
    static final int CHUNKS = 3;

    static final int CHUNKS_SHIFT = 4;
    /** A key and its value, or an array that is no list: each is a row. */
    static final int PAIR = 4;

    static final int TAG = 5;
    /** A tag around strings that may be referred to; what is left says which ones were before. */
    static final int NAMESPACE = 6;
    /** A tag around an exponent and a mantissa. */
    static final int FRACTION = 7;
    /** The content of one of the three before has begun. */
    static final int BEGUN = 8;
    /** An array of two or more, of which the first names the type of the second; its shape as a list is kept. */
    static final int TYPED = 9;
    /** Above the rule of a map or an array is how many of its fields were read. */
    static final int MASK = (1 << FrameStack.RULE_BITS) - 1;

    /** What is left of a container that a break ends. */
    static final long INDEFINITE = -1;

    private CborRule() {}
}
