package dev.hexplain.decoders.iontext;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the characters of a scalar are. */
enum IonTextToken {
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
    private static final Pattern IS_NUMBER = Pattern.compile("nan|[+-]inf|-?(0[xX][0-9a-fA-F]+(_[0-9a-fA-F]+)*"
            + "|0[bB][01]+(_[01]+)*|(0|[1-9]\\d*(_\\d+)*)(\\.(\\d+(_\\d+)*)?)?([eEdD][+-]?\\d+)?)");
    private static final Pattern IS_TIMESTAMP = Pattern.compile(
            "\\d{4}(-\\d\\d)?T" + "|\\d{4}-\\d\\d-\\d\\d(T(\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?)?");
    private static final Pattern IS_SYMBOL = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

    private final String type;

    IonTextToken(String type) {
        this.type = type;
    }

    /** The type, for people. */
    String type() {
        return type;
    }

    /** Whether it may stand before {@code ::}, or name a field. */
    boolean isSymbol() {
        return this == SYMBOL || this == QUOTED_SYMBOL;
    }

    /** What a run of characters is that has no quotation marks. */
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

    /** Characters of the timestamp that a text begins with; 0 where it begins with none. */
    static int timestampLength(String text) {
        Matcher timestamp = IS_TIMESTAMP.matcher(text);
        return timestamp.lookingAt() ? timestamp.end() : 0;
    }
}
