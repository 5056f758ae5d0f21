package dev.hexplain.decoders.kafka;

import dev.hexplain.tree.ShapeKind;

/** Fields whose values are read otherwise than their bytes. */
enum KafkaPart implements ShapeKind {
    REQUEST("request"),
    RESPONSE("response"),
    RECORD("record"),
    VARINT("varint"),
    /** An unsigned varint. */
    COUNT("uvarint"),
    /** An unsigned varint, one more than the length. */
    COMPACT_LENGTH("compact length"),
    ATTRIBUTES("attributes"),
    TIMESTAMP("timestamp"),
    CONFLUENT("Confluent wire format"),
    UUID("uuid"),
    NULL("null");

    private final String label;

    KafkaPart(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
