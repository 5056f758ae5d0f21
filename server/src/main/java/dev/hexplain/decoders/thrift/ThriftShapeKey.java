package dev.hexplain.decoders.thrift;

import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import org.jspecify.annotations.Nullable;

/**
 * The key of a row's shape, packed into one number: rows with equal keys share a shape.
 *
 * @param form the content of the row
 * @param naming the source of its name
 * @param known whether {@code id} is the index of a place in the schema; otherwise it is the id of a field
 * @param type of the value
 * @param item type of the items of a list or set, of the values of a map
 * @param key type of the keys of a map
 * @param head bytes of the field's header; 0 for other values
 * @param length bytes of the varint in it: a value, a length, a size; 0 where the protocol has none
 */
record ThriftShapeKey(
        Form form,
        Naming naming,
        boolean known,
        int id,
        ThriftWireType type,
        ThriftWireType item,
        ThriftWireType key,
        int head,
        int length) {
    /** Longer values have a fixed size, which is that of their type. */
    private static final int MAX_LENGTH = 15;

    private static final Form[] FORMS = Form.values();
    private static final Naming[] NAMINGS = Naming.values();

    enum Form {
        /** A scalar. */
        SCALAR,
        /** A length and text. */
        TEXT,
        /** A length and bytes. */
        BYTES,
        /** A length, and a row with text. */
        LONG_TEXT,
        LONG_BYTES,
        STRUCT,
        /** Items of one size, computed. */
        LIST_FIXED,
        LIST,
        MAP,
        /** A key and a value. */
        ENTRY,
        /** The struct of a message; {@code id} is its index in the schema. */
        BODY
    }

    /** The source of a row's name. */
    enum Naming {
        /** Its field. */
        FIELD,
        /** Its index among its siblings. */
        SIBLINGS,
        /** The key of an entry. */
        KEY,
        /** The value of an entry. */
        VALUE,
        /** An entry, whose offset the shape reference holds. */
        ENTRY
    }

    static long of(
            Form form,
            Naming naming,
            boolean known,
            int id,
            ThriftWireType type,
            ThriftWireType item,
            ThriftWireType key,
            int head,
            int length) {
        return form.ordinal()
                | (long) naming.ordinal() << 4
                | (known ? 1L : 0) << 7
                | (long) type.ordinal() << 8
                | (long) item.ordinal() << 12
                | (long) key.ordinal() << 16
                | (long) head << 20
                | (long) Math.min(length, MAX_LENGTH) << 24
                | (long) (id & 0xFF_FFFF) << 28;
    }

    /** The key of an entry of a map, whose types agree with the bytes if it is in the schema. */
    static long ofEntry(@Nullable Place map, ThriftWireType item, ThriftWireType key) {
        int place = map == null ? 0 : map.index();
        return of(Form.ENTRY, Naming.ENTRY, map != null, place, ThriftWireType.STOP, item, key, 0, 0);
    }

    /** The key of a message's struct. */
    static long ofBody(Struct struct) {
        ThriftWireType none = ThriftWireType.STOP;
        return of(Form.BODY, Naming.FIELD, false, struct.index, ThriftWireType.STRUCT, none, none, 0, 0);
    }

    static ThriftShapeKey of(long variant) {
        return new ThriftShapeKey(
                FORMS[(int) variant & 15],
                NAMINGS[(int) (variant >>> 4) & 7],
                (variant >>> 7 & 1) == 1,
                (int) (variant >>> 28) << 8 >> 8,
                ThriftWireType.ALL[(int) (variant >>> 8) & 15],
                ThriftWireType.ALL[(int) (variant >>> 12) & 15],
                ThriftWireType.ALL[(int) (variant >>> 16) & 15],
                (int) (variant >>> 20) & 15,
                (int) (variant >>> 24) & 15);
    }
}
