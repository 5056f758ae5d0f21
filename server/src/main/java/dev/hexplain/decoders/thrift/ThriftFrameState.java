package dev.hexplain.decoders.thrift;

import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import org.jspecify.annotations.Nullable;

/**
 * A frame's state word: a rule, a number (the id of the field read last, the first items or entries that were read, or
 * the progress in an entry), the schema's type (a struct, or the place of an item or a map), and the types of items and
 * keys. Of a struct, the frame's other number is that of the fields that were read.
 */
final class ThriftFrameState {
    enum Rule {
        /** Frames, messages and structs, to the end of the source. */
        UNITS,
        FRAME,
        MESSAGE,
        STRUCT,
        LIST,
        MAP,
        ENTRY;

        private static final Rule[] ALL = values();
    }

    private static final int NUMBER_SHIFT = 4;
    private static final long NUMBER_MASK = 0xFFFFL << NUMBER_SHIFT;
    private static final int ITEM_SHIFT = 20;
    private static final int KEY_SHIFT = 24;
    private static final int SCHEMA_SHIFT = 28;

    private ThriftFrameState() {}

    static long of(Rule rule) {
        return rule.ordinal();
    }

    static long struct(@Nullable Struct struct) {
        return of(Rule.STRUCT) | (struct == null ? 0 : struct.index + 1L) << SCHEMA_SHIFT;
    }

    static long list(@Nullable Place item, ThriftWireType type) {
        return of(Rule.LIST) | (long) type.ordinal() << ITEM_SHIFT | number(item) << SCHEMA_SHIFT;
    }

    static long map(@Nullable Place map, ThriftWireType key, ThriftWireType item) {
        return of(Rule.MAP)
                | (long) item.ordinal() << ITEM_SHIFT
                | (long) key.ordinal() << KEY_SHIFT
                | number(map) << SCHEMA_SHIFT;
    }

    /** The state word for an entry of a map with a state word. */
    static long entry(long map) {
        return (map & ~(0xFL | NUMBER_MASK)) | of(Rule.ENTRY);
    }

    private static long number(@Nullable Place place) {
        return place == null ? 0 : place.index() + 1L;
    }

    static Rule rule(long word) {
        return Rule.ALL[(int) word & 15];
    }

    static int number(long word) {
        return (short) (word >>> NUMBER_SHIFT);
    }

    static long withNumber(long word, int number) {
        return (word & ~NUMBER_MASK) | (number & 0xFFFFL) << NUMBER_SHIFT;
    }

    static ThriftWireType item(long word) {
        return ThriftWireType.ALL[(int) (word >>> ITEM_SHIFT) & 15];
    }

    static ThriftWireType key(long word) {
        return ThriftWireType.ALL[(int) (word >>> KEY_SHIFT) & 15];
    }

    static @Nullable Struct struct(long word, @Nullable ThriftSchema schema) {
        int number = (int) (word >>> SCHEMA_SHIFT);
        return number == 0 || schema == null ? null : schema.structs().get(number - 1);
    }

    static @Nullable Place place(long word, @Nullable ThriftSchema schema) {
        int number = (int) (word >>> SCHEMA_SHIFT);
        return number == 0 || schema == null ? null : schema.places().get(number - 1);
    }
}
