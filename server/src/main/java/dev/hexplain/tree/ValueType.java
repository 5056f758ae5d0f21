package dev.hexplain.tree;

import java.nio.ByteOrder;

/** How the bytes of a field become a value. */
public sealed interface ValueType {
    ValueType U1 = new Int(1, false, ByteOrder.BIG_ENDIAN);
    ValueType S1 = new Int(1, true, ByteOrder.BIG_ENDIAN);
    ValueType U2_BE = new Int(2, false, ByteOrder.BIG_ENDIAN);
    ValueType S2_BE = new Int(2, true, ByteOrder.BIG_ENDIAN);
    ValueType U4_BE = new Int(4, false, ByteOrder.BIG_ENDIAN);
    ValueType S4_BE = new Int(4, true, ByteOrder.BIG_ENDIAN);
    ValueType S8_BE = new Int(8, true, ByteOrder.BIG_ENDIAN);
    ValueType F4_BE = new Real(4, ByteOrder.BIG_ENDIAN);
    ValueType F8_BE = new Real(8, ByteOrder.BIG_ENDIAN);
    ValueType BOOL = new Bool();
    ValueType CHAR_BE = new Char(ByteOrder.BIG_ENDIAN);
    ValueType BYTES = new Bytes();

    /** A short name for people, as descriptors spell it: {@code u1}, {@code s8}, {@code f8}. */
    String id();

    /** Bytes it always takes, or -1 where that depends. */
    default int fixedSize() {
        return -1;
    }

    /** Byte order, where one matters. */
    default ByteOrder order() {
        return ByteOrder.BIG_ENDIAN;
    }

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

    /** Text that fills the field. */
    record Text(TextEncoding encoding) implements ValueType {
        @Override
        public String id() {
            return encoding.id();
        }
    }

    /** Bytes that fill the field. */
    record Bytes() implements ValueType {
        @Override
        public String id() {
            return "bytes";
        }
    }

    /** Fields that fill the field. */
    record Group(String id) implements ValueType {}
}
