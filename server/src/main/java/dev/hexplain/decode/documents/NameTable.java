package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Window;
import dev.hexplain.tree.TreeWriter;

/**
 * Finds the shape reference of a member by kind and name, so that all members {@code price} of the same kind share one.
 * A look-up allocates nothing and reads at most a few words.
 *
 * <p>Heap use is bounded: where names are long or very many, members of one name may get several shape references,
 * which cost a few bytes of the index and mean the same.
 */
public final class NameTable {
    private static final int FIRST_CAPACITY = 1 << 8;
    private static final int MAX_CAPACITY = 1 << 16;
    private static final int MAX_PROBES = 16;
    private static final int MAX_NAME = 1 << 10;
    /** Names up to two words are distinguished by these words alone. */
    private static final int TWO_WORDS = 2 * Long.BYTES;

    private static final byte[] NO_COPY = {};

    private final TreeWriter out;
    private final Window bytes;
    /** Number of the source that the names are in. */
    private final int source;

    private Entries entries = new Entries(FIRST_CAPACITY);
    /** The place of the name that was found last. */
    private int before;

    /** Hash table of names and their shapes; a shape of 0 is a free place. */
    private static final class Entries {
        final int[] shapes;
        final long[] firstWords;
        final long[] lastWords;
        /** Kind and length. */
        final int[] keys;
        /** Names longer than two words. */
        final byte[][] names;
        /** The place found after it last time: members mostly come in the same order again. */
        final int[] next;

        int used;

        Entries(int capacity) {
            shapes = new int[capacity];
            firstWords = new long[capacity];
            lastWords = new long[capacity];
            keys = new int[capacity];
            names = new byte[capacity][];
            next = new int[capacity];
        }

        /** Whether the words and key at a place equal a name's; never for a free place. */
        boolean isAt(int place, long first, long last, int key) {
            return firstWords[place] == first && lastWords[place] == last && keys[place] == key && shapes[place] != 0;
        }

        int place(long first, long last, int key) {
            long mixed = (first * 31 + last * 17 + key) * 0x9E37_79B9_7F4A_7C15L;
            return (int) (mixed >>> Integer.SIZE) & shapes.length - 1;
        }

        int after(int place) {
            return place + 1 & shapes.length - 1;
        }

        void copy(int from, Entries old) {
            int place = place(old.firstWords[from], old.lastWords[from], old.keys[from]);
            while (shapes[place] != 0) {
                place = after(place);
            }
            put(place, old.shapes[from], old.firstWords[from], old.lastWords[from], old.keys[from], old.names[from]);
        }

        void put(int place, int shape, long first, long last, int key, byte[] name) {
            shapes[place] = shape;
            firstWords[place] = first;
            lastWords[place] = last;
            keys[place] = key;
            names[place] = name;
            used++;
        }
    }

    public NameTable(Parse parse) {
        this.out = parse.out;
        this.bytes = parse.in.bytes;
        this.source = parse.source();
    }

    /**
     * The number of a member's shape, which is a shape reference: {@link Member#of} unpacks it.
     *
     * @param kind 0 to 65535
     * @param at where the bytes start that name it
     * @param length of these bytes
     */
    public int shape(int kind, long at, long length) {
        return shape(kind, at, length, at);
    }

    /**
     * The same, where the bytes that name it refer to others. What they refer to must not change, or {@link #forget} be
     * called.
     *
     * @param named what the shape reference gives as the offset of the name
     */
    public int shape(int kind, long at, long length, long named) {
        if (length > MAX_NAME) {
            return add(kind, named, length);
        }
        int size = (int) length;
        long first = bytes.word(at, Math.min(size, Long.BYTES));
        long last = size <= Long.BYTES ? 0 : bytes.word(at + size - Long.BYTES, Long.BYTES);
        int key = kind << Short.SIZE | size;
        Entries known = entries;
        int expected = known.next[before];
        if (known.isAt(expected, first, last, key) && isName(known, expected, at, size)) {
            before = expected;
            return known.shapes[expected];
        }
        int place = known.place(first, last, key);
        for (int probe = 0; probe < MAX_PROBES; probe++) {
            if (known.shapes[place] == 0) {
                return insert(place, first, last, key, at, named);
            }
            if (known.isAt(place, first, last, key) && isName(known, place, at, size)) {
                known.next[before] = place;
                before = place;
                return known.shapes[place];
            }
            place = known.after(place);
        }
        return add(kind, named, length);
    }

    private boolean isName(Entries known, int place, long at, int size) {
        return size <= TWO_WORDS || bytes.matches(at, known.names[place], 0, size);
    }

    /** Clears the table: from here on, the same bytes may mean other names. */
    public void forget() {
        use(new Entries(FIRST_CAPACITY));
    }

    private void use(Entries table) {
        entries = table;
        before = 0;
    }

    private int add(int kind, long at, long length) {
        return out.shapeRef(new Member(kind, at, length, source).shapeRef());
    }

    private int insert(int place, long first, long last, int key, long at, long named) {
        int size = key & 0xFFFF;
        int shape = add(key >>> Short.SIZE, named, size);
        byte[] name = size <= TWO_WORDS ? NO_COPY : bytes.copy(at, size);
        entries.put(place, shape, first, last, key, name);
        if (entries.used > entries.shapes.length / 2) {
            use(entries.shapes.length < MAX_CAPACITY ? larger(entries) : new Entries(FIRST_CAPACITY));
        }
        return shape;
    }

    private static Entries larger(Entries old) {
        Entries larger = new Entries(2 * old.shapes.length);
        for (int place = 0; place < old.shapes.length; place++) {
            if (old.shapes[place] != 0) {
                larger.copy(place, old);
            }
        }
        return larger;
    }
}
