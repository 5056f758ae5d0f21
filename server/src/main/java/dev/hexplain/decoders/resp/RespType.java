package dev.hexplain.decoders.resp;

import dev.hexplain.tree.ShapeKind;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The types of values by their first byte. This table is all that is said of each: what its line may be, which fields it
 * consists of and how it is read follow from it.
 */
enum RespType implements ShapeKind {
    SIMPLE_STRING('+', "simple string", Form.LINE),
    ERROR('-', "simple error", Form.LINE),
    INTEGER(':', "integer", Form.LINE, "[+-]?[0-9]+"),
    NULL('_', "null", Form.LINE, ""),
    BOOLEAN('#', "boolean", Form.LINE, "[tf]"),
    DOUBLE(',', "double", Form.LINE, "[+-]?([0-9]+(\\.[0-9]*)?([eE][+-]?[0-9]+)?|inf)|nan"),
    BIG_NUMBER('(', "big number", Form.LINE, "[+-]?[0-9]+"),
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
    END('.', "end", Form.LINE, ""),
    /** An inline command: words in a line, without a type. */
    INLINE(0, "inline command", Form.LINE, "(?s)[A-Za-z].*");

    /** What follows the first byte. */
    enum Form {
        /** A line. */
        LINE("(?s).*"),
        /** A length, as many bytes, a line end. */
        BULK("\\?|-1|[0-9]{1,18}"),
        /** A count, and as many values. */
        LIST(BULK.line),
        /** A count, and twice as many values. */
        MAP(BULK.line);

        /** The text of the line, as a regular expression. */
        private final String line;

        Form(String line) {
            this.line = line;
        }
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
    /** What the text of its line may be. */
    final Pattern line;

    RespType(int code, String label, Form form) {
        this(code, label, form, form.line);
    }

    RespType(int code, String label, Form form, String line) {
        this.code = code;
        this.label = label;
        this.form = form;
        this.line = Pattern.compile(line);
    }

    @Override
    public String label() {
        return label;
    }

    /** The type with a first byte. */
    static @Nullable RespType of(int code) {
        return BY_BYTE[code];
    }

    /** Bytes before the text of the first line. */
    int size() {
        return this == INLINE ? 0 : 1;
    }
}
