package dev.hexplain.codecs.sbe;

import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;
import uk.co.real_logic.sbe.PrimitiveType;
import uk.co.real_logic.sbe.PrimitiveValue;
import uk.co.real_logic.sbe.ir.Encoding;

/** Numbers as a schema has them: a {@code Long}, but for a {@code Float} and a {@code Double}. */
final class TokenNumber {
    private static final int BYTE_MASK = 0xFF;
    private static final int SHORT_MASK = 0xFFFF;
    private static final long INT_MASK = 0xFFFF_FFFFL;

    private TokenNumber() {}

    static void put(MutableDirectBuffer out, int at, Encoding as, Number number) {
        switch (as.primitiveType()) {
            case CHAR, INT8, UINT8 -> out.putByte(at, number.byteValue());
            case INT16, UINT16 -> out.putShort(at, number.shortValue(), as.byteOrder());
            case INT32, UINT32 -> out.putInt(at, number.intValue(), as.byteOrder());
            case INT64, UINT64 -> out.putLong(at, number.longValue(), as.byteOrder());
            case FLOAT -> out.putFloat(at, number.floatValue(), as.byteOrder());
            case DOUBLE -> out.putDouble(at, number.doubleValue(), as.byteOrder());
        }
    }

    static Number get(DirectBuffer in, int at, Encoding as) {
        return switch (as.primitiveType()) {
            case INT8 -> (long) in.getByte(at);
            case CHAR, UINT8 -> (long) in.getByte(at) & BYTE_MASK;
            case INT16 -> (long) in.getShort(at, as.byteOrder());
            case UINT16 -> (long) in.getShort(at, as.byteOrder()) & SHORT_MASK;
            case INT32 -> (long) in.getInt(at, as.byteOrder());
            case UINT32 -> in.getInt(at, as.byteOrder()) & INT_MASK;
            case INT64, UINT64 -> in.getLong(at, as.byteOrder());
            case FLOAT -> in.getFloat(at, as.byteOrder());
            case DOUBLE -> in.getDouble(at, as.byteOrder());
        };
    }

    /** The number that says that there is no value. */
    static Number none(Encoding of) {
        PrimitiveValue none = of.applicableNullValue();
        return isReal(of) ? (Number) none.doubleValue() : (Number) none.longValue();
    }

    /** Whether a number says that there is no value: of those with a point, any that is not a number. */
    static boolean isNone(Encoding of, Number number) {
        Number none = none(of);
        return isReal(of)
                ? Double.compare(number.doubleValue(), none.doubleValue()) == 0
                : number.longValue() == none.longValue();
    }

    private static boolean isReal(Encoding of) {
        return of.primitiveType() == PrimitiveType.FLOAT || of.primitiveType() == PrimitiveType.DOUBLE;
    }

    /** The largest number of a count or length. */
    static long most(Encoding of) {
        return of.applicableMaxValue().longValue();
    }
}
