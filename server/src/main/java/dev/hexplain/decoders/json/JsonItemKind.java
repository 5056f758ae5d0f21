package dev.hexplain.decoders.json;

import dev.hexplain.tree.ShapeKind;

/** The kind of an item, as its shape stores it. */
enum JsonItemKind implements ShapeKind {
    OBJECT,
    ARRAY,
    /** A typed value: an array of a type name and a value, as Jackson writes polymorphic values. */
    TYPED,
    STRING,
    /** A string that is a type name. */
    TYPE_NAME,
    NUMBER,
    /** {@code true}, {@code false} or {@code null}. */
    LITERAL,
    /** The bracket that ends an object or an array. */
    END;

    private static final JsonItemKind[] ALL = values();

    static JsonItemKind of(int ordinal) {
        return ALL[ordinal];
    }

    boolean isContainer() {
        return ordinal() <= TYPED.ordinal();
    }

    boolean isString() {
        return this == STRING || this == TYPE_NAME;
    }

    @Override
    public String label() {
        return switch (this) {
            case OBJECT -> "object";
            case ARRAY -> "array";
            case TYPED -> "typed value";
            case STRING -> "string";
            case TYPE_NAME -> "type name";
            case NUMBER -> "number";
            case LITERAL -> "literal";
            case END -> "end";
        };
    }
}
