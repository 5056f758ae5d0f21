package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Words;

/**
 * The first short names of a text, numbered. Members mostly come in the same order again: a name that is expected is found
 * by comparing three words, without a search for its end.
 */
final class JsonKnownNames {
    static final JsonKnownNames NONE = new JsonKnownNames();

    /** A bit of a word for each. */
    private static final int MOST = Long.SIZE;

    /** A name and what follows it are in so many words: a quotation mark and a colon. */
    private static final int WORDS = 3;

    private static final int MAX_LENGTH = WORDS * Long.BYTES - 2;

    private static final int PLACES = 4 * MOST;

    /**
     * Of each name so many numbers: its words, each with its mask, as the bytes behind the colon are left out; then its
     * length, and where the names are that came after it last, and in the upper half before that.
     */
    private static final int STRIDE = 8;

    private static final int LENGTH = 2 * WORDS;
    private static final int NEXT = LENGTH + 1;

    private final long[] names = new long[MOST * STRIDE];
    /** A hash table: one more than the number of a name, or 0. */
    private final byte[] places = new byte[PLACES];

    private int size;
    /** Where the name before is in the table. */
    private int before;

    JsonKnownNames() {
        names[0] = -1; // equals nothing, as its mask is 0
    }

    /** The number of the name after a quotation mark, if it is an expected one, and a colon follows it; or -1. */
    int expected(byte[] bytes, int quotationMark) {
        int at = quotationMark + 1;
        if (at + WORDS * Long.BYTES > bytes.length) {
            return -1;
        }
        long first = Words.s8(bytes, at);
        long second = Words.s8(bytes, at + Long.BYTES);
        long third = Words.s8(bytes, at + 2 * Long.BYTES);
        int next = (int) names[before + NEXT];
        if (isAt(next, first, second, third)) {
            return next / STRIDE;
        }
        int other = (int) (names[before + NEXT] >>> Integer.SIZE);
        return isAt(other, first, second, third) ? other / STRIDE : -1;
    }

    private boolean isAt(int place, long first, long second, long third) {
        return (first & names[place + 1]) == names[place]
                && (second & names[place + 3]) == names[place + 2]
                && (third & names[place + 5]) == names[place + 4];
    }

    int length(int name) {
        return (int) names[name * STRIDE + LENGTH];
    }

    /** Goes on behind a name. */
    void passed(int name) {
        before = name * STRIDE;
    }

    private void expectNext(int name) {
        names[before + NEXT] = names[before + NEXT] << Integer.SIZE | (long) name * STRIDE;
    }

    /** The number of a name, which has one from now on; -1 for one that has none: it is not short, or came too late. */
    int find(byte[] bytes, int at, int length) {
        if (length > MAX_LENGTH || Words.quotedTextEnd(bytes, at, at + length) < at + length) {
            return -1;
        }
        long first = word(bytes, at, length);
        long second = word(bytes, at + Long.BYTES, length - Long.BYTES);
        long third = word(bytes, at + 2 * Long.BYTES, length - 2 * Long.BYTES);
        int place = place(first, second, third);
        while (places[place] != 0) {
            int name = places[place] - 1;
            int known = name * STRIDE;
            if (names[known] == first && names[known + 2] == second && names[known + 4] == third) {
                expectNext(name);
                return name;
            }
            place = place + 1 & PLACES - 1;
        }
        return size < MOST ? add(place, length, first, second, third) : -1;
    }

    private int add(int place, int length, long... words) {
        int name = size++;
        int at = name * STRIDE;
        for (int i = 0; i < WORDS; i++) {
            names[at + 2 * i] = words[i];
            names[at + 2 * i + 1] = mask(length + 2 - i * Long.BYTES);
        }
        names[at + LENGTH] = length;
        places[place] = (byte) size;
        expectNext(name);
        return name;
    }

    /** A word that so many bytes of a name reach into, and what follows these. */
    private static long word(byte[] bytes, int at, int length) {
        return (length <= 0 ? 0 : Words.s8(bytes, at) & mask(length)) | after(length);
    }

    private static long mask(int length) {
        return length <= 0 ? 0 : length >= Long.BYTES ? -1 : Words.firstBytes(-1, length);
    }

    /** The quotation mark and the colon behind a name, as far as they are in a word that so many of its bytes reach into. */
    private static long after(int length) {
        return byteAt('"', length) | byteAt(':', length + 1);
    }

    private static long byteAt(long value, int index) {
        return index < 0 || index >= Long.BYTES ? 0 : value << (index * Byte.SIZE);
    }

    private static int place(long first, long second, long third) {
        long mixed = ((first * 31 + second) * 31 + third) * 0x9E37_79B9_7F4A_7C15L;
        return (int) (mixed >>> (Long.SIZE - Integer.numberOfTrailingZeros(PLACES)));
    }
}
