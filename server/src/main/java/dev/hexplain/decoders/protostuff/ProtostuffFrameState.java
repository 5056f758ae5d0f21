package dev.hexplain.decoders.protostuff;

import dev.hexplain.decoders.protostuff.ProtostuffType.Place;
import dev.hexplain.decoders.protostuff.ProtostuffType.StuffClass;
import org.jspecify.annotations.Nullable;

/** A frame's state word: a rule, a place or class by its number, and the group's field number; 0 for none. */
final class ProtostuffFrameState {
    /** The rule of a frame. */
    enum Rule {
        OBJECT,
        RUN,
        ARRAY,
        MAP,
        ENTRY,
        /** A dynamically typed value, before its kind is known. */
        DYNAMIC,
        DYNAMIC_ARRAY,
        DYNAMIC_COLLECTION,
        DYNAMIC_MAP,
        DYNAMIC_ENTRY,
        ENUM;

        private static final Rule[] ALL = values();
    }

    private static final int ID_SHIFT = 4;
    private static final int GROUP_SHIFT = 28;
    private static final long ID_MASK = (1L << (GROUP_SHIFT - ID_SHIFT)) - 1;

    private ProtostuffFrameState() {}

    static long of(Rule rule, int id, int group) {
        return rule.ordinal() | (long) id << ID_SHIFT | (long) group << GROUP_SHIFT;
    }

    static Rule rule(long word) {
        return Rule.ALL[(int) word & (1 << ID_SHIFT) - 1];
    }

    static int id(long word) {
        return (int) (word >>> ID_SHIFT & ID_MASK);
    }

    static int group(long word) {
        return (int) (word >>> GROUP_SHIFT);
    }

    static int number(@Nullable Place place) {
        return place == null ? 0 : place.index() + 1;
    }

    static int number(@Nullable StuffClass type) {
        return type == null ? 0 : type.index + 1;
    }
}
