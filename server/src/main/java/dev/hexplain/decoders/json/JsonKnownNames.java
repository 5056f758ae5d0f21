package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Words;

/**
 * The first short names of a text, numbered. Members mostly come in the same order again: a name that is expected is found
 * by comparing two words, without a search for its end.
 */
final class JsonKnownNames {
    static final JsonKnownNames NONE = new JsonKnownNames();

    /** A bit of a word for each. */
    private static final int MOST = Long.SIZE;

    /** Two words hold a name and what follows it: a quotation mark and a colon. */
    private static final int MAX_LENGTH = 2 * Long.BYTES - 2;

    private static final int PLACES = 4 * MOST;

    /**
     * Of each name so many numbers: its two words, each with its mask, as the bytes behind the colon are left out; then
     * its length, and the names that came after it last, and before that.
     */
    private static final int STRIDE = 8;

    private static final int FIRST_WORD = 0;
    private static final int FIRST_MASK = 1;
    private static final int LAST_WORD = 2;
    private static final int LAST_MASK = 3;
    private static final int LENGTH = 4;
    private static final int NEXT = 5;
    private static final int OTHER_NEXT = 6;

    private final long[] names = new long[MOST * STRIDE];
    /** A hash table: one more than the number of a name, or 0. */
    private final byte[] places = new byte[PLACES];

    private int size;
    /** Where the name before is in the table. */
    private int before;

    JsonKnownNames() {
        names[FIRST_WORD] = -1; // equals nothing, as its mask is 0
    }

    /** The number of the name after a quotation mark, if it is an expected one, and a colon follows it; or -1. */
    int expected(byte[] bytes, int quotationMark) {
        int at = quotationMark + 1;
        if (at + 2 * Long.BYTES > bytes.length) {
            return -1;
        }
        long first = Words.s8(bytes, at);
        long last = Words.s8(bytes, at + Long.BYTES);
        int next = (int) names[before + NEXT];
        if (isAt(next, first, last)) {
            return next / STRIDE;
        }
        int other = (int) names[before + OTHER_NEXT];
        return isAt(other, first, last) ? other / STRIDE : -1;
    }

    private boolean isAt(int place, long first, long last) {
        return (first & names[place + FIRST_MASK]) == names[place + FIRST_WORD]
                && (last & names[place + LAST_MASK]) == names[place + LAST_WORD];
    }

    int length(int name) {
        return (int) names[name * STRIDE + LENGTH];
    }

    /** Goes on behind a name. */
    void passed(int name) {
        before = name * STRIDE;
    }

    private void expectNext(int name) {
        names[before + OTHER_NEXT] = names[before + NEXT];
        names[before + NEXT] = (long) name * STRIDE;
    }

    /** The number of a name, which has one from now on; -1 for one that has none: it is not short, or came too late. */
    int find(byte[] bytes, int at, int length) {
        if (length > MAX_LENGTH || Words.quotedTextEnd(bytes, at, at + length) < at + length) {
            return -1;
        }
        long first = word(bytes, at, length) | after(length);
        long last = word(bytes, at + Long.BYTES, length - Long.BYTES) | after(length - Long.BYTES);
        int place = place(first, last);
        while (places[place] != 0) {
            int name = places[place] - 1;
            if (names[name * STRIDE + FIRST_WORD] == first && names[name * STRIDE + LAST_WORD] == last) {
                expectNext(name);
                return name;
            }
            place = place + 1 & PLACES - 1;
        }
        return size < MOST ? add(place, first, last, length) : -1;
    }

    private int add(int place, long first, long last, int length) {
        int name = size++;
        int at = name * STRIDE;
        names[at + FIRST_WORD] = first;
        names[at + FIRST_MASK] = mask(length + 2);
        names[at + LAST_WORD] = last;
        names[at + LAST_MASK] = mask(length + 2 - Long.BYTES);
        names[at + LENGTH] = length;
        places[place] = (byte) size;
        expectNext(name);
        return name;
    }

    private static long word(byte[] bytes, int at, int length) {
        return length <= 0 ? 0 : Words.s8(bytes, at) & mask(length);
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

    private static int place(long first, long last) {
        long mixed = (first * 31 + last) * 0x9E37_79B9_7F4A_7C15L;
        return (int) (mixed >>> (Long.SIZE - Integer.numberOfTrailingZeros(PLACES)));
    }
}
