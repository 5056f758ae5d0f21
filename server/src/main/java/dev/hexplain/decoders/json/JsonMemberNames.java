package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Window;
import dev.hexplain.bytes.Words;
import java.util.Arrays;

/** Finds duplicate names in the open objects, up to a limit. */
final class JsonMemberNames {
    private static final int MOST = 1 << 20;
    /** The number of names compared in one object. */
    private static final int MOST_COMPARED = 1 << 10;

    private final Window bytes;
    private final JsonKnownNames known = new JsonKnownNames();
    /** Of each name that is not known; where an object begins, what was {@link #seen} in the one around it. */
    private long[] offsets = new long[1 << 6];
    /** The length and hash of each name; 0 where an object begins. */
    private long[] keys = new long[1 << 6];

    private int size;
    /** A bit for the hash of each name in the innermost object that is not known. */
    private long seen;
    /** A bit for each known name in it. */
    private long seenKnown;
    /** The number of objects opened when there was no room. */
    private int unseen;

    JsonMemberNames(Window bytes) {
        this.bytes = bytes;
    }

    void openObject() {
        if (size >= MOST || unseen > 0) {
            unseen++;
        } else {
            push(seen, 0);
            push(seenKnown, 0);
            seen = 0;
            seenKnown = 0;
        }
    }

    void closeObject() {
        if (unseen > 0) {
            unseen--;
            return;
        }
        while (size > 0 && keys[--size] != 0) {}
        seenKnown = offsets[size];
        seen = offsets[--size];
    }

    JsonKnownNames known() {
        return known;
    }

    /** Adds the name of a member; whether the object has it already. */
    boolean add(long at, long length) {
        if (unseen > 0 || size >= MOST || length > MOST_COMPARED) {
            return false;
        }
        int name = find(at, (int) length);
        if (name >= 0) {
            return addKnown(name);
        }
        long key = (length + 1) << Integer.SIZE | (hash(at, (int) length) & 0xFFFF_FFFFL);
        long bit = 1L << key;
        if ((seen & bit) != 0 && isRepeated(key, at, (int) length)) {
            return true;
        }
        seen |= bit;
        push(at, key);
        return false;
    }

    private int find(long at, int length) {
        int place = bytes.place(at, length); // first: the window may be another one then
        return known.find(bytes.array(), place, length);
    }

    /** The same for a known name. */
    boolean addKnown(int name) {
        known.passed(name);
        if (unseen > 0 || size >= MOST) {
            return false;
        }
        long bit = 1L << name;
        boolean again = (seenKnown & bit) != 0;
        seenKnown |= bit;
        return again;
    }

    private boolean isRepeated(long key, long at, int length) {
        for (int i = size - 1; i >= 0 && keys[i] != 0 && i > size - MOST_COMPARED; i--) {
            if (keys[i] == key && Arrays.equals(bytes.copy(offsets[i], length), bytes.copy(at, length))) {
                return true;
            }
        }
        return false;
    }

    /** Equal names have equal hashes: mixed from their first and last bytes. */
    private int hash(long at, int length) {
        int place = bytes.place(at, length);
        byte[] array = bytes.array();
        long mixed = length < Long.BYTES
                ? Words.firstBytes(Words.s8(array, place), length)
                : Words.s8(array, place) * 31 + Words.s8(array, place + length - Long.BYTES);
        return (int) ((mixed * 0x9E37_79B9_7F4A_7C15L) >>> Integer.SIZE);
    }

    private void push(long at, long key) {
        if (size == keys.length) {
            offsets = Arrays.copyOf(offsets, 2 * size);
            keys = Arrays.copyOf(keys, 2 * size);
        }
        offsets[size] = at;
        keys[size++] = key;
    }
}
