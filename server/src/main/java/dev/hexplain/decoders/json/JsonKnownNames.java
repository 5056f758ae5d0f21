package dev.hexplain.decoders.json;

import dev.hexplain.bytes.Words;

/**
 * The first short names of a text, numbered. Members mostly come in the same order again: the name that is expected is
 * found by comparing two words, without a search for its end.
 */
final class JsonKnownNames {
    static final JsonKnownNames NONE = new JsonKnownNames();

    /** A bit of a word for each. */
    private static final int MOST = Long.SIZE;

    /** Two words hold a name and what follows it: a quotation mark and a colon. */
    private static final int MAX_LENGTH = 2 * Long.BYTES - 2;

    private static final int PLACES = 4 * MOST;

    /** The words of each; the bytes behind the colon are zero, and left out by the masks. */
    private final long[] firstWords = new long[MOST];

    private final long[] lastWords = new long[MOST];
    private final long[] firstMasks = new long[MOST];
    private final long[] lastMasks = new long[MOST];
    private final byte[] lengths = new byte[MOST];
    /** The name that came after each last time. */
    private final byte[] next = new byte[MOST];
    /** A hash table: one more than the number of a name, or 0. */
    private final byte[] places = new byte[PLACES];

    private int size;
    private int before;

    JsonKnownNames() {
        firstWords[0] = -1; // equals nothing, as its mask is 0
    }

    /** The number of the name after a quotation mark, if it is the expected one, and a colon follows it; or -1. */
    int expected(byte[] bytes, int quotationMark) {
        int name = next[before];
        int at = quotationMark + 1;
        return at + 2 * Long.BYTES <= bytes.length
                        && (Words.s8(bytes, at) & firstMasks[name]) == firstWords[name]
                        && (Words.s8(bytes, at + Long.BYTES) & lastMasks[name]) == lastWords[name]
                ? name
                : -1;
    }

    int length(int name) {
        return lengths[name];
    }

    void passed(int name) {
        before = name;
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
            if (firstWords[name] == first && lastWords[name] == last) {
                next[before] = (byte) name;
                return name;
            }
            place = place + 1 & PLACES - 1;
        }
        return size < MOST ? add(place, first, last, length) : -1;
    }

    private int add(int place, long first, long last, int length) {
        int name = size++;
        firstWords[name] = first;
        lastWords[name] = last;
        firstMasks[name] = mask(length + 2);
        lastMasks[name] = mask(length + 2 - Long.BYTES);
        lengths[name] = (byte) length;
        places[place] = (byte) size;
        next[before] = (byte) name;
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
