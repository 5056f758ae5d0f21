package dev.hexplain.inspect.edits;

import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.util.regex.Pattern;

/** What kind of value a text is, where nothing else says it. */
record WantedKind(String text) {
    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]{1,40}");
    private static final Pattern REAL = Pattern.compile("[+-]?[0-9]{1,40}\\.[0-9]{1,40}([eE][+-]?[0-9]{1,4})?");

    /** Whether a value is of it, and not only a text that may say anything. */
    boolean isExactly(LogicalValue value) {
        boolean isText = value instanceof LogicalValue.Scalar scalar && scalar.kind() == ScalarKind.TEXT;
        return isText ? !isNumberOrTruth() : isOf(value);
    }

    private boolean isNumberOrTruth() {
        return text.equals("true")
                || text.equals("false")
                || INTEGER.matcher(text).matches()
                || REAL.matcher(text).matches();
    }

    /** Whether it can be written where a value is. */
    boolean isOf(LogicalValue value) {
        return value instanceof LogicalValue.Scalar scalar
                && switch (scalar.kind()) {
                    case NULL -> text.equals("null");
                    case BOOLEAN -> text.equals("true") || text.equals("false");
                    case INTEGER -> INTEGER.matcher(text).matches();
                    case DECIMAL, FLOAT ->
                        REAL.matcher(text).matches() || INTEGER.matcher(text).matches();
                    case TEXT -> true;
                    case TIME, NAME, BYTES -> true;
                };
    }
}
