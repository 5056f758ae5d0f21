package dev.hexplain.decoders.iontext;

import dev.hexplain.tree.ShapeKind;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The kinds of scalar tokens. */
enum IonTextToken implements ShapeKind {
    STRING("string"),
    LONG_STRING("string"),
    QUOTED_SYMBOL("symbol"),
    LOB("blob or clob"),
    NULL("null"),
    BOOL("bool"),
    NUMBER("number"),
    TIMESTAMP("timestamp"),
    SYMBOL("symbol"),
    OPERATOR("symbol"),
    NONE("");

    private static final Pattern IS_NULL = Pattern.compile(
            "null(\\.(null|bool|int|float|decimal|timestamp|symbol|string|clob|blob|list|sexp|struct))?");
    private static final Pattern IS_BOOL = Pattern.compile("true|false");
    private static final Pattern IS_NUMBER = Pattern.compile("nan|[+-]inf|-?(0[xX][0-9a-fA-F]+(_[0-9a-fA-F]+)*+"
            + "|0[bB][01]+(_[01]+)*+|(0|[1-9]\\d*(_\\d+)*+)(\\.(\\d+(_\\d+)*+)?)?([eEdD][+-]?\\d+)?)");
    private static final Pattern IS_TIMESTAMP = Pattern.compile(
            "\\d{4}(-\\d\\d)?T" + "|\\d{4}-\\d\\d-\\d\\d(T(\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?)?");
    private static final Pattern IS_SYMBOL = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

    private final String type;

    IonTextToken(String type) {
        this.type = type;
    }

    @Override
    public String label() {
        return type;
    }

    /** Whether it may be an annotation before {@code ::}, or a field name. */
    boolean isSymbol() {
        return this == SYMBOL || this == QUOTED_SYMBOL;
    }

    /** The kind of an unquoted run of characters. */
    static IonTextToken of(String text) {
        if (IS_NULL.matcher(text).matches()) {
            return NULL;
        }
        if (IS_BOOL.matcher(text).matches()) {
            return BOOL;
        }
        if (IS_NUMBER.matcher(text).matches()) {
            return NUMBER;
        }
        return IS_SYMBOL.matcher(text).matches() ? SYMBOL : NONE;
    }

    /** The length of the timestamp at the start of a text; 0 for none. */
    static int timestampLength(String text) {
        Matcher timestamp = IS_TIMESTAMP.matcher(text);
        return timestamp.lookingAt() ? timestamp.end() : 0;
    }
}
