package dev.hexplain.decoders.bson;

/** The types of elements (bsonspec.org, "Specification Version 1.1"). */
final class BsonType {
    /** The end of a document, in place of a type. */
    static final int END = 0x00;

    static final int DOUBLE = 0x01;
    static final int STRING = 0x02;
    static final int DOCUMENT = 0x03;
    static final int ARRAY = 0x04;
    static final int BINARY = 0x05;
    static final int UNDEFINED = 0x06;
    static final int OBJECT_ID = 0x07;
    static final int BOOL = 0x08;
    static final int DATE = 0x09;
    static final int NULL = 0x0A;
    static final int REGEX = 0x0B;
    static final int DB_POINTER = 0x0C;
    static final int CODE = 0x0D;
    static final int SYMBOL = 0x0E;
    static final int CODE_WITH_SCOPE = 0x0F;
    static final int INT_32 = 0x10;
    static final int TIMESTAMP = 0x11;
    static final int INT_64 = 0x12;
    static final int DECIMAL_128 = 0x13;
    static final int MAX_KEY = 0x7F;
    static final int MIN_KEY = 0xFF;
    /** The largest type. */
    static final int LAST = MIN_KEY;

    /** The binary subtype whose data begins with a second length. */
    static final int OLD_BINARY = 0x02;

    static final int OBJECT_ID_SIZE = 12;

    private static final int NOT_FIXED = -1;
    private static final byte[] SIZES = sizes();

    private BsonType() {}

    /** Bytes of a value of fixed size; negative for other values and for unknown types. */
    static int size(int type) {
        return SIZES[type];
    }

    private static byte[] sizes() {
        byte[] sizes = new byte[256];
        for (int type = 0; type < sizes.length; type++) {
            sizes[type] = (byte)
                    switch (type) {
                        case UNDEFINED, NULL, MIN_KEY, MAX_KEY -> 0;
                        case BOOL -> 1;
                        case INT_32 -> 4;
                        case DOUBLE, DATE, TIMESTAMP, INT_64 -> 8;
                        case OBJECT_ID -> OBJECT_ID_SIZE;
                        case DECIMAL_128 -> 16;
                        default -> NOT_FIXED;
                    };
        }
        return sizes;
    }

    /** Its alias in MongoDB's {@code $type} operator. */
    static String alias(int type) {
        return switch (type) {
            case DOUBLE -> "double";
            case STRING -> "string";
            case DOCUMENT -> "object";
            case ARRAY -> "array";
            case BINARY -> "binData";
            case UNDEFINED -> "undefined";
            case OBJECT_ID -> "objectId";
            case BOOL -> "bool";
            case DATE -> "date";
            case NULL -> "null";
            case REGEX -> "regex";
            case DB_POINTER -> "dbPointer";
            case CODE -> "javascript";
            case SYMBOL -> "symbol";
            case CODE_WITH_SCOPE -> "javascriptWithScope";
            case INT_32 -> "int";
            case TIMESTAMP -> "timestamp";
            case INT_64 -> "long";
            case DECIMAL_128 -> "decimal";
            case MIN_KEY -> "minKey";
            case MAX_KEY -> "maxKey";
            default -> "unknown";
        };
    }
}
