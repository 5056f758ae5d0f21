package dev.hexplain.decoders.thrift;

/**
 * Reads the heads of short values in an array, where a {@link ThriftProtocol} reads any value: what is malformed or long
 * is not reported, but left to that. Each method returns the index after a head, or {@link #NOT_PLAIN}.
 */
abstract sealed class ThriftPlainHeads permits ThriftBinaryHeads, ThriftCompactHeads {
    static final int NOT_PLAIN = -1;

    /** Fields of the tree in the header of a field. */
    final int headerFields;

    ThriftWireType type = ThriftWireType.STOP;
    ThriftWireType key = ThriftWireType.STOP;
    ThriftWireType item = ThriftWireType.STOP;
    int id;
    /** The number of items, or of bytes; not negative. */
    int size;
    /** Bytes of the varint of that; 0 for none. */
    int varint;

    /** The fixed size of values of each type, outside of fields; 0 where sizes differ. */
    private final byte[] sizes = new byte[ThriftWireType.ALL.length];

    ThriftPlainHeads(ThriftProtocol protocol, int headerFields) {
        this.headerFields = headerFields;
        for (ThriftWireType each : ThriftWireType.ALL) {
            sizes[each.ordinal()] = (byte) protocol.fixedSize(each);
        }
    }

    /** Reads the header of a field, or a stop. */
    abstract int field(byte[] in, int at, int end, int lastId);

    /** Reads the head of a list or set. */
    abstract int list(byte[] in, int at, int end);

    /** Reads the head of a map. */
    abstract int map(byte[] in, int at, int end);

    /** Reads the length of a string. */
    abstract int string(byte[] in, int at, int end);

    /** Passes a scalar other than a string. */
    abstract int scalar(byte[] in, int at, int end, ThriftWireType of, boolean inField);

    /** The fixed size of values of a type, outside of fields; 0 where sizes differ. */
    final int fixedSize(ThriftWireType of) {
        return sizes[of.ordinal()];
    }

    /** Fields of the tree in the head of the list read last. */
    abstract int listFields();

    /** Fields of the tree in the head of the map read last. */
    abstract int mapFields();
}
