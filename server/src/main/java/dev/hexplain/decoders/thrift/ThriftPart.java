package dev.hexplain.decoders.thrift;

import dev.hexplain.tree.ShapeKind;

/** Messages, and parts of values that the protocols write. */
enum ThriftPart implements ShapeKind {
    FRAME("frame"),
    MESSAGE("message"),
    VARINT("varint"),
    /** An enum's number. */
    ENUM("enum"),
    HEADER("header"),
    /** The header of a boolean, which holds the value. */
    BOOL_HEADER("bool header"),
    /** The type of items, and how many there are. */
    ITEMS("items"),
    /** The types of keys and values. */
    TYPES("types");

    private final String label;

    ThriftPart(String label) {
        this.label = label;
    }

    @Override
    public String label() {
        return label;
    }
}
