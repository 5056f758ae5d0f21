package dev.hexplain.decoders.resp;

import dev.hexplain.tree.ShapeKind;
import org.jspecify.annotations.Nullable;

/**
 * The types of values by their first byte. This table is all that is said of each: what its line may be, which fields it
 * consists of and how it is read follow from it.
 */
enum RespType implements ShapeKind {
    SIMPLE_STRING('+', "simple string", Form.LINE, RespLineText.ANY),
    ERROR('-', "simple error", Form.LINE, RespLineText.ANY),
    INTEGER(':', "integer", Form.LINE, RespLineText.INTEGER),
    NULL('_', "null", Form.LINE, RespLineText.NOTHING),
    BOOLEAN('#', "boolean", Form.LINE, RespLineText.FLAG),
    DOUBLE(',', "double", Form.LINE, RespLineText.DOUBLE),
    BIG_NUMBER('(', "big number", Form.LINE, RespLineText.INTEGER),
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
    END('.', "end", Form.LINE, RespLineText.NOTHING),
    /** An inline command: words in a line, without a type. */
    INLINE(0, "inline command", Form.LINE, RespLineText.COMMAND);

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

    private static final @Nullable RespType[] BY_BYTE = new RespType[256];

    static {
        for (RespType type : values()) {
            BY_BYTE[type.code] = type == INLINE ? null : type;
        }
    }

    private final int code;
    private final String label;
    final Form form;
    /** What the text of its line may be, where that is no count. */
    final RespLineText text;

    RespType(int code, String label, Form form) {
        this(code, label, form, RespLineText.ANY);
    }

    RespType(int code, String label, Form form, RespLineText text) {
        this.code = code;
        this.label = label;
        this.form = form;
        this.text = text;
    }

    @Override
    public String label() {
        return label;
    }

    /** The type with a first byte. */
    static @Nullable RespType of(int code) {
        return BY_BYTE[code];
    }

    /** Whether it is a value by itself, wherever one may stand. */
    boolean isValue() {
        return this != STRING_PART && this != END && this != INLINE;
    }

    /** Bytes before the text of the first line. */
    int size() {
        return this == INLINE ? 0 : 1;
    }
}
