package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Window;
import java.util.Arrays;

/** Finds duplicate names in the open objects, up to a limit. */
final class JsonMemberNames {
    private static final int MOST = 1 << 20;
    /** The number of names compared in one object. */
    private static final int MOST_COMPARED = 1 << 10;

    private final Window bytes;
    private long[] offsets = new long[1 << 6];
    /** The length and hash of each name; 0 where an object begins. */
    private long[] keys = new long[1 << 6];

    private int size;
    /** The number of objects opened when there was no room. */
    private int unseen;

    JsonMemberNames(Window bytes) {
        this.bytes = bytes;
    }

    void openObject() {
        if (size >= MOST || unseen > 0) {
            unseen++;
        } else {
            push(0, 0);
        }
    }

    void closeObject() {
        if (unseen > 0) {
            unseen--;
            return;
        }
        while (size > 0 && keys[--size] != 0) {}
    }

    /** Adds the name of a member; whether the object has it already. */
    boolean add(long at, long length) {
        if (unseen > 0 || size >= MOST || length > MOST_COMPARED) {
            return false;
        }
        long key = (length + 1) << Integer.SIZE | (hash(at, (int) length) & 0xFFFF_FFFFL);
        for (int i = size - 1; i >= 0 && keys[i] != 0 && i > size - MOST_COMPARED; i--) {
            if (keys[i] == key && Arrays.equals(bytes.copy(offsets[i], (int) length), bytes.copy(at, (int) length))) {
                return true;
            }
        }
        push(at, key);
        return false;
    }

    /** Equal names have equal hashes: mixed from their first and last bytes. */
    private int hash(long at, int length) {
        int most = Math.min(length, Long.BYTES);
        long mixed = bytes.word(at, most) * 31 + bytes.word(at + length - most, most);
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
