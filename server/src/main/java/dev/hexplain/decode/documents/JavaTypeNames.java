package dev.hexplain.decode.documents;

import dev.hexplain.bytes.Window;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Recognizes strings that name Java types: Jackson's default typing writes them before a value, as the first of two
 * elements of an array. Such an array is not a list of the encoded object.
 */
public final class JavaTypeNames {
    /** Maximum length of a type name. */
    public static final int MAX_LENGTH = 1000;

    private static final Pattern ARRAY = Pattern.compile("\\[+([BCDFIJSZ]|L[\\w.$]+;)");
    private static final Pattern WITH_PACKAGE = Pattern.compile("([a-z_][\\w$]*\\.)++[A-Z][\\w$]*(\\[])*+");
    private static final Pattern WITHOUT_PACKAGE = Pattern.compile("[A-Z]\\w*[a-z]\\w*");

    private JavaTypeNames() {}

    /** A text, if its bytes may name a type, and nothing otherwise: quick, for lists of texts, most of which do not. */
    public static String text(Window bytes, long at, long length, boolean outermost) {
        return mayBe(bytes, at, length, outermost)
                ? new String(bytes.copy(at, (int) length), StandardCharsets.US_ASCII)
                : "";
    }

    /** Whether bytes may name a type, at a quick look. */
    public static boolean mayBe(Window bytes, long at, long length, boolean outermost) {
        return length > 0
                && length <= MAX_LENGTH
                && (outermost || bytes.u1(at) == '[' || bytes.indexOf('.', at, at + length) >= 0)
                && bytes.isAscii(at, length);
    }

    /**
     * Whether a string looks like the name of a type.
     *
     * @param outermost whether a name without a package is accepted, as for the whole document
     */
    public static boolean isTypeName(String text, boolean outermost) {
        if (text.isEmpty()) {
            return false;
        }
        if (text.startsWith("[")) {
            return ARRAY.matcher(text).matches();
        }
        return WITH_PACKAGE.matcher(text).matches()
                || (outermost && WITHOUT_PACKAGE.matcher(text).matches());
    }
}
