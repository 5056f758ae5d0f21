package dev.hexplain.ksy.run;

import dev.hexplain.ksy.eval.EnumValue;
import dev.hexplain.ksy.model.EnumSpec;
import org.jspecify.annotations.Nullable;

/** The integers among an object's first 64 values, and the values that are not there, without boxes. */
final class NumberSlots {
    private final long[] numbers;
    private final @Nullable EnumSpec[] enumerations;

    /** The slots that have an integer, and those whose field is not there, a bit for each. */
    private long set;

    private long absent;

    /** Whether some slot may have another value. */
    private boolean others = true;

    NumberSlots(int slots) {
        numbers = new long[slots];
        enumerations = new EnumSpec[slots];
    }

    /** Empties all slots; returns whether other values may have to be removed, too. */
    boolean clear() {
        boolean before = others;
        set = 0;
        absent = 0;
        others = false;
        return before;
    }

    /** Whether a slot's value is here. */
    boolean has(int slot) {
        return slot < Long.SIZE && ((set | absent) >>> slot & 1) != 0;
    }

    /** The integer in a slot that has a value here: 0 for an absent one, as everywhere in the language. */
    long get(int slot) {
        return numbers[slot];
    }

    @Nullable Object value(int slot) {
        if ((absent >>> slot & 1) != 0) {
            return null;
        }
        EnumSpec enumeration = enumerations[slot];
        return enumeration == null ? (Object) numbers[slot] : new EnumValue(enumeration, numbers[slot]);
    }

    /** Sets an integer; returns whether there is a slot for it here. */
    @SuppressWarnings("ReferenceEquality") // compared by identity: a store costs more
    boolean set(int slot, long number, @Nullable EnumSpec enumeration) {
        if (slot >= Long.SIZE) {
            return false;
        }
        numbers[slot] = number;
        if (enumerations[slot] != enumeration) {
            enumerations[slot] = enumeration;
        }
        set |= 1L << slot;
        return true;
    }

    /** Sets a field that is not there; returns whether there is a slot for it here. */
    boolean setAbsent(int slot) {
        if (slot >= Long.SIZE) {
            return false;
        }
        numbers[slot] = 0;
        absent |= 1L << slot;
        return true;
    }

    /** Called where a slot is given a value elsewhere. */
    void replaced(int slot) {
        others = true;
        long bit = slot < Long.SIZE ? 1L << slot : 0;
        set &= ~bit;
        absent &= ~bit;
    }
}
