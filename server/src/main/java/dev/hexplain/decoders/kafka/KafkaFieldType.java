package dev.hexplain.decoders.kafka;

import dev.hexplain.tree.ValueType;
import java.util.Locale;

/**
 * The types of fields ("Kafka protocol guide", "Protocol Primitive Types"); types without a size have a length before
 * them.
 */
enum KafkaFieldType {
    BOOL(ValueType.BOOL, 1),
    INT8(ValueType.S1, 1),
    INT16(ValueType.S2_BE, 2),
    UINT16(ValueType.U2_BE, 2),
    INT32(ValueType.S4_BE, 4),
    UINT32(ValueType.U4_BE, 4),
    INT64(ValueType.S8_BE, 8),
    FLOAT64(ValueType.F8_BE, 8),
    UUID(ValueType.BYTES, 16),
    STRING(ValueType.BYTES, 0),
    BYTES(ValueType.BYTES, 0),
    RECORDS(ValueType.BYTES, 0),
    /** A struct with its own fields. */
    STRUCT(ValueType.BYTES, 0);

    final ValueType value;
    /** Its size in bytes; 0 where it varies. */
    final int size;

    KafkaFieldType(ValueType value, int size) {
        this.value = value;
        this.size = size;
    }

    boolean isFixed() {
        return size > 0;
    }

    /** Its name in definitions; {@link #STRUCT} has none. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Names that begin with a capital letter are those of structs. */
    static KafkaFieldType of(String id) {
        return Character.isUpperCase(id.charAt(0)) ? STRUCT : valueOf(id.toUpperCase(Locale.ROOT));
    }
}
