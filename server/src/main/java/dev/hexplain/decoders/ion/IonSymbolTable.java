package dev.hexplain.decoders.ion;

import dev.hexplain.decode.documents.MalformedInput;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * The symbol table in force: the system symbols, then those of imported tables, whose texts are unknown, then those
 * whose texts are in the stream ("Ion Symbols"). A symbol is represented by the offset of its text's value, or by minus
 * its id where the stream does not have the text.
 */
final class IonSymbolTable {
    static final int ION_SYMBOL_TABLE = 3;
    static final int IMPORTS = 6;
    static final int SYMBOLS = 7;
    static final int MAX_ID = 8;

    private static final String[] SYSTEM = {
        "$0",
        "$ion",
        "$ion_1_0",
        "$ion_symbol_table",
        "name",
        "version",
        "imports",
        "symbols",
        "max_id",
        "$ion_shared_symbol_table"
    };
    /** The symbols from here on are those of tables. */
    static final int FIRST_LOCAL = SYSTEM.length;

    private static final int MOST = 1 << 22;
    private static final long MOST_IMPORTED = 1L << 40;

    private long imported;
    private long[] local = new long[16];
    private int count;

    private long newImported;
    private int newFrom;

    /** Forgets all but the system symbols. */
    void reset() {
        imported = 0;
        count = 0;
    }

    /** A new table begins; it takes effect when it is complete. */
    void beginTable() {
        newImported = 0;
        newFrom = count;
    }

    /** The new table begins with the symbols of the current one. */
    void append() {
        newImported = -1;
    }

    /** The new table imports so many symbols of another table. */
    void addImport(long symbols) {
        if (newImported >= 0) {
            newImported = Math.min(MOST_IMPORTED, newImported + Math.max(0, symbols));
        }
    }

    /** The new table has the text at an offset; -1 for a symbol without text. */
    void add(long offset) {
        if (count == MOST) {
            throw MalformedInput.stopped(
                    Math.max(0, offset), "There are more symbols than are kept", "at most " + MOST);
        }
        if (count == local.length) {
            local = Arrays.copyOf(local, 2 * count);
        }
        local[count++] = offset;
    }

    /** Whether it takes the place of the symbols so far, rather than adding to them. */
    boolean endTable() {
        boolean replaces = newImported >= 0;
        if (replaces) {
            System.arraycopy(local, newFrom, local, 0, count - newFrom);
            count -= newFrom;
            imported = newImported;
        }
        return replaces;
    }

    /** How many symbols there are whose texts are in the stream, if all are known or have their texts there; -1 otherwise. */
    int local() {
        return imported == 0 ? count : -1;
    }

    /** The largest symbol id that is defined. */
    long maxId() {
        return SYSTEM.length - 1 + imported + count;
    }

    /**
     * The offset of a symbol's text; minus its id where the stream does not have it, or some negative number where the
     * id, which is unsigned, has more than 63 bits.
     */
    long offset(long number) {
        if (number < 0) {
            return Long.MIN_VALUE;
        }
        long place = number - SYSTEM.length - imported;
        return place >= 0 && place < count && local[(int) place] >= 0 ? local[(int) place] : -number;
    }

    /** The text of a symbol whose text is not in the stream. */
    static String name(BigInteger number) {
        return number.compareTo(BigInteger.valueOf(SYSTEM.length)) < 0 ? SYSTEM[number.intValue()] : "$" + number;
    }
}
