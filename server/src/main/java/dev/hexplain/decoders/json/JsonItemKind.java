package dev.hexplain.decoders.json;

/** What an item is, as its shape remembers it. */
enum JsonItemKind {
    OBJECT,
    ARRAY,
    /** A pair of a type's name and a value of it, as an array: what Jackson writes where it writes types. */
    TYPED,
    STRING,
    /** A string that names a type. */
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

    /** Its type, for people. */
    String typeName() {
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
