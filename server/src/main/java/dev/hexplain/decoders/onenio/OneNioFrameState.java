package dev.hexplain.decoders.onenio;

/** A frame's state word: a rule (8 bits), the current field of an object (24), and its class by number (32). */
final class OneNioFrameState {
    private static final int RULE_BITS = 8;
    private static final int CLASS_BITS = 32;

    private OneNioFrameState() {}

    static long of(OneNioRule rule, int classIndex) {
        return rule.number() | (long) classIndex << CLASS_BITS;
    }

    static OneNioRule rule(long word) {
        return OneNioRule.of((int) word & (1 << RULE_BITS) - 1);
    }

    static int step(long word) {
        return (int) (word >>> RULE_BITS) & (1 << (CLASS_BITS - RULE_BITS)) - 1;
    }

    static int classIndex(long word) {
        return (int) (word >>> CLASS_BITS);
    }

    /** The same word with another field. */
    static long at(long word, int step) {
        return of(rule(word), classIndex(word)) | (long) step << RULE_BITS;
    }
}
