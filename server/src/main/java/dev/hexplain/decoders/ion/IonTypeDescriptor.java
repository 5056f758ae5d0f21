package dev.hexplain.decoders.ion;

/**
 * Type descriptors, the first bytes of values: four bits of type, four of length ("Typed Value Formats"). Length 14
 * means that a VarUInt length follows, 15 that the value is null.
 */
final class IonTypeDescriptor {
    static final int BVM = 0xE0;
    static final int BVM_LENGTH = 4;

    static final int NULL = 0;
    static final int BOOL = 1;
    static final int POSITIVE_INT = 2;
    static final int NEGATIVE_INT = 3;
    static final int FLOAT = 4;
    static final int DECIMAL = 5;
    static final int TIMESTAMP = 6;
    static final int SYMBOL = 7;
    static final int STRING = 8;
    static final int CLOB = 9;
    static final int BLOB = 10;
    static final int LIST = 11;
    static final int SEXP = 12;
    static final int STRUCT = 13;
    static final int ANNOTATION = 14;

    static final int LENGTH_FOLLOWS = 14;
    static final int NULL_LENGTH = 15;

    /** A byte that begins no value: marks shapes of parts that are symbols. */
    static final int SYMBOL_PART = 0xF1;

    static final int ANNOTATION_PART = 0xF2;
    /** Marks a member that breaks off after its name. */
    static final int NO_VALUE = 0xF3;

    private IonTypeDescriptor() {}

    static int type(int octet) {
        return octet >>> 4;
    }

    static int length(int octet) {
        return octet & 0xF;
    }

    static boolean isNull(int octet) {
        return length(octet) == NULL_LENGTH;
    }

    static boolean isPadding(int octet) {
        return type(octet) == NULL && !isNull(octet);
    }

    static boolean isContainer(int octet) {
        return type(octet) >= LIST && type(octet) <= STRUCT && !isNull(octet);
    }

    /** Whether the length of the representation follows the descriptor. */
    static boolean hasLength(int octet) {
        return type(octet) != BOOL
                && (length(octet) == LENGTH_FOLLOWS || (type(octet) == STRUCT && length(octet) == 1));
    }

    /** Bytes of representation, where the descriptor gives it. */
    static int size(int octet) {
        return isNull(octet) || type(octet) == BOOL ? 0 : length(octet);
    }

    /** Whether the value consists of the descriptor alone. */
    static boolean isWhole(int octet) {
        return !isContainer(octet) && !hasLength(octet) && size(octet) == 0;
    }

    /** Whether the value has no parts that need a row. */
    static boolean isInline(int octet) {
        return isWhole(octet) || (!hasLength(octet) && isOneValue(type(octet)));
    }

    /** Whether the representation is one field. */
    private static boolean isOneValue(int type) {
        return switch (type) {
            case POSITIVE_INT, NEGATIVE_INT, FLOAT, STRING, CLOB, BLOB -> true;
            default -> false;
        };
    }

    /** Whether the specification allows a descriptor ("Illegal Type Descriptors"). */
    static boolean isLegal(int octet) {
        int length = length(octet);
        return switch (type(octet)) {
            case BOOL -> length <= 1 || length == NULL_LENGTH;
            case NEGATIVE_INT -> length > 0;
            case FLOAT -> length == 0 || length == 4 || length == 8 || length == NULL_LENGTH;
            case TIMESTAMP -> length > 1;
            case ANNOTATION -> length > 2 && length != NULL_LENGTH;
            case 15 -> false;
            default -> true;
        };
    }

    static String name(int octet) {
        return IonKind.of(octet).label();
    }
}
