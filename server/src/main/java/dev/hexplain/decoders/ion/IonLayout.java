package dev.hexplain.decoders.ion;

/**
 * All that the shape of a value depends on, packed into sixteen bits.
 *
 * @param octet its type descriptor
 * @param lengthBytes bytes of the length after it
 * @param nameBytes bytes of the symbol id of its name; 0 for none
 * @param inTable whether it is part of a symbol table, which is not part of the encoded object
 */
record IonLayout(int octet, int lengthBytes, int nameBytes, boolean inTable) {
    static final int MOST_LENGTH_BYTES = 15;
    static final int MOST_NAME_BYTES = 7;

    private static final int LENGTH_AT = 8;
    private static final int NAME_AT = 12;
    private static final int IN_TABLE = 1 << 15;

    static int of(int octet, int lengthBytes, int nameBytes, boolean inTable) {
        return octet | lengthBytes << LENGTH_AT | nameBytes << NAME_AT | (inTable ? IN_TABLE : 0);
    }

    static IonLayout of(int bits) {
        return new IonLayout(
                bits & 0xFF,
                bits >>> LENGTH_AT & MOST_LENGTH_BYTES,
                bits >>> NAME_AT & MOST_NAME_BYTES,
                (bits & IN_TABLE) != 0);
    }
}
