package dev.hexplain.decoders.protobuf;

import dev.hexplain.tree.ShapeKind;

/** Tags, and values whose type no schema tells. */
enum ProtobufPart implements ShapeKind {
    TAG("tag"),
    VARINT("varint"),
    I32("i32"),
    I64("i64"),
    TEXT("text"),
    BYTES("bytes");

    private final String label;

    ProtobufPart(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
