package dev.hexplain.tree;

import java.nio.ByteOrder;

/**
 * The type of a leaf: how its bytes are read as a value.
 * <p>It has no default methods, so that initializing a subtype does not first initialize the interface's constants: two
 * threads that start at either end would deadlock.
 */
public sealed interface ValueType {
    ValueType U1 = new Int(1, false, ByteOrder.BIG_ENDIAN);
    ValueType S1 = new Int(1, true, ByteOrder.BIG_ENDIAN);
    ValueType U2_BE = new Int(2, false, ByteOrder.BIG_ENDIAN);
    ValueType S2_BE = new Int(2, true, ByteOrder.BIG_ENDIAN);
    ValueType U4_BE = new Int(4, false, ByteOrder.BIG_ENDIAN);
    ValueType S4_BE = new Int(4, true, ByteOrder.BIG_ENDIAN);
    ValueType U8_BE = new Int(8, false, ByteOrder.BIG_ENDIAN);
    ValueType S8_BE = new Int(8, true, ByteOrder.BIG_ENDIAN);
    ValueType U2_LE = new Int(2, false, ByteOrder.LITTLE_ENDIAN);
    ValueType S2_LE = new Int(2, true, ByteOrder.LITTLE_ENDIAN);
    ValueType U4_LE = new Int(4, false, ByteOrder.LITTLE_ENDIAN);
    ValueType S4_LE = new Int(4, true, ByteOrder.LITTLE_ENDIAN);
    ValueType U8_LE = new Int(8, false, ByteOrder.LITTLE_ENDIAN);
    ValueType S8_LE = new Int(8, true, ByteOrder.LITTLE_ENDIAN);
    ValueType F4_BE = new Real(4, ByteOrder.BIG_ENDIAN);
    ValueType F8_BE = new Real(8, ByteOrder.BIG_ENDIAN);
    ValueType F4_LE = new Real(4, ByteOrder.LITTLE_ENDIAN);
    ValueType F8_LE = new Real(8, ByteOrder.LITTLE_ENDIAN);
    ValueType BOOL = new Bool();
    ValueType CHAR_BE = new Char(ByteOrder.BIG_ENDIAN);
    ValueType BYTES = new Bytes(Trim.NONE);
    ValueType COMPUTED = new Computed();

    /** A short name to display, as in descriptors: {@code u1}, {@code s8}, {@code f8}. */
    String id();

    /** Its size in bytes, or -1 where that varies. */
    int fixedSize();

    /** Byte order; big-endian where none matters. */
    ByteOrder order();

    /** A two's complement or unsigned integer of 1 to 8 bytes. */
    record Int(int size, boolean signed, ByteOrder order) implements ValueType {
        @Override
        public String id() {
            return (signed ? "s" : "u") + size;
        }

        @Override
        public int fixedSize() {
            return size;
        }
    }

    /** An IEEE 754 number of 4 or 8 bytes. */
    record Real(int size, ByteOrder order) implements ValueType {
        @Override
        public String id() {
            return "f" + size;
        }

        @Override
        public int fixedSize() {
            return size;
        }
    }

    /** One byte: 0 is false, 1 is true. */
    record Bool() implements ValueType {
        @Override
        public String id() {
            return "bool";
        }

        @Override
        public int fixedSize() {
            return 1;
        }

        @Override
        public ByteOrder order() {
            return ByteOrder.BIG_ENDIAN;
        }
    }

    /** One UTF-16 code unit. */
    record Char(ByteOrder order) implements ValueType {
        @Override
        public String id() {
            return "char";
        }

        @Override
        public int fixedSize() {
            return 2;
        }
    }

    /**
     * An unsigned integer of 1 to 64 bits. Its field is made of the bytes it touches, up to nine, so that neighbours
     * share a byte: one whose first bit is not 0 starts in the last byte of the field before it.
     *
     * @param firstBit where it begins in its first byte, 0 to 7; counted from the most significant bit, or from the
     *     least where {@code littleEndian}
     * @param littleEndian whether bits, and the bytes they run through, go from the least significant on
     * @param truth whether its one bit is shown as true or false
     */
    record Bits(int width, int firstBit, boolean littleEndian, boolean truth) implements ValueType {
        public Bits {
            if (width < 1 || width > Long.SIZE || firstBit < 0 || firstBit >= Byte.SIZE) {
                throw new IllegalArgumentException("No bit field has %d bits from bit %d".formatted(width, firstBit));
            }
        }

        @Override
        public String id() {
            return "b" + width;
        }

        /** Bytes it touches. */
        @Override
        public int fixedSize() {
            return (firstBit + width + Byte.SIZE - 1) / Byte.SIZE;
        }

        @Override
        public ByteOrder order() {
            return littleEndian ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
        }
    }

    /** Text, after the field's ends are trimmed. */
    record Text(TextEncoding encoding, Trim trim) implements ValueType {
        public Text(TextEncoding encoding) {
            this(encoding, Trim.NONE);
        }

        @Override
        public String id() {
            return encoding.id();
        }

        @Override
        public int fixedSize() {
            return -1;
        }

        @Override
        public ByteOrder order() {
            return ByteOrder.BIG_ENDIAN;
        }
    }

    /** Bytes, after the field's ends are trimmed. */
    record Bytes(Trim trim) implements ValueType {
        @Override
        public String id() {
            return "bytes";
        }

        @Override
        public int fixedSize() {
            return -1;
        }

        @Override
        public ByteOrder order() {
            return ByteOrder.BIG_ENDIAN;
        }
    }

    /** A calculated value without bytes: {@link Shapes#describe} gives it. */
    record Computed() implements ValueType {
        @Override
        public String id() {
            return "value";
        }

        @Override
        public int fixedSize() {
            return 0;
        }

        @Override
        public ByteOrder order() {
            return ByteOrder.BIG_ENDIAN;
        }
    }

    /** A field that consists of fields. */
    record Group(String id) implements ValueType {
        @Override
        public int fixedSize() {
            return -1;
        }

        @Override
        public ByteOrder order() {
            return ByteOrder.BIG_ENDIAN;
        }
    }
}
