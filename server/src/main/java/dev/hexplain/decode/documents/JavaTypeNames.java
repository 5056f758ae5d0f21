package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Window;
import java.util.regex.Pattern;

/**
 * Tells strings that name Java types: what Jackson writes before a value where it writes types, as the first of two
 * elements of an array. Such an array is no list of the object that was encoded.
 */
public final class JavaTypeNames {
    /** Longer ones are no names. */
    public static final int MAX_LENGTH = 1000;

    private static final Pattern ARRAY = Pattern.compile("\\[+([BCDFIJSZ]|L[\\w.$]+;)");
    private static final Pattern WITH_PACKAGE = Pattern.compile("([a-z_][\\w$]*\\.)+[A-Z][\\w$]*(\\[])*");
    private static final Pattern WITHOUT_PACKAGE = Pattern.compile("[A-Z]\\w*[a-z]\\w*");

    private JavaTypeNames() {}

    /** Whether a text may be such a name, from a look at its bytes: for lists of texts, most of which are none. */
    public static boolean mayStand(Window bytes, long at, long length, boolean outermost) {
        return length > 0
                && length <= MAX_LENGTH
                && (outermost || bytes.u1(at) == '[' || bytes.indexOf('.', at, at + length) >= 0)
                && bytes.isAscii(at, length);
    }

    /**
     * Whether a string looks like the name of a type.
     *
     * @param outermost whether a name without a package is believed: that of the whole document
     */
    public static boolean isTypeName(String text, boolean outermost) {
        if (text.startsWith("[")) {
            return ARRAY.matcher(text).matches();
        }
        return WITH_PACKAGE.matcher(text).matches()
                || (outermost && WITHOUT_PACKAGE.matcher(text).matches());
    }
}
