package dev.hexplain.decoders.resp;

import dev.hexplain.tree.ShapeKind;
import org.jspecify.annotations.Nullable;

/** The types of values, by their first byte. */
enum RespType implements ShapeKind {
    SIMPLE_STRING('+', "simple string", Form.LINE),
    ERROR('-', "simple error", Form.LINE),
    INTEGER(':', "integer", Form.LINE),
    NULL('_', "null", Form.LINE),
    BOOLEAN('#', "boolean", Form.LINE),
    DOUBLE(',', "double", Form.LINE),
    BIG_NUMBER('(', "big number", Form.LINE),
    BULK_STRING('$', "bulk string", Form.BULK),
    BULK_ERROR('!', "bulk error", Form.BULK),
    VERBATIM_STRING('=', "verbatim string", Form.BULK),
    /** A chunk of a streamed string. */
    STRING_PART(';', "string part", Form.BULK),
    ARRAY('*', "array", Form.LIST),
    SET('~', "set", Form.LIST),
    PUSH('>', "push", Form.LIST),
    MAP('%', "map", Form.MAP),
    /** Attributes of the value that follows. */
    ATTRIBUTE('|', "attribute", Form.MAP),
    /** Ends a streamed aggregate. */
    END('.', "end", Form.LINE),
    /** An inline command: words in a line. */
    INLINE(0, "inline command", Form.LINE);

    /** What follows the first byte. */
    enum Form {
        /** A line. */
        LINE,
        /** A length, as many bytes, a line end. */
        BULK,
        /** A count, and as many values. */
        LIST,
        /** A count, and twice as many values. */
        MAP
    }

    private static final RespType[] BY_BYTE = byByte();

    final int code;
    private final String label;
    final Form form;

    RespType(int code, String label, Form form) {
        this.code = code;
        this.label = label;
        this.form = form;
    }

    private static RespType[] byByte() {
        RespType[] types = new RespType[256];
        for (RespType type : values()) {
            types[type.code] = type;
        }
        types[INLINE.code] = null;
        return types;
    }

    @Override
    public String label() {
        return label;
    }

    static @Nullable RespType of(int code) {
        return BY_BYTE[code];
    }
}
